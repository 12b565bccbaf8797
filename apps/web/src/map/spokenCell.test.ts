import type { Cell } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { type BoardView, bareView } from '../board/view.js';
import * as en from '../i18n/en/index.js';
import { spokenCell } from './spokenCell.js';

const cell = (text: string): Cell => {
	const [x = 0, y = 0, z = 0] = [...text].map(Number);
	return { x, y, z };
};
const cells = (text: string): readonly Cell[] => text.split(' ').map(cell);

/** Two squares, the first two levels high; a fixed stone on the ground, another one on top. */
const view: BoardView = {
	...bareView({
		width: 2,
		depth: 1,
		squares: [
			{ x: 0, y: 0, limit: 3, zone: null },
			{ x: 1, y: 0, limit: 2, zone: null },
		],
	}),
	stones: [
		{ stone: 'I2', owner: 'yellow', cells: cells('000 100') },
		{ stone: 'I2', owner: 'red', cells: cells('001 002') },
	],
	fixed: 1,
};

const say = (where: string, seen = view) => spokenCell(seen, cell(where), en);

describe('a cell of the frame in words', () => {
	it('says where it is and which stone is there', () => {
		expect(say('000')).toBe(`a1, level 1, yellow ${en.rules.stones.I2}, part of the puzzle`);
		expect(say('002')).toBe(`a1, level 3, red ${en.rules.stones.I2}`);
		expect(say('101')).toBe('b1, level 2, empty');
	});

	it('says where there is no board, by the plan or by the shape', () => {
		expect(say('102')).toMatch(/not part of the frame$/);
		expect(say('101', { ...view, shape: cells('000 001 002 100') })).toMatch(/not part of the frame$/);
	});

	it('says where the held stone would be placed, and where it cannot be', () => {
		const held: BoardView = {
			...view,
			ghost: { owner: 'red', cells: cells('101 102'), fits: false, bad: cells('102') },
		};
		expect(say('101', held)).toMatch(/empty, your stone would go here$/);
		expect(say('102', held)).toMatch(/your stone would go here, but it can’t be placed here$/);
		expect(say('000', held)).not.toContain('your stone');
	});
});
