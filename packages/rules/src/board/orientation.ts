import { type Cell, cellKey, compareCells } from './cell.js';
import { STONES, type Stone, stoneCells } from './stone.js';

/** Cubes of one stone that stand on one square: `count` of them, the lowest `base` above the stone's lowest. */
export interface Column {
	readonly x: number;
	readonly y: number;
	readonly base: number;
	readonly count: number;
}

/** One of a stone's distinct rotations, shifted so that its smallest x, y and z are 0. */
export interface Orientation {
	readonly index: number;
	readonly stone: Stone;
	readonly cells: readonly Cell[];
	readonly columns: readonly Column[];
}

export type Axis = 'x' | 'y' | 'z';

/** A quarter turn about each axis; together they generate the 24 rotations and never a reflection. */
const QUARTER_TURN: Readonly<Record<Axis, (cell: Cell) => Cell>> = {
	x: ({ x, y, z }) => ({ x, y: -z, z: y }),
	y: ({ x, y, z }) => ({ x: z, y, z: -x }),
	z: ({ x, y, z }) => ({ x: -y, y: x, z }),
};

function normalise(cells: readonly Cell[]): readonly Cell[] {
	const least = (axis: Axis) => Math.min(...cells.map((cell) => cell[axis]));
	const [x0, y0, z0] = [least('x'), least('y'), least('z')];
	return cells.map(({ x, y, z }) => ({ x: x - x0, y: y - y0, z: z - z0 })).sort(compareCells);
}

const shapeKey = (cells: readonly Cell[]): string => cells.map(cellKey).join(' ');

function turnCells(cells: readonly Cell[], axis: Axis): readonly Cell[] {
	return normalise(cells.map(QUARTER_TURN[axis]));
}

/** Every shape reachable from a stone by quarter turns, starting with the listed one. */
function rotationsOf(stone: Stone): readonly (readonly Cell[])[] {
	const first = normalise(stoneCells(stone));
	const found = new Map([[shapeKey(first), first]]);
	for (const shape of found.values()) {
		for (const axis of ['x', 'y', 'z'] as const) {
			const turned = turnCells(shape, axis);
			if (!found.has(shapeKey(turned))) found.set(shapeKey(turned), turned);
		}
	}
	return [...found.values()];
}

/** A stone of at most four cubes has no gap inside a column, so base and count are enough. */
function columnsOf(cells: readonly Cell[]): readonly Column[] {
	const columns = new Map<string, Column>();
	for (const { x, y, z } of cells) {
		const lower = columns.get(`${x},${y}`);
		columns.set(`${x},${y}`, { x, y, base: lower?.base ?? z, count: (lower?.count ?? 0) + 1 });
	}
	return [...columns.values()];
}

/** All 104 orientations, stone by stone. */
export const ORIENTATIONS: readonly Orientation[] = STONES.flatMap((stone) =>
	rotationsOf(stone).map((cells) => ({ stone, cells, columns: columnsOf(cells) })),
).map((orientation, index) => ({ index, ...orientation }));

const BY_SHAPE: ReadonlyMap<string, Orientation> = new Map(
	ORIENTATIONS.map((orientation) => [shapeKey(orientation.cells), orientation]),
);

export const orientationsOf = (stone: Stone): readonly Orientation[] =>
	ORIENTATIONS.filter((orientation) => orientation.stone === stone);

/** The orientation of these cells, at any offset; null if they are not a stone. */
export function orientationOfCells(cells: readonly Cell[]): Orientation | null {
	return BY_SHAPE.get(shapeKey(normalise(cells))) ?? null;
}

/** The orientation after a quarter turn about an axis of the table. */
export function turnOrientation(orientation: Orientation, axis: Axis): Orientation {
	const turned = BY_SHAPE.get(shapeKey(turnCells(orientation.cells, axis)));
	if (!turned) throw new Error('orientations are not closed under turning');
	return turned;
}
