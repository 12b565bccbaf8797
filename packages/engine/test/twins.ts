import { createHash } from 'node:crypto';
import { MODES, PLAYER_COUNTS, Position, SCENARIOS, type Scenario, type Setup } from '@rumis/rules';
import { expect } from 'vitest';
import { boardFrom, MOST_MOVES, settle } from '../src/board/convert.js';
import { FastRandom } from '../src/board/random.js';
import { OVER, SearchBoard } from '../src/board/searchBoard.js';
import { type WasmPlayer, wasmPlayerFor } from '../src/board/wasmPlayer.js';
import { BEST_STYLE } from '../src/makeBot.js';
import { TreeSearch } from '../src/mcts/search.js';
import { type Tree, treeBytes } from '../src/mcts/tree.js';
import { Policy } from '../src/policy.js';
import { RumisGame } from '../src/rumisGame.js';

/** Every possible setup on these boards. */
export function setupsOn(scenarios: readonly Scenario[]): { readonly name: string; readonly setup: Setup }[] {
	return scenarios.flatMap((scenario) =>
		MODES.flatMap((mode) =>
			PLAYER_COUNTS.flatMap((players) => {
				const setup: Setup = { scenario, players, mode, start: 'yellow' };
				const name = `${scenario.id} ${players} ${mode}`;
				return Position.start(setup).ok ? [{ name, setup }] : [];
			}),
		),
	);
}

export const builtin = (...ids: readonly string[]): Scenario[] =>
	SCENARIOS.filter(({ id }) => ids.includes(id));

/** Everything that must be equal at the end of a game. Contact with any stone no longer matters by then. */
function stateOf(board: SearchBoard): unknown {
	const { height, top, touch, hand, visible, phase, colour, out, colours } = board;
	const hash = new Int32Array(2);
	board.hash(hash);
	const points = Array.from({ length: colours }, (_, c) => board.points(c));
	return { height, top, touch, hand, visible, phase, colour, out, hash, points };
}

/** Plays games with both versions from the same seed and compares every move and the result. */
export function expectSameGames(setup: Setup, games: number, compared: number): void {
	const boards = [new SearchBoard(setup), new SearchBoard(setup)];
	const players = boards.map((board, i) => {
		const random = new FastRandom(7);
		const wasm = i === 0 ? null : wasmPlayerFor(board);
		return { board, policy: new Policy(board, random, BEST_STYLE.knowledge(board), compared, wasm), random };
	});
	for (let game = 0; game < games; game++) {
		const [typeScript, wasm] = players.map(({ board, policy, random }) => {
			const moves: number[] = [];
			board.reset();
			policy.finish(board, (mover, move) => moves.push(mover, move));
			return { moves, state: stateOf(board), random: random.state };
		});
		expect(wasm).toEqual(typeScript);
	}
}

/** A search with the best settings, with or without WebAssembly. */
function searchOf(setup: Setup, capacity: number, wasm: WasmPlayer | null) {
	const started = Position.start(setup);
	if (!started.ok) throw new Error(started.error.code);
	const board = boardFrom(started.value);
	const { settings, knowledge } = BEST_STYLE;
	const game = new RumisGame(board, new FastRandom(3), { ...BEST_STYLE, knowledge: knowledge(board) }, wasm);
	return { board, game, search: new TreeSearch(game, settings, capacity) };
}

type Searching = ReturnType<typeof searchOf>;

/** Every bit of the tree, and the search's results. */
function knownTo({ search, game }: Searching): unknown {
	const { place, capacity } = (search as unknown as { readonly tree: Tree }).tree;
	const bytes = new Uint8Array(place.buffer, place.at, treeBytes(capacity, game.sides));
	// Comparing element by element would take seconds.
	const tree = createHash('sha256').update(bytes).digest('hex');
	const candidates = search.candidates();
	const points = candidates.map(({ move }) => game.expectedPoints(move));
	const { simulations, totals } = search;
	return { tree, candidates, points, simulations, totals };
}

function movesAt({ game }: Searching): unknown {
	const [moves, scores] = [new Uint16Array(MOST_MOVES), new Float32Array(MOST_MOVES)];
	game.reset();
	const count = game.listMoves(moves, scores);
	return { moves: moves.subarray(0, count), scores: scores.subarray(0, count) };
}

/** Plays the most visited move, as a game goes on. */
function advance({ board, game, search }: Searching): void {
	const { move } = search.candidates()[0]!;
	board.play(move);
	settle(board);
	search.advance([move]);
	game.setRoot(board);
}

/** Searches with both versions from the same seed for several plies and compares everything. */
export function expectSameSearch(
	setup: Setup,
	simulations: number,
	plies = 1,
	capacity = 20_000 + 100 * simulations,
): void {
	const wasm = wasmPlayerFor(new SearchBoard(setup));
	const twins = [null, wasm].map((player) => searchOf(setup, capacity, player)) as [Searching, Searching];
	for (let ply = 0; ply < plies && twins[0].board.phase !== OVER; ply++) {
		if (ply > 0) twins.forEach(advance);
		for (const { search } of twins) search.run(simulations);
		const [expected, found] = twins.map(knownTo);
		expect(found).toEqual(expected);
		expect(movesAt(twins[1])).toEqual(movesAt(twins[0]));
	}
}
