import type { Cell, Stone } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { boxCover } from '../../test/puzzles.js';
import { chessBalance } from './parity.js';

/**
 * The steps of the proof in docs/SOLVER.md that I3 without T4 cannot fill the cube, each checked
 * exhaustively.
 */
describe('why I3, L4, Z4, O4, P4, A4 and B4 cannot fill the cube', () => {
	const { placements, shape } = boxCover([3, 3, 3], 'I3,L4,Z4,O4,P4,A4,B4');
	const placesOf = (stone: Stone) => placements.filter((placed) => placed.stone === stone);
	const corners = (cells: readonly Cell[]): number =>
		cells.filter(({ x, y, z }) => x !== 1 && y !== 1 && z !== 1).length;
	const mostCorners = (stone: Stone): number =>
		Math.max(...placesOf(stone).map(({ cells }) => corners(cells)));

	it('has one more black cell than white ones, corners being black', () => {
		expect(chessBalance(shape)).toBe(1);
		expect(chessBalance({ cells: [{ x: 2, y: 0, z: 2 }] })).toBe(1);
	});

	it('lets only P4 and I3 make up the difference, so P4 is on black and I3 on white', () => {
		const balances = (stone: Stone) => [...new Set(placesOf(stone).map(chessBalance))].sort((a, b) => a - b);
		for (const stone of ['L4', 'Z4', 'O4', 'A4', 'B4'] as const) expect(balances(stone)).toEqual([0]);
		expect(balances('P4')).toEqual([-2, 2]);
		expect(balances('I3')).toEqual([-1, 1]);
		const sums = [-2, 2].flatMap((p) => [-1, 1].map((i) => ({ p, i, sum: p + i })));
		expect(sums.filter(({ sum }) => sum === 1)).toEqual([{ p: 2, i: -1, sum: 1 }]);
	});

	it('leaves at most seven corners, but the cube has eight', () => {
		const whiteI3 = placesOf('I3').filter((placed) => chessBalance(placed) === -1);
		const blackP4 = placesOf('P4').filter((placed) => chessBalance(placed) === 2);
		expect(Math.max(...whiteI3.map(({ cells }) => corners(cells)))).toBe(0);
		expect(Math.max(...blackP4.map(({ cells }) => corners(cells)))).toBe(1);
		expect((['L4', 'Z4', 'O4', 'A4', 'B4'] as const).map(mostCorners)).toEqual([2, 1, 1, 1, 1]);
		expect(corners(shape.cells)).toBe(8);
	});
});
