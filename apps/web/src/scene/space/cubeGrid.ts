/** Maps each drawn cell to the stone that fills it. Used by shading, picking and the ghost's shadow. */
import type { PlacedStone } from '@rumis/rules';
import type { PlanView } from '../../board/view.js';

export interface CubeGrid {
	readonly width: number;
	readonly depth: number;
	readonly height: number;
	/** The stone in this cell as an index into the view's stones; −1 if there is none. */
	stoneIn(x: number, y: number, z: number): number;
	/** The height at which something dropped from `z` comes to rest. */
	restBelow(x: number, y: number, z: number): number;
}

const TALLEST = 16;

/** The cells of these stones below the cut level. */
export function makeCubeGrid(
	plan: Pick<PlanView, 'width' | 'depth'>,
	stones: readonly PlacedStone[],
	levels: number | null,
): CubeGrid {
	const { width, depth } = plan;
	const height = Math.min(levels ?? TALLEST, TALLEST);
	const filled = new Int16Array(width * depth * TALLEST).fill(-1);
	const inside = (x: number, y: number, z: number): boolean =>
		x >= 0 && y >= 0 && z >= 0 && x < width && y < depth && z < height;
	const at = (x: number, y: number, z: number): number => (z * depth + y) * width + x;
	for (const [index, { cells }] of stones.entries()) {
		for (const { x, y, z } of cells) if (inside(x, y, z)) filled[at(x, y, z)] = index;
	}
	const stoneIn = (x: number, y: number, z: number): number => (inside(x, y, z) ? filled[at(x, y, z)]! : -1);
	return {
		width,
		depth,
		height,
		stoneIn,
		restBelow(x, y, z) {
			let rest = Math.min(Math.max(z, 0), TALLEST);
			while (rest > 0 && stoneIn(x, y, rest - 1) < 0) rest--;
			return rest;
		},
	};
}
