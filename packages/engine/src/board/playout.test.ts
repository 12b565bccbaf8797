import { findBuiltin, type Setup } from '@rumis/rules';
import { expect, test } from 'vitest';
import { FIRST_KNOWLEDGE } from '../knowledge/knowledge.js';
import { Policy } from '../policy.js';
import { MOST_MOVES } from './convert.js';
import { MoveMasks } from './moveMasks.js';
import { randomMove } from './playout.js';
import { FastRandom } from './random.js';
import { SearchBoard } from './searchBoard.js';
import { wasmPlayerFor } from './wasmPlayer.js';

const chullpa: Setup = { scenario: findBuiltin('chullpa')!, players: 2, mode: 'standard', start: 'yellow' };

test.each([
	['TypeScript', null],
	['WebAssembly', wasmPlayerFor(new SearchBoard(chullpa))],
])('random games of chullpa for two have the known length, results and scores: %s', (name, wasm) => {
	expect(wasm !== null).toBe(name === 'WebAssembly');
	const games = 20_000;
	const board = new SearchBoard(chullpa);
	const policy = new Policy(board, new FastRandom(11), FIRST_KNOWLEDGE, 1, wasm);
	let [stones, wins, ties, first, second] = [0, 0, 0, 0, 0];
	for (let game = 0; game < games; game++) {
		board.reset();
		policy.finish(board, () => stones++);
		const [a, b] = [board.points(0), board.points(1)];
		if (a > b) wins++;
		if (a === b) ties++;
		first += a;
		second += b;
	}
	// Measured by an independent native program over millions of games; the margins are three standard errors.
	expect(Math.abs(stones / games - 18.66)).toBeLessThan(0.03);
	expect(Math.abs(wins / games - 0.477)).toBeLessThan(0.011);
	expect(Math.abs(ties / games - 0.077)).toBeLessThan(0.006);
	expect(Math.abs(first / games - 8.07)).toBeLessThan(0.06);
	expect(Math.abs(second / games - 7.87)).toBeLessThan(0.06);
});

test('every legal move is as likely as any other, also where guessing is rarely lucky', () => {
	const random = new FastRandom(5);
	const board = new SearchBoard(chullpa);
	const masks = new MoveMasks(board);
	for (let ply = 0; ply < 12; ply++) board.play(randomMove(board, random, masks));
	const list = new Uint16Array(MOST_MOVES);
	const count = board.legalMoves(list);
	const tries = 400 * count;
	const seen = new Map<number, number>();
	for (let i = 0; i < tries; i++) {
		const move = randomMove(board, random, masks);
		seen.set(move, (seen.get(move) ?? 0) + 1);
	}
	expect([...seen.keys()].sort((a, b) => a - b)).toEqual([...list.subarray(0, count)].sort((a, b) => a - b));
	// Chi-squared of `count` equal classes: mean count − 1, standard deviation √(2 count).
	const spread = [...seen.values()].reduce((sum, n) => sum + (n - 400) ** 2 / 400, 0);
	expect(spread).toBeLessThan(count + 5 * Math.sqrt(2 * count));
});
