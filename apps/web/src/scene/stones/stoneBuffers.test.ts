import { type Cell, COLOURS, ORIENTATIONS, type PlacedStone } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { INDICES_A_FACE, POINTS_A_FACE } from '../shapes/stoneShape.js';
import { makeCubeGrid } from '../space/cubeGrid.js';
import { fillStoneBuffers, makeStoneBuffers } from './stoneBuffers.js';

const plan = { width: 40, depth: 40 };
const bar = (x: number, y: number, z = 0): PlacedStone => ({
	owner: 'green',
	stone: 'I2',
	cells: [
		{ x, y, z },
		{ x: x + 1, y, z },
	],
});
const tower: PlacedStone = { owner: 'red', stone: 'I3', cells: [0, 1, 2].map((z) => ({ x: 5, y: 5, z })) };

const MANY_CUBES = 264;

/** The number of pairs of neighbours. */
function jointsIn(cells: readonly Cell[]): number {
	const apart = (a: Cell, b: Cell): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.z - b.z);
	return cells.flatMap((a) => cells.filter((b) => apart(a, b) === 1)).length / 2;
}

function fill(stones: readonly PlacedStone[], levels: number | null = null, buffers = makeStoneBuffers()) {
	const grew = fillStoneBuffers(buffers, stones, levels, makeCubeGrid(plan, stones, levels));
	const faces = buffers.geometry.drawRange.count / INDICES_A_FACE;
	return { buffers, grew, faces, geometry: buffers.geometry };
}

describe('the geometry of all stones', () => {
	it('draws the faces of all stones together', () => {
		expect(fill([bar(0, 0), tower]).faces).toBe(10 + 14);
	});

	it('draws stones at their place, levels upwards', () => {
		const { faces, geometry } = fill([bar(3, 7, 2)]);
		const points = [...geometry.attributes.position!.array.slice(0, faces * 16 * 3)];
		const along = (axis: number) => points.filter((_, i) => i % 3 === axis);
		const spans = [0, 1, 2].map((axis) => [
			Math.round(Math.min(...along(axis))),
			Math.round(Math.max(...along(axis))),
		]);
		expect(spans).toEqual([
			[3, 5],
			[2, 3],
			[7, 8],
		]);
	});

	it('omits what is above the cut, and closes the rest', () => {
		expect(fill([tower], 2).faces).toBe(10);
		expect(fill([bar(0, 0, 3)], 2).faces).toBe(0);
	});

	it('is reused when stones change, and grows when there are too many', () => {
		const first = fill([bar(0, 0)]);
		const geometry = first.geometry;
		const more = fill([bar(0, 0), tower], null, first.buffers);
		expect(more.grew).toBe(false);
		expect(more.geometry).toBe(geometry);
		const many = Array.from({ length: 30 }, (_, i) => bar(0, i));
		const grown = fill(many, null, first.buffers);
		expect(grown.grew).toBe(true);
		expect(grown.faces).toBe(300);
		expect(fill([bar(0, 0)], null, first.buffers).grew).toBe(false);
	});

	it('holds a board with more stones than all players have', () => {
		const fours = ORIENTATIONS.filter(({ cells }) => cells.length === 4);
		const stones = Array.from({ length: MANY_CUBES / 4 }, (_, i): PlacedStone => {
			const [dx, dy, dz] = [(i % 7) * 4, (Math.floor(i / 7) % 7) * 4, Math.floor(i / 49) * 4];
			const { stone, cells } = fours[i % fours.length]!;
			const owner = COLOURS[i % COLOURS.length]!;
			return { owner, stone, cells: cells.map(({ x, y, z }) => ({ x: x + dx, y: y + dy, z: z + dz })) };
		});
		const { geometry, faces } = fill(stones);
		// Each cube has six faces, minus two for every joint.
		const joints = stones.reduce((sum, { cells }) => sum + jointsIn(cells), 0);
		expect(faces).toBe(MANY_CUBES * 6 - joints * 2);
		const used = Array.from(geometry.index!.array).slice(0, geometry.drawRange.count);
		expect(used.reduce((most, index) => Math.max(most, index), 0)).toBe(faces * POINTS_A_FACE - 1);
		for (const attribute of Object.values(geometry.attributes)) {
			expect(attribute.count).toBeGreaterThanOrEqual(faces * POINTS_A_FACE);
			expect(attribute.array.every(Number.isFinite)).toBe(true);
		}
	});

	it('gives two stones of one colour different grain, and a stone the same grain everywhere', () => {
		const colour = (stone: PlacedStone) => fill([stone]).geometry.attributes.color!.getX(5);
		expect(colour(bar(0, 0, 5))).toBeCloseTo(colour(bar(9, 9, 5)), 6);
		expect(colour({ ...bar(0, 0, 5), stone: 'I4' })).not.toBeCloseTo(colour(bar(0, 0, 5)), 6);
	});

	it('is darker in a corner between stones', () => {
		const darkest = (stones: PlacedStone[]) => {
			const { array } = fill(stones).geometry.attributes.apart!;
			return Math.min(...array.slice(0, 10 * 16 * 4).filter((_, i) => i % 4 === 3));
		};
		expect(darkest([bar(0, 0, 1), bar(0, 1, 2)])).toBeLessThan(darkest([bar(0, 0, 1)]));
	});
});
