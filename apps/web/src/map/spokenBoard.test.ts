import { findBuiltin, Position, parseMove } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import type { GhostView } from '../board/view.js';
import * as en from '../i18n/en/index.js';
import { spokenBoard, spokenRow, spokenSquare } from './spokenBoard.js';

function played(id: string, players: number, ...moves: readonly string[]): Position {
	const started = Position.start({ scenario: findBuiltin(id)!, players, mode: 'standard', start: 'yellow' });
	if (!started.ok) throw new Error(started.error.code);
	for (const text of moves) {
		const move = parseMove(text);
		if (!move.ok) throw new Error(move.error.code);
		const done = started.value.play(move.value);
		if (!done.ok) throw new Error(done.error.code);
	}
	return started.value;
}

/** Yellow places a bar of four upright on b3, red a short one next to it. */
const TOWER = played('chullpa', 2, 'I4 b3*4', 'I2 c3,c4');

const ghost = (fits: boolean): GhostView => ({
	owner: 'yellow',
	cells: [
		{ x: 0, y: 2, z: 0 },
		{ x: 0, y: 2, z: 1 },
		{ x: 0, y: 1, z: 0 },
	],
	fits,
	bad: fits ? [] : [{ x: 0, y: 1, z: 0 }],
});

describe('the description of a square', () => {
	const say = (name: string, over: GhostView | null = null, position = TOWER) => {
		const square = { x: name.charCodeAt(0) - 97, y: Number(name.slice(1)) - 1 };
		return spokenSquare(position.topView(), square, over, en);
	};

	it('with its height, owner and limit', () => {
		expect(say('b3')).toBe('b3, height 4, top yellow, maximum height 4, can no longer change');
		expect(say('c4')).toBe('c4, height 1, top red, maximum height 4');
		expect(say('a1')).toBe('a1, empty, maximum height 4');
	});

	it('as what it is when it cannot be built on', () => {
		expect(say('a1', null, played('coricancha', 2))).toBe('a1, not used in this game');
		expect(say('e5', null, played('tambo', 2))).toBe('e5, not part of the building plan');
	});

	it('with the stone held over it', () => {
		expect(say('a3', ghost(true))).toContain('maximum height 4, your stone would go here, on levels 1 to 2');
		expect(say('a2', ghost(true))).toMatch(/your stone would go here, on level 1$/);
		expect(say('a2', ghost(false))).toMatch(/on level 1, but it can’t be placed here$/);
		expect(say('a1', ghost(false))).toBe('a1, empty, maximum height 4');
	});
});

describe('the description of the board', () => {
	it('as a whole', () => {
		expect(spokenBoard(TOWER.topView(), { width: 4, depth: 5 }, 2, en)).toBe(
			'Board from above: 5 rows, 4 columns, 2 stones, highest level 4, 1 square can no longer change, ' +
				'yellow on top of 1 square, red on top of 2 squares.',
		);
	});

	it('row by row', () => {
		const tops = TOWER.topView();
		expect(spokenRow(tops, 4, 2, en)).toBe('Row 3: a empty, b yellow 4 final, c red 1, d empty.');
		expect(spokenRow(played('tambo', 2).topView(), 7, 2, en)).toContain('c not part of the building plan');
		expect(spokenRow(played('coricancha', 2).topView(), 8, 1, en)).toMatch(/^Row 2: a not used, b empty/);
	});
});
