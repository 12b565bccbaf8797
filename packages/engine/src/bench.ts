import { makeMove, Position, type Setup } from '@rumis/rules';
import { boardFrom, moveOf, settle } from './board/convert.js';
import { MoveMasks } from './board/moveMasks.js';
import { playRandomGame } from './board/playout.js';
import { FastRandom } from './board/random.js';
import { SearchBoard } from './board/searchBoard.js';
import { BEST_STYLE } from './makeBot.js';
import { TreeSearch } from './mcts/search.js';
import { RumisGame } from './rumisGame.js';

/** Random games between two looks at the clock. */
const BATCH = 50;

/** Uniformly random games from the opening. */
export function benchPlayouts(
	setup: Setup,
	milliseconds: number,
): { readonly playoutsPerSecond: number; readonly stones: number } {
	const start = new SearchBoard(setup);
	settle(start);
	const board = new SearchBoard(setup);
	const masks = new MoveMasks(board);
	const random = new FastRandom(1);
	const play = (games: number): number => {
		let stones = 0;
		for (let game = 0; game < games; game++) {
			board.copyFrom(start);
			stones += playRandomGame(board, random, masks);
		}
		return stones;
	};
	play(BATCH);
	const began = Date.now();
	let [games, stones] = [0, 0];
	do {
		stones += play(BATCH);
		games += BATCH;
	} while (Date.now() - began < milliseconds);
	return { playoutsPerSecond: (1000 * games) / (Date.now() - began), stones: stones / games };
}

/** Simulations whose outcome makes the signature: always as many, however fast the machine. */
const SIGNED = 300;

/** Tree search in the opening, as the best bots do it. */
export function benchSearch(
	setup: Setup,
	milliseconds: number,
): { readonly simulationsPerSecond: number; readonly nodes: number; readonly signature: string } {
	const started = Position.start(setup);
	if (!started.ok) throw new Error(started.error.code);
	const board = boardFrom(started.value);
	const { settings, taste, compared, capacity } = BEST_STYLE;
	const game = new RumisGame(board, new FastRandom(1), taste, compared);
	const search = new TreeSearch(game, settings, capacity);
	search.run(SIGNED);
	const visits = search.candidates().slice(0, 5);
	const signature = visits.map(({ move, visits: n }) => `${makeMove(moveOf(board, move))} ${n}`).join(';');
	const began = Date.now();
	const before = search.simulations;
	do search.run(BATCH);
	while (Date.now() - began < milliseconds);
	const simulationsPerSecond = (1000 * (search.simulations - before)) / (Date.now() - began);
	return { simulationsPerSecond, nodes: search.nodes, signature };
}
