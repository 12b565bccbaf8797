import { addCells, type Cell, cellKey, EDGE_STEPS, FACE_STEPS } from './cell.js';
import { cellFromNumber, cellNumber, type Grid, makeGrid, stepIn } from './grid.js';
import type { PlaceMove } from './move.js';
import { canonicalMove } from './moveText.js';
import { ORIENTATIONS, type Orientation } from './orientation.js';
import { makeKey, ORIENTATION_KEYS, readKey, TEXT_STEP, textKey } from './placementKey.js';
import { MAX_HEIGHT } from './scenario.js';
import { STONES, stoneIndex } from './stone.js';

/** The maximum number of columns of a stone. */
export const MAX_COLUMNS = 4;

/** An orientation over certain squares: (x, y) is the corner nearest to a1. */
export interface Placement {
	readonly orientation: Orientation;
	readonly x: number;
	readonly y: number;
}

/**
 * Every placement of a plan: an orientation over certain squares, at whatever level it comes to rest. It fits
 * when each square's height less the column's base is the same. Numbered in the byte order of their move
 * texts, so a scan yields a sorted list of legal moves. Flat arrays, because the scan is the hot loop of move
 * generation, and because a server keeps the tables of many boards.
 */
export interface PlacementTable {
	readonly size: number;
	readonly grid: Grid;
	readonly orientation: Uint8Array;
	/** Cell number of the orientation's corner (0, 0, 0) when it rests on level 0. */
	readonly corner: Uint16Array;
	readonly columnCount: Uint8Array;
	/** For column c of placement p at `MAX_COLUMNS * p + c`: its square, lowest level, and level above it. */
	readonly square: Uint8Array;
	readonly base: Uint8Array;
	readonly top: Uint8Array;
	/** The placements of stone s are those from `stoneStart[s]` to before `stoneEnd[s]`. */
	readonly stoneStart: Uint16Array;
	readonly stoneEnd: Uint16Array;
	/** By orientation: steps from the corner to every cell that shares a face, or an edge, with the stone. */
	readonly faceSteps: readonly Int16Array[];
	readonly edgeSteps: readonly Int16Array[];
	/** The move of a placement; placements that differ only in level differences share it. */
	moveAt(placement: number): PlaceMove;
	/** The placements that a move can mean. At most one of them fits at any time. */
	placementsOf(move: PlaceMove): readonly number[];
}

/** The placement at this index of the table. */
export function placementAt(table: PlacementTable, number: number): Placement {
	const { x, y } = cellFromNumber(table.grid, table.corner[number]!);
	return { orientation: ORIENTATIONS[table.orientation[number]!]!, x, y };
}

export interface PlacementArea {
	readonly width: number;
	readonly depth: number;
	readonly limit: Uint8Array;
}

export function makePlacementTable(area: PlacementArea): PlacementTable {
	const steps = placementTableSteps(area);
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}

/** Builds the table in short steps, so a server can yield in between: a large one takes long. */
export function* placementTableSteps(area: PlacementArea): Generator<undefined, PlacementTable> {
	const keys = yield* placementKeys(area);
	const grid = makeGrid(area.width, area.depth, MAX_HEIGHT);
	const neighbours = yield* neighboursIn(grid);
	const rows = yield* placementRows(area, grid, keys);
	return {
		size: keys.length,
		grid,
		...rows,
		...stoneRanges(rows.orientation),
		...neighbours,
		...moveLookup(keys),
	};
}

/** The sort keys of all placements, in ascending order. */
function* placementKeys({ width, depth, limit }: PlacementArea): Generator<undefined, Float64Array> {
	const keys = new Float64Array(ORIENTATIONS.length * width * depth);
	let size = 0;
	for (const { index, columns } of ORIENTATIONS) {
		const key = ORIENTATION_KEYS[index]!;
		for (let y = 0; y < depth; y++) {
			for (let x = 0; x < width; x++) {
				if (hasRoom(columns, width, depth, limit, x, y)) keys[size++] = makeKey(key, x, y);
			}
		}
		yield;
	}
	const sorted = keys.slice(0, size).sort();
	yield;
	return sorted;
}

/** Whether the orientation could be placed there at some level. */
function hasRoom(
	columns: Orientation['columns'],
	width: number,
	depth: number,
	limit: Uint8Array,
	x: number,
	y: number,
): boolean {
	for (const column of columns) {
		const [cx, cy] = [x + column.x, y + column.y];
		if (cx >= width || cy >= depth || column.base + column.count > limit[cy * width + cx]!) return false;
	}
	return true;
}

/** The number of rows per step. */
const ROWS_A_STEP = 500;

