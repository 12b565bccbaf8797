/** Shared by the tests of the slow implementation: boards, and shortcuts to positions. */

import { readFileSync } from 'node:fs';
import { SlowGame, type SlowMode, type SlowScenario } from './slowGame.js';

export function scenario(id: string): SlowScenario {
	return JSON.parse(readFileSync(new URL(`../../../../scenarios/${id}.json`, import.meta.url), 'utf8'));
}

/** A small plan of one height, the same limits for any number of players. */
export function plain(...plan: string[]): SlowScenario {
	const height = Math.max(...plan.join('').replaceAll('.', '').split('').map(Number));
	const limits = Object.fromEntries([2, 3, 4, 5, 6].map((players) => [players, { height }]));
	return { id: 'plain', plan, limits };
}

export function game(
	board: SlowScenario,
	players: number,
	mode: SlowMode = 'standard',
	start = 'yellow',
): SlowGame {
	return new SlowGame({ scenario: board, players, mode, start });
}

/** Plays the moves and returns the game. */
export function after(fresh: SlowGame, ...moves: string[]): SlowGame {
	for (const move of moves) fresh.play(move);
	return fresh;
}

/** Which of the moves are legal. */
export function legalOf(running: SlowGame, ...moves: string[]): string[] {
	const legal = running.legalMoves();
	return moves.filter((move) => legal.includes(move));
}

/** A small generator of numbers in [0, 1): the same games in every run. */
export function randomFrom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
}
