import { ORIENTATIONS } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { faceIndices, POINTS_A_FACE, type StoneShape, stoneShape } from './stoneShape.js';

const pointKey = (shape: StoneShape, point: number): string =>
	[0, 1, 2].map((i) => Math.round(shape.positions[point * 3 + i]! * 1e4)).join();

/** Counts the directed sides of all triangles. */
function runsOf(shape: StoneShape): Map<string, number> {
	const indices = faceIndices(shape.faces.length);
	const runs = new Map<string, number>();
	for (let at = 0; at < indices.length; at += 3) {
		for (let side = 0; side < 3; side++) {
			const from = pointKey(shape, indices[at + side]!);
			const to = pointKey(shape, indices[at + ((side + 1) % 3)]!);
			runs.set(`${from} ${to}`, (runs.get(`${from} ${to}`) ?? 0) + 1);
		}
	}
	return runs;
}

/** In a closed surface, each side is used once in each direction. */
function openSides(shape: StoneShape): string[] {
	const runs = runsOf(shape);
	return [...runs].flatMap(([run, count]) => {
		const [from, to] = run.split(' ');
		return count === 1 && runs.get(`${to} ${from}`) === 1 ? [] : [run];
	});
}

function volumeOf(shape: StoneShape): number {
	const indices = faceIndices(shape.faces.length);
	const point = (at: number): [number, number, number] => {
		const [x, y, z] = shape.positions.subarray(indices[at]! * 3, indices[at]! * 3 + 3);
		return [x!, y!, z!];
	};
	let volume = 0;
	for (let at = 0; at < indices.length; at += 3) {
		const [ax, ay, az] = point(at);
		const [bx, by, bz] = point(at + 1);
		const [cx, cy, cz] = point(at + 2);
		volume += (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6;
	}
	return volume;
}

describe('the surface of a stone', () => {
	it.each(ORIENTATIONS.map((o) => [`${o.stone} ${o.index}`, o] as const))('of %s is closed', (_, o) => {
		expect(openSides(stoneShape(o.cells))).toEqual([]);
	});

	it('looks outwards and nearly fills its cells', () => {
		for (const { cells } of ORIENTATIONS) {
			const part = volumeOf(stoneShape(cells)) / cells.length;
			expect(part).toBeGreaterThan(0.9);
			expect(part).toBeLessThan(1);
		}
	});

	it('has normals of length one', () => {
		const lengths = ORIENTATIONS.flatMap(({ cells }) => {
			const { normals, shade } = stoneShape(cells);
			return Array.from(shade, (_, i) => Math.hypot(...normals.subarray(i * 3, i * 3 + 3)));
		});
		expect(lengths.reduce((worst, length) => Math.max(worst, Math.abs(length - 1)), 0)).toBeLessThan(1e-5);
	});

	it('stays inside its cells, so that neighbours do not touch', () => {
		const { positions } = stoneShape([{ x: 3, y: 4, z: 5 }]);
		expect(Math.min(...positions)).toBeGreaterThan(0.01);
		expect(Math.max(...positions)).toBeLessThan(0.99);
	});

	it('has 16 points for each face that looks out', () => {
		const bar = stoneShape([0, 1, 2].map((x) => ({ x, y: 0, z: 0 })));
		expect(bar.faces).toHaveLength(14);
		expect(bar.positions).toHaveLength(14 * POINTS_A_FACE * 3);
	});

	it('is closed where levels are cut off', () => {
		for (const { cells } of ORIENTATIONS) {
			for (const levels of [1, 2, 3]) {
				const rest = cells.filter(({ z }) => z < levels);
				expect(openSides(stoneShape(rest))).toEqual([]);
			}
		}
	});

	it('is cached for all places', () => {
		const cells = [0, 1].map((x) => ({ x, y: 0, z: 0 }));
		expect(stoneShape(cells.map((cell) => ({ ...cell, z: 3 })))).toBe(stoneShape(cells));
	});

	it('is dark on the seam between two cubes and light on a worn edge', () => {
		const { shade } = stoneShape([0, 1].map((x) => ({ x, y: 0, z: 0 })));
		expect(Math.min(...shade)).toBeLessThan(0.9);
		expect(Math.max(...shade)).toBeGreaterThan(1);
	});
});
