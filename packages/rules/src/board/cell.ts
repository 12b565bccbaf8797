/**
 * The place of one unit cube. `x` counts columns from the left, `y` rows from the first row of the plan,
 * `z` levels from the ground; all from 0.
 */
export interface Cell {
	readonly x: number;
	readonly y: number;
	readonly z: number;
}

/** Six steps to the cubes that share a face. */
export const FACE_STEPS: readonly Cell[] = stepsOfLength(1);

/** Twelve steps to the cubes that share an edge but no face. */
export const EDGE_STEPS: readonly Cell[] = stepsOfLength(2);

function stepsOfLength(length: number): Cell[] {
	const ways = [-1, 0, 1];
	const steps = ways.flatMap((x) => ways.flatMap((y) => ways.map((z) => ({ x, y, z }))));
	return steps.filter(({ x, y, z }) => Math.abs(x) + Math.abs(y) + Math.abs(z) === length);
}

export const addCells = (a: Cell, b: Cell): Cell => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z });

/** From the ground up, then row by row: the order in which cells are listed everywhere. */
export const compareCells = (a: Cell, b: Cell): number => a.z - b.z || a.y - b.y || a.x - b.x;

export const cellKey = ({ x, y, z }: Cell): string => `${x},${y},${z}`;
