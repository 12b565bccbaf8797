/** Raycasting by walking from cell to cell: exact, and without testing triangles. */
import type { Cell } from '@rumis/rules';
import type { CubeGrid } from './cubeGrid.js';

/** A ray in scene axes (columns, levels, rows), relative to the plan's corner. */
export interface Ray {
	readonly from: readonly [number, number, number];
	readonly towards: readonly [number, number, number];
}

type Triple = [number, number, number];

/** The first drawn cube on the ray; null if it hits none. */
export function firstCube(grid: CubeGrid, ray: Ray): Cell | null {
	const size: Triple = [grid.width, grid.height, grid.depth];
	const entry = entryInto(size, ray);
	return entry === null ? null : walk(grid, size, ray, entry);
}

/** The distance along the ray to the bounding box of all cells; null if it misses. */
function entryInto(size: Triple, { from, towards }: Ray): number | null {
	let [near, far] = [0, Infinity];
	for (let i = 0; i < 3; i++) {
		const a = -from[i]! / towards[i]!;
		const b = (size[i]! - from[i]!) / towards[i]!;
		// A ray parallel to a wall gives NaN, which must not narrow the range.
		if (Number.isNaN(a) || Number.isNaN(b)) continue;
		near = Math.max(near, Math.min(a, b));
		far = Math.min(far, Math.max(a, b));
	}
	return near <= far ? near : null;
}

function walk(grid: CubeGrid, size: Triple, { from, towards }: Ray, entry: number): Cell | null {
	const clampTo = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
	const cell = from.map((f, i) => clampTo(Math.floor(f + towards[i]! * entry), size[i]! - 1)) as Triple;
	const wallAt = (i: number): number => {
		if (towards[i] === 0) return Infinity;
		return (cell[i]! + (towards[i]! > 0 ? 1 : 0) - from[i]!) / towards[i]!;
	};
	const walls: Triple = [wallAt(0), wallAt(1), wallAt(2)];
	while (cell.every((value, i) => value >= 0 && value < size[i]!)) {
		const [x, z, y] = cell;
		if (grid.stoneIn(x, y, z) >= 0) return { x, y, z };
		const next = walls.indexOf(Math.min(...walls));
		if (!Number.isFinite(walls[next]!)) return null;
		cell[next]! += Math.sign(towards[next]!);
		walls[next] = wallAt(next);
	}
	return null;
}

/** The intersection of the ray with the ground; null if it points up or is parallel. */
export function groundPoint({ from, towards }: Ray): { readonly x: number; readonly z: number } | null {
	const length = -from[1] / towards[1];
	if (!(length > 0) || !Number.isFinite(length)) return null;
	return { x: from[0] + towards[0] * length, z: from[2] + towards[2] * length };
}
