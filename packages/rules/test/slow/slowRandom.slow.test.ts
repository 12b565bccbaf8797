/** Whole random games of the slow implementation in every mode: checks invariants of any game. */

import { expect, test } from 'vitest';
import { SlowGame, type SlowMode } from './slowGame.js';
import { randomFrom, scenario } from './testGames.js';

const GAMES: [id: string, players: number, mode: SlowMode, start: string][] = [
	['chullpa', 4, 'standard', 'green'],
	['huaca', 6, 'standard', 'orange'],
	['incahuasi', 5, 'inverse', 'yellow'],
	['cucho', 3, 'inverse', 'red'],
	['tambo', 2, 'duo', 'blue'],
	['pisac', 3, 'ruinas', 'red'],
	['coricancha', 2, 'ruinas', 'yellow'],
	['colca', 2, 'transfer', 'red'],
	['puncu', 2, 'transfer', 'yellow'],
	['apachita', 2, 'transfer', 'red'],
];

/** The full visible state of a game. */
function seen(running: SlowGame) {
	return {
		phase: running.phase(),
		toPlay: running.toPlay(),
		out: running.out(),
		scores: running.scores(),
		intermediate: running.intermediate(),
		view: running.topView(),
		result: running.result(),
	};
}

/**
 * The number of cubes the move adds to the board: a transferred stone comes from it, one put aside leaves it.
 */
function cubesAdded(running: SlowGame, move: string): number {
	const cubes = Number(move[1]);
	if (running.phase() !== 'transfer') return cubes;
	return move.endsWith('aside') ? -cubes : 0;
}

test.each(GAMES)('%s, %i players, %s, %s opens', (id, players, mode, start) => {
	const random = randomFrom(players * 1000 + id.length);
	const running = new SlowGame({ scenario: scenario(id), players, mode, start });
	const past: ReturnType<typeof seen>[] = [];
	let cubes = 0;
	while (running.phase() !== 'over') {
		past.push(seen(running));
		const moves = running.legalMoves();
		expect(moves.length).toBeGreaterThan(0);
		expect(moves).toEqual([...new Set(moves)].sort());
		expect(running.out()).not.toContain(running.toPlay());
		expect(running.result()).toBe('running');
		const move = moves[Math.floor(random() * moves.length)]!;
		cubes += cubesAdded(running, move);
		running.play(move);
		// The columns are counted from the ground to the first gap, so the sum shows that there is none.
		expect(running.topView().reduce((sum, { height }) => sum + height, 0)).toBe(cubes);
	}
	expect(running.legalMoves()).toEqual([]);
	expect(running.result()).toMatch(/^(win|draw) /);
	for (const before of past.reverse()) {
		running.undo();
		expect(seen(running)).toEqual(before);
	}
});
