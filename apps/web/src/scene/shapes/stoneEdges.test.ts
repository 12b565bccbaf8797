import { describe, expect, it } from 'vitest';
import { edgeRuns } from './stoneEdges.js';

const cell = (x: number, y: number, z: number) => ({ x, y, z });

describe('the edges of a stone', () => {
	it('are those of a box for a bar, without its seams', () => {
		const runs = edgeRuns([cell(0, 0, 0), cell(1, 0, 0), cell(2, 0, 0)]);
		expect(runs).toHaveLength(12);
		expect(runs.filter(({ axis }) => axis === 0).map(({ length }) => length)).toEqual([3, 3, 3, 3]);
	});

	it('have the groove of a corner stone, too', () => {
		const runs = edgeRuns([cell(0, 0, 0), cell(1, 0, 0), cell(0, 1, 0)]);
		const upright = runs.filter(({ axis }) => axis === 1);
		expect(upright).toHaveLength(6);
		expect(upright.map(({ start }) => start)).toContainEqual([1, 0, 1]);
	});
});
