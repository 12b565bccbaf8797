import { describe, expect, test } from 'vitest';
import { bandEnds, bandPaths, HEIGHT, heightOf, linePath, plyAt, scaleOf, WIDTH } from './chart.js';

describe('the graph of a game', () => {
	test('stacks the chances of all sides without a gap', () => {
		const [first, second] = bandPaths([
			[0.5, 0.25],
			[0.5, 0.75],
		]);
		expect(first).toBe(`M0 0L${WIDTH} 0L${WIDTH} 25L0 50Z`);
		expect(second).toBe(`M0 50L${WIDTH} 25L${WIDTH} 100L0 100Z`);
		expect(bandEnds([[0.25], [0.75]])).toEqual([12.5, 62.5]);
	});

	test('has room for every number of points, below zero too', () => {
		const scale = scaleOf([
			[-3, 4.2],
			[0, 11],
		]);
		expect(scale).toEqual({ least: -3, most: 11 });
		expect(heightOf(-3, scale)).toBe(HEIGHT);
		expect(heightOf(11, scale)).toBe(0);
		expect(linePath([-3, 11], scale)).toBe(`M0 ${HEIGHT}L${WIDTH} 0`);
		expect(scaleOf([[0, 0]])).toEqual({ least: 0, most: 4 });
	});

	test('finds the position under the pointer, also at its edges', () => {
		expect([-0.1, 0, 0.49, 0.51, 1, 2].map((share) => plyAt(share, 3))).toEqual([0, 0, 1, 1, 2, 2]);
		expect(plyAt(0.5, 1)).toBe(0);
	});
});
