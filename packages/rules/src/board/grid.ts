import type { Cell } from './cell.js';

/**
 * Numbers the cells of a plan, with an empty border of one cell on all sides (also below the ground): a
 * cube's neighbours can be looked up without bounds checks.
 */
export interface Grid {
	readonly width: number;
	readonly depth: number;
	/** The index difference between a cell and the one a row, or a level, further. */
	readonly rowStep: number;
	readonly levelStep: number;
	readonly size: number;
}

export function makeGrid(width: number, depth: number, levels: number): Grid {
	const rowStep = width + 2;
	const levelStep = rowStep * (depth + 2);
	return { width, depth, rowStep, levelStep, size: levelStep * (levels + 2) };
}

/** A step of (x, y, z) as a difference between cell numbers. */
export const stepIn = (grid: Grid, { x, y, z }: Cell): number => x + y * grid.rowStep + z * grid.levelStep;

export const cellNumber = (grid: Grid, { x, y, z }: Cell): number =>
	stepIn(grid, { x: x + 1, y: y + 1, z: z + 1 });

export function cellFromNumber(grid: Grid, number: number): Cell {
	const inLevel = number % grid.levelStep;
	return {
		x: (inLevel % grid.rowStep) - 1,
		y: Math.floor(inLevel / grid.rowStep) - 1,
		z: Math.floor(number / grid.levelStep) - 1,
	};
}
