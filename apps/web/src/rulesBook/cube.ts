/** One of the many ways to build the cube of edge three from one colour. */
import type { PlacedStone, Stone } from '@rumis/rules';
import { type BoardView, bareView } from '../board/view.js';

export const EDGE = 3;

/** The cells of each stone, as x, y and z. */
const PACKING: Readonly<Partial<Record<Stone, readonly string[]>>> = {
	A4: ['000', '001', '101', '111'],
	Z4: ['100', '110', '210', '220'],
	L4: ['200', '201', '102', '202'],
	P4: ['010', '020', '120', '021'],
	T4: ['011', '002', '012', '022'],
	B4: ['211', '121', '221', '212'],
	V3: ['112', '122', '222'],
};

/** Neighbours in different colours would show the stones better, but the point is that one colour is enough. */
export const CUBE_STONES: readonly PlacedStone[] = Object.entries(PACKING).map(([stone, cells]) => ({
	owner: 'green',
	stone: stone as Stone,
	cells: cells.map((cell) => ({ x: Number(cell[0]), y: Number(cell[1]), z: Number(cell[2]) })),
}));

const squares = Array.from({ length: EDGE * EDGE }, (_, index) => ({
	x: index % EDGE,
	y: Math.floor(index / EDGE),
	limit: EDGE,
	zone: null,
}));

const WHOLE: BoardView = {
	...bareView({ width: EDGE, depth: EDGE, squares }),
	stones: CUBE_STONES,
	frame: { width: EDGE, depth: EDGE, height: EDGE },
};

const APART: BoardView = { ...WHOLE, spread: 0.8 };

export const cubeView = (isApart: boolean): BoardView => (isApart ? APART : WHOLE);
