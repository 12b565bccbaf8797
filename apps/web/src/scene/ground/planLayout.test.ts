import { describe, expect, it } from 'vitest';
import { inset, outlinesOf, type Point } from './planLayout.js';

const block = (width: number, depth: number): Point[] =>
	Array.from({ length: width * depth }, (_, i) => ({ x: i % width, y: Math.floor(i / width) }));
const sorted = (points: readonly Point[]): string[] => points.map(({ x, y }) => `${x},${y}`).sort();

describe('the line round a zone', () => {
	it('has four turns round a block', () => {
		const [loop, ...others] = outlinesOf(block(3, 2));
		expect(others).toEqual([]);
		expect(sorted(loop!)).toEqual(['0,0', '0,2', '3,0', '3,2']);
	});

	it('goes round a hole as well', () => {
		const ring = block(3, 3).filter(({ x, y }) => x !== 1 || y !== 1);
		const loops = outlinesOf(ring);
		expect(loops.map((loop) => loop.length)).toEqual([4, 4]);
		expect(sorted(loops[1]!)).toEqual(['1,1', '1,2', '2,1', '2,2']);
	});

	it('keeps squares apart that touch by a corner only', () => {
		const loops = outlinesOf([
			{ x: 0, y: 0 },
			{ x: 1, y: 1 },
		]);
		expect(loops.map((loop) => loop.length)).toEqual([4, 4]);
	});

	it('can be inset, so that two lines run side by side', () => {
		const [loop] = outlinesOf(block(2, 2));
		expect(sorted(inset(loop!, 0.25))).toEqual(['0.25,0.25', '0.25,1.75', '1.75,0.25', '1.75,1.75']);
		expect(sorted(inset(loop!, -0.25))).toEqual(['-0.25,-0.25', '-0.25,2.25', '2.25,-0.25', '2.25,2.25']);
	});
});
