import type { PlacedStone } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { makeCubeGrid } from './cubeGrid.js';
import { firstCube, groundPoint } from './picking.js';

const tower: PlacedStone = {
	owner: 'red',
	stone: 'I3',
	cells: [0, 1, 2].map((z) => ({ x: 1, y: 2, z })),
};
const bar: PlacedStone = {
	owner: 'blue',
	stone: 'I2',
	cells: [
		{ x: 3, y: 2, z: 0 },
		{ x: 3, y: 3, z: 0 },
	],
};
const plan = { width: 4, depth: 4 };
const grid = makeCubeGrid(plan, [tower, bar], null);

describe('what a pointer hits', () => {
	it('is the top of a tower from straight above', () => {
		const hit = firstCube(grid, { from: [1.5, 20, 2.5], towards: [0, -1, 0] });
		expect(hit).toEqual({ x: 1, y: 2, z: 2 });
	});

	it('is the side of the nearer stone from the side', () => {
		const along = (from: number, towards: number) =>
			firstCube(grid, { from: [from, 0.5, 2.5], towards: [towards, 0, 0] });
		expect(along(-5, 1)).toEqual({ x: 1, y: 2, z: 0 });
		expect(along(9, -1)).toEqual({ x: 3, y: 2, z: 0 });
	});

	it('is found on a slanting way between cells', () => {
		const hit = firstCube(grid, { from: [-2, 5, 2.5], towards: [0.7, -0.6, 0] });
		expect(hit).toEqual({ x: 1, y: 2, z: 2 });
	});

	it('is nothing where no stone is in the way', () => {
		expect(firstCube(grid, { from: [0.5, 20, 0.5], towards: [0, -1, 0] })).toBeNull();
		expect(firstCube(grid, { from: [20, 20, 20], towards: [0, -1, 0] })).toBeNull();
		expect(firstCube(grid, { from: [1.5, 20, 2.5], towards: [0, 1, 0] })).toBeNull();
	});

	it('is not a cube that was cut off', () => {
		const cut = makeCubeGrid(plan, [tower, bar], 1);
		expect(firstCube(cut, { from: [1.5, 20, 2.5], towards: [0, -1, 0] })).toEqual({ x: 1, y: 2, z: 0 });
	});

	it('is the ground when the ray looks down', () => {
		expect(groundPoint({ from: [0, 2, 0], towards: [1, -1, 0.5] })).toEqual({ x: 2, z: 1 });
		expect(groundPoint({ from: [0, 2, 0], towards: [1, 0, 0] })).toBeNull();
		expect(groundPoint({ from: [0, 2, 0], towards: [1, 1, 0] })).toBeNull();
	});
});

describe('where a falling cube comes to rest', () => {
	it('is on the building below it, or on the ground', () => {
		expect(grid.restBelow(1, 2, 7)).toBe(3);
		expect(grid.restBelow(1, 2, 2)).toBe(2);
		expect(grid.restBelow(0, 0, 4)).toBe(0);
		expect(grid.restBelow(-1, 9, 4)).toBe(0);
	});
});
