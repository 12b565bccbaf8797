import { describe, expect, it } from 'vitest';
import { boxCover, must, SOMA } from '../../test/puzzles.js';
import { countSolutions } from './count.js';
import { coverOf } from './puzzle.js';
import { parseShape } from './shape.js';
import { eachSolution } from './solutions.js';
import { colouredStock, parseStock } from './stock.js';
import { UNIQUE } from './symmetry.js';

describe('counting solutions', () => {
	it('solves the Soma cube', () => {
		const cover = boxCover([3, 3, 3], SOMA);
		expect(UNIQUE.map((unique) => must(countSolutions(cover, unique)))).toEqual([11520, 480, 240]);
	});

	it.each([
		[[2, 2, 2], 'I2*4'],
		[[2, 2, 3], 'I2*6'],
		[[2, 2, 3], 'I2*0-3,V3*0-2,L4*0-2,O4*0-1'],
		[[2, 2, 4], 'A4*2,B4*2'],
		[[2, 3, 4], 'O4*2,L4*2,I4*0-1,I2*0-2'],
		[[3, 3, 2], 'I3*6'],
		[[2, 4, 2], 'T4*0-2,P4*0-2,Z4*0-2,I2*0-2'],
		[[4, 4, 1], 'T4*4'],
		[[4, 5, 1], 'I2*0-2,O4*0-3,L4*0-3'],
	] as const)('counts orbits of %j from %s like listing them one by one', (sides, stones) => {
		const cover = boxCover(sides, stones);
		for (const unique of UNIQUE) {
			const listed = must(eachSolution(cover, { unique }));
			expect([unique, must(countSolutions(cover, unique))]).toEqual([unique, listed]);
		}
	});

	it('counts solutions that are equal after a rotation only once', () => {
		const cover = boxCover([2, 2, 2], 'I2*4');
		expect(UNIQUE.map((unique) => must(countSolutions(cover, unique)))).toEqual([9, 2, 2]);
	});

	it('refuses reflections if the mirror image of a stone is missing', () => {
		const cover = boxCover([2, 2, 2], 'A4*2');
		expect(countSolutions(cover, 'reflections')).toEqual({ ok: false, error: { code: 'mirrorMissing' } });
	});

	it('returns 0 at once if a checkerboard colouring rules out every solution', () => {
		const cover = boxCover([4, 5, 6], 'T4,L4*29');
		expect(must(countSolutions(cover, 'rotations'))).toBe(0);
		expect(must(eachSolution(cover, {}))).toBe(0);
	});

	it('distinguishes colours if asked to', () => {
		const shape = must(parseShape('####'));
		const two = must(colouredStock(2));
		// I4 of either colour; or an I2 of each, in either order.
		expect(must(countSolutions(coverOf({ shape, stock: two })))).toBe(4);
		const plain = must(parseStock('I2*0-2,I4*0-2'));
		expect(must(countSolutions(coverOf({ shape, stock: plain })))).toBe(2);
	});
});
