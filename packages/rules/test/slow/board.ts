/**
 * The board: which stone's cube is in which cell, and contacts (rules §3).
 *
 * A cell is one number, x + 1000 y + 1000000 z, all counted from 1. So a neighbour is a fixed number away, a
 * stone is moved by adding one number to its cells, and a step off the plan gives a number that no cell of a
 * plan has (plans are far smaller than 1000 by 1000).
 */

export const RIGHT = 1;
export const BACK = 1000;
export const UP = 1_000_000;

export interface Cube {
	readonly colour: string;
	readonly stone: string;
}

export type Board = ReadonlyMap<number, Cube>;

/** The ruin is on the board like a colour, but no seat owns it. */
export const RUIN = 'ruin';

export function cellAt(x: number, y: number, z: number): number {
	return x * RIGHT + y * BACK + z * UP;
}

export function levelOf(cell: number): number {
	return Math.floor(cell / UP);
}

export function isOnGround(cell: number): boolean {
	return levelOf(cell) === 1;
}

export function squareName(cell: number): string {
	const x = cell % BACK;
	const y = Math.floor((cell % UP) / BACK);
	return `${String.fromCharCode('a'.charCodeAt(0) + x - 1)}${y}`;
}

export function withStone(board: Board, cube: Cube, cells: readonly number[]): Board {
	const after = new Map(board);
	for (const cell of cells) after.set(cell, cube);
	return after;
}

export function withoutCells(board: Board, cells: readonly number[]): Board {
	const after = new Map(board);
	for (const cell of cells) after.delete(cell);
	return after;
}

/** Every colour has each stone once, so colour and code name one stone. */
export function cellsOfStone(board: Board, { colour, stone }: Cube): number[] {
	return [...board]
		.filter(([, cube]) => cube.colour === colour && cube.stone === stone)
		.map(([cell]) => cell);
}

/** The codes of the colour's stones on the board. */
export function stonesOf(board: Board, colour: string): Set<string> {
	return new Set([...board.values()].filter((cube) => cube.colour === colour).map((cube) => cube.stone));
}

/** One step in one direction: the two cubes share a face. */
const FACE_STEPS = [RIGHT, -RIGHT, BACK, -BACK, UP, -UP];

/** One step in each of two directions: the two cubes share an edge but not a face. */
const EDGE_STEPS = [
	...[RIGHT + BACK, RIGHT - BACK, -RIGHT + BACK, -RIGHT - BACK],
	...[RIGHT + UP, RIGHT - UP, -RIGHT + UP, -RIGHT - UP],
	...[BACK + UP, BACK - UP, -BACK + UP, -BACK - UP],
];

/** Are there cubes of the colour (of any stone, if no colour is given) at one of the steps from a cell? */
function hasNeighbour(steps: number[], cells: readonly number[], board: Board, colour?: string): boolean {
	return cells.some((cell) =>
		steps.some((step) => {
			const cube = board.get(cell + step);
			return cube !== undefined && (colour === undefined || cube.colour === colour);
		}),
	);
}

/** Do the cells, not yet on the board, touch a stone on it by a face? */
export function touches(cells: readonly number[], board: Board, colour?: string): boolean {
	return hasNeighbour(FACE_STEPS, cells, board, colour);
}

export function touchesByEdge(cells: readonly number[], board: Board): boolean {
	return hasNeighbour(EDGE_STEPS, cells, board);
}

/** The topmost cube over a ground cell and the height of the column. */
export function topOf(board: Board, ground: number): { cube: Cube | null; height: number } {
	let height = 0;
	let cube: Cube | null = null;
	for (let next = board.get(ground); next !== undefined; next = board.get(ground + height * UP)) {
		cube = next;
		height += 1;
	}
	return { cube, height };
}
