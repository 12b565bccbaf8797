/** Finding what a ray hits, by walking from cell to cell: exact, and without looking at any triangle. */
import type { Cell } from '@rumis/rules';
import type { CubeGrid } from './cubeGrid.js';

/** A ray in the scene's order (columns, levels, rows), measured from the plan's corner. */
export interface Ray {
	readonly from: readonly [number, number, number];
	readonly towards: readonly [number, number, number];
}

type Triple = [number, number, number];

/** The first drawn cube on the ray; null when it hits none. */
export function firstCube(grid: CubeGrid, ray: Ray): Cell | null {
	const size: Triple = [grid.width, grid.height, grid.depth];
	const entry = entryInto(size, ray);
	return entry === null ? null : walk(grid, size, ray, entry);
}

/** How far along the ray the block of all cells begins; null when the ray misses it. */
function entryInto(size: Triple, { from, towards }: Ray): number | null {
	let [near, far] = [0, Infinity];
	for (let i = 0; i < 3; i++) {
		const a = -from[i]! / towards[i]!;
		const b = (size[i]! - from[i]!) / towards[i]!;
		// A ray along a wall gives NaN, which must not narrow the range.
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

/** Where the ray meets the ground; null when it looks up or along it. */
export function groundPoint({ from, towards }: Ray): { readonly x: number; readonly z: number } | null {
	const length = -from[1] / towards[1];
	if (!(length > 0) || !Number.isFinite(length)) return null;
	return { x: from[0] + towards[0] * length, z: from[2] + towards[2] * length };
}
