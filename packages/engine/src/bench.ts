import { makeMove, Position, type Setup } from '@rumis/rules';
import { boardFrom, moveOf, settle } from './board/convert.js';
import { FastRandom } from './board/random.js';
import { SearchBoard } from './board/searchBoard.js';
import { wasmPlayerFor } from './board/wasmPlayer.js';
import { BEST_STYLE } from './makeBot.js';
import { TreeSearch } from './mcts/search.js';
import { Policy } from './policy.js';
import { RumisGame } from './rumisGame.js';
import type { SearchStyle } from './searchBot.js';

/** Random games between two checks of the clock. */
const BATCH = 50;

/** Repeats a task until the time is up. */
function repeat(task: () => void, milliseconds: number): { batches: number; seconds: number } {
	const began = Date.now();
	let batches = 0;
	do {
		task();
		batches++;
	} while (Date.now() - began < milliseconds);
	return { batches, seconds: (Date.now() - began) / 1000 };
}

/** Uniformly random games from the opening; null where WebAssembly cannot play them. */
export function benchPlayouts(
	setup: Setup,
	milliseconds: number,
	inWasm: boolean,
): { readonly playoutsPerSecond: number; readonly stones: number } | null {
	const start = new SearchBoard(setup);
	settle(start);
	const board = new SearchBoard(setup);
	const wasm = inWasm ? wasmPlayerFor(board) : null;
	if (inWasm && !wasm) return null;
	const policy = new Policy(board, new FastRandom(1), BEST_STYLE.knowledge(board), 1, wasm);
	let stones = 0;
	const play = (): void => {
		for (let game = 0; game < BATCH; game++) {
			board.copyFrom(start);
			policy.finish(board, () => stones++);
		}
	};
	// The first half is warm-up for the compiler and is not counted.
	repeat(play, milliseconds);
	stones = 0;
	const { batches, seconds } = repeat(play, milliseconds);
	const games = batches * BATCH;
	return { playoutsPerSecond: games / seconds, stones: stones / games };
}

/** Simulations that the signature covers: a fixed number, independent of the machine's speed. */
const SIGNED = 300;

/** Tree search in the opening, with the best settings. The signature is the same with and without WebAssembly. */
export function benchSearch(
	setup: Setup,
	milliseconds: number,
	inWasm = true,
	style: SearchStyle = BEST_STYLE,
): { readonly simulationsPerSecond: number; readonly nodes: number; readonly signature: string } {
	const started = Position.start(setup);
	if (!started.ok) throw new Error(started.error.code);
	const board = boardFrom(started.value);
	const { settings, capacity } = style;
	const wasm = inWasm ? wasmPlayerFor(board) : null;
	const game = new RumisGame(board, new FastRandom(1), { ...style, knowledge: style.knowledge(board) }, wasm);
	const search = new TreeSearch(game, settings, capacity);
	search.run(SIGNED);
	const visits = search.candidates().slice(0, 5);
	const signature = visits.map(({ move, visits: n }) => `${makeMove(moveOf(board, move))} ${n}`).join(';');
	const { batches, seconds } = repeat(() => search.run(BATCH), milliseconds);
	return { simulationsPerSecond: (batches * BATCH) / seconds, nodes: search.nodes, signature };
}
