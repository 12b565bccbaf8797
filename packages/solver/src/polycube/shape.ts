import { type Cell, err, limitFor, ok, planFor, type Result, type Scenario } from '@rumis/rules';

/** The cells to fill: any set of them, listed from the ground up, row by row, each once. */
export interface Shape {
	readonly cells: readonly Cell[];
}

export const SHAPE_ERRORS = ['shapeEmpty', 'shapeSign', 'shapeSize', 'shapePlayers'] as const;

export interface ShapeError {
	readonly code: (typeof SHAPE_ERRORS)[number];
	/** The position in the text, from 1, if the shape was parsed. */
	readonly line?: number;
	readonly column?: number;
}

/** The maximum side, so a mistyped number does not exhaust the memory. */
export const MAX_SHAPE_SIDE = 32;
const MAX_SHAPE_CELLS = 1024;

export const cellCode = ({ x, y, z }: Cell): number => (z * 64 + y) * 64 + x;

const byHeight = (a: Cell, b: Cell): number => cellCode(a) - cellCode(b);

export function shapeOf(cells: readonly Cell[]): Result<Shape, ShapeError> {
	if (cells.length === 0) return err({ code: 'shapeEmpty' });
	const isFar = (value: number): boolean => !Number.isInteger(value) || value < 0 || value >= MAX_SHAPE_SIDE;
	const isLarge = cells.length > MAX_SHAPE_CELLS;
	if (isLarge || cells.some(({ x, y, z }) => isFar(x) || isFar(y) || isFar(z))) {
		return err({ code: 'shapeSize' });
	}
	const distinct = new Map(cells.map((cell) => [cellCode(cell), cell]));
	return ok({ cells: [...distinct.values()].sort(byHeight) });
}

/** A solid block. */
export function boxShape(width: number, depth: number, height: number): Result<Shape, ShapeError> {
	const isGood = (side: number): boolean => Number.isInteger(side) && side >= 1 && side <= MAX_SHAPE_SIDE;
	if (![width, depth, height].every(isGood)) return err({ code: 'shapeSize' });
	const cells: Cell[] = [];
	for (let z = 0; z < height; z++) {
		for (let y = 0; y < depth; y++) for (let x = 0; x < width; x++) cells.push({ x, y, z });
	}
	return shapeOf(cells);
}

/** Everything that may be built on a scenario by this many players. */
export function scenarioShape(scenario: Scenario, players: number): Result<Shape, ShapeError> {
	if (!limitFor(scenario, players)) return err({ code: 'shapePlayers' });
	const { width, limit } = planFor(scenario, players);
	const cells = [...limit].flatMap((height, square) =>
		Array.from({ length: height }, (_, z) => ({ x: square % width, y: Math.floor(square / width), z })),
	);
	return shapeOf(cells);
}

/** Levels from the ground up, separated by an empty line; `#` or `x` is a cell, `.` is none. */
export function parseShape(text: string): Result<Shape, ShapeError> {
	const cells: Cell[] = [];
	let [y, z] = [0, 0];
	for (const [index, raw] of text.split(/\r?\n/).entries()) {
		const row = raw.trimEnd();
		if (row === '') {
			// Empty lines before the first level and repeated ones between levels are ignored.
			if (y > 0) [y, z] = [0, z + 1];
			continue;
		}
		const column = row.search(/[^#xX.]/);
		if (column >= 0) return err({ code: 'shapeSign', line: index + 1, column: column + 1 });
		for (const [x, sign] of [...row].entries()) if (sign !== '.') cells.push({ x, y, z });
		y++;
	}
	return shapeOf(cells);
}

export function makeShape({ cells }: Shape): string {
	const { width, depth, height } = extentOf({ cells });
	const filled = new Set(cells.map(cellCode));
	const row = (y: number, z: number): string =>
		Array.from({ length: width }, (_, x) => (filled.has(cellCode({ x, y, z })) ? '#' : '.')).join('');
	const level = (z: number): string => Array.from({ length: depth }, (_, y) => row(y, z)).join('\n');
	return `${Array.from({ length: height }, (_, z) => level(z)).join('\n\n')}\n`;
}

export function extentOf({ cells }: Shape): {
	readonly width: number;
	readonly depth: number;
	readonly height: number;
} {
	const most = (pick: (cell: Cell) => number): number => Math.max(...cells.map(pick)) + 1;
	return { width: most(({ x }) => x), depth: most(({ y }) => y), height: most(({ z }) => z) };
}
