import { ORIENTATIONS, type PlacedStone } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { makeCubeGrid } from './cubeGrid.js';
import { explodedLength, offsetOf, WIDEST_GAP } from './exploded.js';
import { firstExplodedCube } from './pickingExploded.js';

const size = { width: 3, depth: 3 };
const cube = (x: number, y: number, z: number) => [{ x, y, z }];

describe('a building that is exploded', () => {
	it('leaves the stone in the middle of the ground where it is', () => {
		expect(offsetOf(cube(1, 1, 0), size)).toEqual([0, 0, 0]);
	});

	it('moves neighbours apart by the widest gap', () => {
		const [a, b] = [offsetOf(cube(1, 2, 0), size), offsetOf(cube(2, 2, 1), size)];
		expect(b[0] - a[0]).toBeCloseTo(WIDEST_GAP);
		expect(b[1] - a[1]).toBeCloseTo(WIDEST_GAP);
		expect(b[2] - a[2]).toBeCloseTo(0);
	});

	it('moves the two sides of the plan by the same to opposite sides', () => {
		expect(offsetOf(cube(0, 1, 0), size)[0]).toBeCloseTo(-offsetOf(cube(2, 1, 0), size)[0]);
	});

	it('never sinks into the ground', () => {
		for (const { cells } of ORIENTATIONS) expect(offsetOf(cells, size)[1]).toBeGreaterThanOrEqual(0);
	});

	it('takes no more room than is reckoned with', () => {
		const top = 3 + offsetOf(cube(1, 1, 2), size)[1];
		expect(top).toBeCloseTo(explodedLength(3, 1));
		expect(explodedLength(3, 0)).toBe(3);
	});
});

describe('a pointer on a building that is exploded', () => {
	const stones: PlacedStone[] = [
		{ owner: 'red', stone: 'I2', cells: [...cube(0, 0, 0), ...cube(0, 0, 1)] },
		{ owner: 'blue', stone: 'I2', cells: [...cube(2, 0, 0), ...cube(2, 0, 1)] },
	];
	const grid = makeCubeGrid(size, stones, null);
	const down = (x: number, y: number) => ({ from: [x, 20, y], towards: [0, -1, 0] }) as const;

	it('hits a stone where it is drawn, and returns its cell in the building', () => {
		const [dx, , dy] = offsetOf(stones[1]!.cells, size);
		const hit = firstExplodedCube(stones, grid, 0.5, down(2.5 + dx / 2, 0.5 + dy / 2));
		expect(hit).toEqual({ stone: 1, cell: { x: 2, y: 0, z: 1 } });
	});

	it('hits nothing at the undrawn original place of a stone', () => {
		expect(firstExplodedCube(stones, grid, 1, down(2.05, 0.9))).toBeNull();
	});

	it('finds the nearer of two stones', () => {
		const along = { from: [-20, 0.9, -0.2], towards: [1, 0, 0] } as const;
		expect(firstExplodedCube(stones, grid, 1, along)?.stone).toBe(0);
	});

	it('does not find a cube that was cut off', () => {
		const cut = makeCubeGrid(size, stones, 1);
		const hit = firstExplodedCube(stones, cut, 1, down(-0.4, -0.4));
		expect(hit).toEqual({ stone: 0, cell: { x: 0, y: 0, z: 0 } });
	});
});
