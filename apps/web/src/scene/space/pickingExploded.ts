/** Raycasting while the building is exploded: cubes are off the grid, so each one is tested. */
import type { Cell, PlacedStone } from '@rumis/rules';
import type { CubeGrid } from './cubeGrid.js';
import { offsetOf } from './exploded.js';
import type { Ray } from './picking.js';

export interface Hit {
	/** The cube's cell in the building, not where it is drawn. */
	readonly cell: Cell;
	/** An index into the view's stones. */
	readonly stone: number;
}

/** The nearest drawn cube on the ray; null if it hits none. */
export function firstExplodedCube(
	stones: readonly PlacedStone[],
	grid: CubeGrid,
	spread: number,
	ray: Ray,
): Hit | null {
	let nearest = Infinity;
	let hit: Hit | null = null;
	for (const [stone, { cells }] of stones.entries()) {
		const [dx, dz, dy] = offsetOf(cells, grid);
		for (const cell of cells) {
			if (cell.z >= grid.height) continue;
			const corner = [cell.x + dx * spread, cell.z + dz * spread, cell.y + dy * spread] as const;
			const length = lengthTo(corner, ray);
			if (length >= nearest) continue;
			nearest = length;
			hit = { cell, stone };
		}
	}
	return hit;
}

/** The distance along the ray to the cube at this corner; infinite if it misses. */
function lengthTo(corner: readonly [number, number, number], { from, towards }: Ray): number {
	let [near, far] = [0, Infinity];
	for (let i = 0; i < 3; i++) {
		const a = (corner[i]! - from[i]!) / towards[i]!;
		const b = (corner[i]! + 1 - from[i]!) / towards[i]!;
		// A ray parallel to a wall gives NaN, which must not narrow the range.
		if (Number.isNaN(a) || Number.isNaN(b)) continue;
		near = Math.max(near, Math.min(a, b));
		far = Math.min(far, Math.max(a, b));
	}
	return near <= far ? near : Infinity;
}
