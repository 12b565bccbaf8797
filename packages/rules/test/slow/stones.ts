/**
 * The material (rules §1): eleven stones as lists of unit cells, and all their orientations. This is the
 * second implementation of the rules, kept slow and obvious so that the fast one can be compared with it. It
 * shares no code with the fast one.
 */

export type Cell = readonly [x: number, y: number, z: number];

/** The table of §1, digit for digit. */
const SHAPES: Readonly<Record<string, string>> = {
	I2: '000 100',
	I3: '000 100 200',
	V3: '000 100 010',
	I4: '000 100 200 300',
	L4: '000 100 200 010',
	T4: '000 100 200 110',
	Z4: '000 100 110 210',
	O4: '000 100 010 110',
	P4: '000 100 010 001',
	A4: '000 100 010 101',
	B4: '000 100 010 011',
};

export const STONES: readonly string[] = Object.keys(SHAPES);

function cellsOf(shape: string): Cell[] {
	return shape.split(' ').map((digits) => [Number(digits[0]), Number(digits[1]), Number(digits[2])]);
}

/** Two quarter turns are enough: repeated in any order, they reach all 24 rotations. */
function turnAboutZ([x, y, z]: Cell): Cell {
	return [-y, x, z];
}

function turnAboutX([x, y, z]: Cell): Cell {
	return [x, -z, y];
}

/** Lowest cells first, so the first cell of an orientation is never supported by its own stone. */
function lowestFirst(a: Cell, b: Cell): number {
	return a[2] - b[2] || a[1] - b[1] || a[0] - b[0];
}

/** Shifts the first cell to 0,0,0. Two orientations are the same exactly when these lists are the same. */
function anchored(cells: readonly Cell[]): Cell[] {
	const sorted = [...cells].sort(lowestFirst);
	const [x0, y0, z0] = sorted[0]!;
	return sorted.map(([x, y, z]): Cell => [x - x0, y - y0, z - z0]);
}

/** Turns every orientation found so far until nothing new appears. Never mirrors it. */
function allOrientations(shape: string): Cell[][] {
	const found = new Map<string, Cell[]>();
	const waiting = [anchored(cellsOf(shape))];
	for (let cells = waiting.pop(); cells !== undefined; cells = waiting.pop()) {
		if (found.has(cells.join(' '))) continue;
		found.set(cells.join(' '), cells);
		waiting.push(anchored(cells.map(turnAboutZ)), anchored(cells.map(turnAboutX)));
	}
	return [...found.values()];
}

/** The distinct orientations per stone, each with its first and lowest cell at 0,0,0. */
export const ORIENTATIONS: Readonly<Record<string, readonly (readonly Cell[])[]>> = Object.fromEntries(
	Object.entries(SHAPES).map(([stone, shape]) => [stone, allOrientations(shape)]),
);
