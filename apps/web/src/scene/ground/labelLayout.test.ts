import { describe, expect, it } from 'vitest';
import type { PlanView } from '../../board/view.js';
import { labelCorners, labelsOf, quarterFor } from './labelLayout.js';

const planOf = (width: number, depth: number): PlanView => ({
	width,
	depth,
	squares: [
		{ x: 0, y: 0, limit: 3, zone: null },
		{ x: 1, y: 0, limit: 0, zone: null },
	],
});
const centre = (corners: readonly [number, number][]) => [
	corners.reduce((sum, [x]) => sum + x, 0) / 4,
	corners.reduce((sum, [, y]) => sum + y, 0) / 4,
];

describe('the labels on the plan', () => {
	it('names columns and rows on both sides, and heights where one may build', () => {
		const texts = labelsOf(planOf(3, 2)).map(({ text }) => text);
		expect(texts.join(' ')).toBe('a a b b c c 1 1 2 2 3');
	});

	it('is larger on a large board', () => {
		const sizes = (width: number) => labelsOf(planOf(width, 4)).map(({ size }) => size);
		expect(Math.min(...sizes(8))).toBeGreaterThan(Math.max(...sizes(7)));
	});

	it('keeps heights inside their squares, from whichever side they are read', () => {
		for (const width of [4, 10]) {
			const heights = labelsOf(planOf(width, 4)).slice(-1);
			for (const quarter of [0, 1, 2, 3]) {
				for (const at of labelCorners(heights, quarter).flat()) {
					expect(at).toBeGreaterThan(-0.001);
					expect(at).toBeLessThan(1.001);
				}
			}
		}
	});

	it('are in the upper left corner of their square for every viewer', () => {
		const heights = labelsOf(planOf(4, 4)).slice(-1);
		const places = [0, 1, 2, 3].map((quarter) => centre(labelCorners(heights, quarter)));
		expect(places.map(([x, y]) => [x! < 0.5, y! < 0.5])).toEqual([
			[true, true],
			// From the last column's side, left is towards the last row.
			[true, false],
			[false, false],
			[false, true],
		]);
	});
});

describe('the side for which it is written', () => {
	it('is the nearest one', () => {
		expect([0, 1.2, 3.3, -1.6].map((azimuth) => quarterFor(azimuth, 9))).toEqual([0, 1, 2, -1]);
	});

	it('does not waver half way between two sides', () => {
		const half = Math.PI / 4;
		expect(quarterFor(half + 0.05, 0)).toBe(0);
		expect(quarterFor(half - 0.05, 1)).toBe(1);
	});
});