function* placementRows({ width }: PlacementArea, grid: Grid, keys: Float64Array) {
	const size = keys.length;
	const [orientation, columnCount, corner] = [
		new Uint8Array(size),
		new Uint8Array(size),
		new Uint16Array(size),
	];
	const [square, base, top] = [0, 1, 2].map(() => new Uint8Array(size * MAX_COLUMNS)) as [
		Uint8Array,
		Uint8Array,
		Uint8Array,
	];
	for (let p = 0; p < size; p++) {
		if (p % ROWS_A_STEP === 0) yield;
		const { orientation: lies, x, y } = readKey(keys[p]!);
		orientation[p] = lies.index;
		columnCount[p] = lies.columns.length;
		corner[p] = cellNumber(grid, { x, y, z: 0 });
		for (let c = 0; c < lies.columns.length; c++) {
			const column = lies.columns[c]!;
			const at = p * MAX_COLUMNS + c;
			square[at] = (y + column.y) * width + x + column.x;
			base[at] = column.base;
			top[at] = column.base + column.count;
		}
	}
	return { orientation, corner, columnCount, square, base, top };
}

/** Texts begin with the stone's name, so each stone's placements are contiguous. */
function stoneRanges(orientation: Uint8Array) {
	const stoneStart = new Uint16Array(STONES.length);
	const stoneEnd = new Uint16Array(STONES.length);
	for (let p = 0; p < orientation.length; p++) {
		const stone = STONE_OF_ORIENTATION[orientation[p]!]!;
		if (stoneEnd[stone] === 0) stoneStart[stone] = p;
		stoneEnd[stone] = p + 1;
	}
	return { stoneStart, stoneEnd };
}

const STONE_OF_ORIENTATION = Uint8Array.from(ORIENTATIONS, ({ stone }) => stoneIndex(stone));

type Neighbours = Pick<PlacementTable, 'faceSteps' | 'edgeSteps'>;
const NEIGHBOURS = new Map<string, Neighbours>();

/** The same for all plans of this size. */
function* neighboursIn(grid: Grid): Generator<undefined, Neighbours> {
	const size = `${grid.width} ${grid.depth}`;
	const known = NEIGHBOURS.get(size);
	if (known) return known;
	const [faceSteps, edgeSteps]: [Int16Array[], Int16Array[]] = [[], []];
	for (const { cells } of ORIENTATIONS) {
		faceSteps.push(neighbourSteps(grid, cells, FACE_STEPS));
		edgeSteps.push(neighbourSteps(grid, cells, EDGE_STEPS));
		yield;
	}
	const made = { faceSteps, edgeSteps };
	NEIGHBOURS.set(size, made);
	return made;
}

function neighbourSteps(grid: Grid, cells: readonly Cell[], steps: readonly Cell[]): Int16Array {
	const own = new Set(cells.map(cellKey));
	const around = cells.flatMap((cell) => steps.map((step) => addCells(cell, step)));
	const outside = around.filter((cell) => !own.has(cellKey(cell)));
	return Int16Array.from(new Set(outside.map((cell) => stepIn(grid, cell))));
}

/** Moves are created lazily: most of a large table are never needed. */
function moveLookup(keys: Float64Array): Pick<PlacementTable, 'moveAt' | 'placementsOf'> {
	const sharing = firstOfText(keys);
	const moves = new Array<PlaceMove | undefined>(keys.length);
	return {
		moveAt(placement) {
			const first = sharing[placement]!;
			const move = moves[first] ?? moveOf(keys[first]!);
			moves[first] = move;
			return move;
		},
		placementsOf(move) {
			const from = textKey(canonicalMove(move));
			if (from === null) return [];
			const found: number[] = [];
			for (let p = firstFrom(keys, from); p < keys.length && keys[p]! < from + TEXT_STEP; p++) found.push(p);
			return found;
		},
	};
}

/** For each placement, the first one with the same move. */
function firstOfText(keys: Float64Array): Uint16Array {
	const first = new Uint16Array(keys.length);
	for (let p = 1; p < keys.length; p++) {
		const isSame = Math.floor(keys[p]! / TEXT_STEP) === Math.floor(keys[p - 1]! / TEXT_STEP);
		first[p] = isSame ? first[p - 1]! : p;
	}
	return first;
}

function moveOf(key: number): PlaceMove {
	const { orientation, x, y } = readKey(key);
	const { drops } = ORIENTATION_KEYS[orientation.index]!;
	const moved = drops.map((drop) => ({ x: x + drop.x, y: y + drop.y, count: drop.count }));
	return { kind: 'place', stone: orientation.stone, drops: moved };
}

/** The first index whose key is not below this one (lower bound). */
function firstFrom(keys: Float64Array, key: number): number {
	let [low, high] = [0, keys.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if (keys[middle]! < key) low = middle + 1;
		else high = middle;
	}
	return low;
}
