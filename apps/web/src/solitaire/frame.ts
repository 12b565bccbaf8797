/** The frame that is filled: its size, and how it is laid on another side. Pure geometry of cells. */
import type { Cell } from '@rumis/rules';
import type { Frame } from '../board/view.js';

/** Quarter turns that lay the frame on another side; turning it upright is what the camera is for. */
export type FrameAxis = 'x' | 'y';

export const keyOf = ({ x, y, z }: Cell): string => `${x},${y},${z}`;

export function sizeOf(cells: readonly Cell[]): Frame {
	const most = (axis: keyof Cell) => Math.max(0, ...cells.map((cell) => cell[axis] + 1));
	return { width: most('x'), depth: most('y'), height: most('z') };
}

/** Whether the cells fill a whole block. */
export const isBox = (cells: readonly Cell[], { width, depth, height }: Frame): boolean =>
	cells.length === width * depth * height;

/** How far these cells must be pushed so that the least x, y and z are 0. */
export function cornerOf(cells: readonly Cell[]): Cell {
	const least = (axis: keyof Cell) => Math.min(...cells.map((cell) => cell[axis]));
	return { x: least('x'), y: least('y'), z: least('z') };
}

export const pushedBack = (cells: readonly Cell[], corner: Cell): Cell[] =>
	cells.map(({ x, y, z }) => ({ x: x - corner.x, y: y - corner.y, z: z - corner.z }));

/** Where a cell of a frame goes when the frame makes a quarter turn about an axis. */
export function turnCell({ width, height }: Frame, axis: FrameAxis, { x, y, z }: Cell): Cell {
	return axis === 'x' ? { x, y: height - 1 - z, z: y } : { x: z, y, z: width - 1 - x };
}

export function turnSize({ width, depth, height }: Frame, axis: FrameAxis): Frame {
	return axis === 'x' ? { width, depth: height, height: depth } : { width: height, depth, height: width };
}

/** How a frame lies: the quarter turns that brought it there from its first position, as few as possible. */
export type Lie = string;

const CUBE: Frame = { width: 3, depth: 3, height: 3 };
/** Two cells of a cube that tell all 24 ways to lie apart. */
const WITNESSES: readonly Cell[] = [
	{ x: 2, y: 1, z: 1 },
	{ x: 1, y: 2, z: 1 },
];

const trace = (turns: string): string =>
	[...turns]
		.reduce<readonly Cell[]>(
			(cells, axis) => cells.map((cell) => turnCell(CUBE, axis as FrameAxis, cell)),
			WITNESSES,
		)
		.map(keyOf)
		.join(' ');

/** The shortest turns to each of the 24 ways to lie. */
const SHORTEST = new Map<string, Lie>([[trace(''), '']]);
for (const lie of SHORTEST.values()) {
	for (const axis of ['x', 'y']) {
		const longer = lie + axis;
		if (!SHORTEST.has(trace(longer))) SHORTEST.set(trace(longer), longer);
	}
}

export const lieAfter = (lie: Lie, axis: FrameAxis): Lie => SHORTEST.get(trace(lie + axis)) ?? lie;

/** Reads how a frame lies; null when it is not written as this program writes it. */
export const parseLie = (text: unknown): Lie | null =>
	[...SHORTEST.values()].find((lie) => lie === text) ?? null;

export const axesOf = (lie: Lie): FrameAxis[] => [...lie] as FrameAxis[];
