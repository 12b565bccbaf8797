/** The frame to fill: its size, and turning it onto another side. Pure geometry of cells. */
import { type Cell, cellKey } from '@rumis/rules';
import type { FrameSize } from '../hand/ground.js';

/** Axes of quarter turns that put the frame on another side; rotating it upright is up to the camera. */
export type FrameAxis = 'x' | 'y';

/** Whether the cells fill a whole block. */
export const isFullBox = (cells: readonly Cell[], { width, depth, height }: FrameSize): boolean =>
	cells.length === width * depth * height;

/** The offset that normalizes these cells, so the least x, y and z are 0. */
export function cornerOf(cells: readonly Cell[]): Cell {
	const least = (axis: keyof Cell) => Math.min(...cells.map((cell) => cell[axis]));
	return { x: least('x'), y: least('y'), z: least('z') };
}

export const moveToOrigin = (cells: readonly Cell[], corner: Cell): Cell[] =>
	cells.map(({ x, y, z }) => ({ x: x - corner.x, y: y - corner.y, z: z - corner.z }));

/** Maps a cell when its frame makes a quarter turn about an axis. */
export function turnInFrame({ width, height }: FrameSize, axis: FrameAxis, { x, y, z }: Cell): Cell {
	return axis === 'x' ? { x, y: height - 1 - z, z: y } : { x: z, y, z: width - 1 - x };
}

export function turnFrameSize({ width, depth, height }: FrameSize, axis: FrameAxis): FrameSize {
	return axis === 'x' ? { width, depth: height, height: depth } : { width: height, depth, height: width };
}

/** The orientation of a frame: the fewest quarter turns from its first position. */
export type FramePose = string;

const CUBE: FrameSize = { width: 3, depth: 3, height: 3 };
/** Two cells of a cube that distinguish all 24 poses. */
const WITNESSES: readonly Cell[] = [
	{ x: 2, y: 1, z: 1 },
	{ x: 1, y: 2, z: 1 },
];

const trace = (turns: string): string =>
	[...turns]
		.reduce<readonly Cell[]>(
			(cells, axis) => cells.map((cell) => turnInFrame(CUBE, axis as FrameAxis, cell)),
			WITNESSES,
		)
		.map(cellKey)
		.join(' ');

/** The shortest turns to each of the 24 poses. */
const SHORTEST = new Map<string, FramePose>([[trace(''), '']]);
for (const pose of SHORTEST.values()) {
	for (const axis of ['x', 'y']) {
		const longer = pose + axis;
		if (!SHORTEST.has(trace(longer))) SHORTEST.set(trace(longer), longer);
	}
}

export const poseAfter = (pose: FramePose, axis: FrameAxis): FramePose =>
	SHORTEST.get(trace(pose + axis)) ?? pose;

/** Parses a pose; null if it is not canonical. */
export const parseFramePose = (text: unknown): FramePose | null =>
	[...SHORTEST.values()].find((pose) => pose === text) ?? null;

export const axesOf = (pose: FramePose): FrameAxis[] => [...pose] as FrameAxis[];
