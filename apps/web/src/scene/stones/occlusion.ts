/** Ambient occlusion between stones, precomputed from the cells around a face. */

import type { SceneAxis, ShapeFace } from '../shapes/stoneShape.js';
import type { CubeGrid } from '../space/cubeGrid.js';

/** Brightness at a corner, by the number of filled cells in front of the face. */
const LIGHT = [1, 0.86, 0.74, 0.66] as const;
/** Between two stones that touch. */
const HIDDEN = 0.55;

const answer: [number, number, number, number] = [1, 1, 1, 1];

/** From scene axes to a cell; everything below the ground counts as filled. */
const isFilled = (grid: CubeGrid, x: number, y: number, z: number): boolean =>
	y < 0 || grid.stoneIn(x, z, y) >= 0;

/** 1 if the axes are the same: turns an axis into a step along it without allocating an array. */
const same = (a: SceneAxis, b: SceneAxis): number => (a === b ? 1 : 0);

/**
 * The brightness at the four corners of a face of a stone whose lowest cell is `at`. The result is
 * overwritten by the next call.
 */
export function occlusionOf(
	grid: CubeGrid,
	{ cube, axis, side, u, v }: ShapeFace,
	at: readonly [number, number, number],
): readonly [number, number, number, number] {
	const x = cube[0] + at[0] + same(axis, 0) * side;
	const y = cube[1] + at[1] + same(axis, 1) * side;
	const z = cube[2] + at[2] + same(axis, 2) * side;
	const filled = (du: number, dv: number): number => {
		const [dx, dy] = [same(u, 0) * du + same(v, 0) * dv, same(u, 1) * du + same(v, 1) * dv];
		return isFilled(grid, x + dx, y + dy, z + same(u, 2) * du + same(v, 2) * dv) ? 1 : 0;
	};
	if (filled(0, 0)) return answer.fill(HIDDEN) as typeof answer;
	for (let corner = 0; corner < 4; corner++) {
		const [du, dv] = [corner & 1 ? 1 : -1, corner & 2 ? 1 : -1];
		const sides = filled(du, 0) + filled(0, dv);
		// Two walls hide the cell behind their corner, so it counts as filled.
		answer[corner] = LIGHT[sides === 2 ? 3 : sides + filled(du, dv)]!;
	}
	return answer;
}
