import { addCells, type Cell, cellKey, EDGE_STEPS, FACE_STEPS } from './cell.js';
import { cellNumber, type Grid, makeGrid, stepIn } from './grid.js';
import type { PlaceMove } from './move.js';
import { makeMove } from './moveText.js';
import { ORIENTATIONS, type Orientation } from './orientation.js';
import { MAX_HEIGHT } from './scenario.js';
import { STONES, stoneIndex } from './stone.js';

/** No stone stands on more squares than this. */
export const MAX_COLUMNS = 4;

/**
 * Every placement of a plan: an orientation over certain squares, at whatever level it comes to rest. It fits
 * when each square's height less the column's base is the same. Numbered in the byte order of their move
 * texts, so that a scan from first to last yields a sorted list of legal moves. Flat arrays, because the scan
 * is the hot loop of everything that asks for legal moves.
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
	/** The move that each placement makes; placements that differ only in level differences share it. */
	readonly moves: readonly PlaceMove[];
	/** The placements that a canonical move text can mean. At most one of them fits at any time. */
	readonly byText: ReadonlyMap<string, readonly number[]>;
}

export interface PlacementArea {
	readonly width: number;
	readonly depth: number;
	readonly limit: Uint8Array;
}

interface Candidate {
	readonly orientation: Orientation;
	readonly x: number;
	readonly y: number;
	readonly text: string;
	readonly move: PlaceMove;
}

export function makePlacementTable(area: PlacementArea): PlacementTable {
	const candidates = ORIENTATIONS.flatMap((orientation) => candidatesOf(area, orientation)).sort(byText);
	const grid = makeGrid(area.width, area.depth, MAX_HEIGHT);
	return {
		size: candidates.length,
		grid,
		orientation: Uint8Array.from(candidates, ({ orientation }) => orientation.index),
		corner: Uint16Array.from(candidates, ({ x, y }) => cellNumber(grid, { x, y, z: 0 })),
		...columnArrays(area, candidates),
		...stoneRanges(candidates),
		faceSteps: ORIENTATIONS.map(({ cells }) => neighbourSteps(grid, cells, FACE_STEPS)),
		edgeSteps: ORIENTATIONS.map(({ cells }) => neighbourSteps(grid, cells, EDGE_STEPS)),
		...sharedMoves(candidates),
	};
}

/** One orientation on every part of the area where it could lie at some level. */
function candidatesOf(area: PlacementArea, orientation: Orientation): Candidate[] {
	const candidates: Candidate[] = [];
	for (let y = 0; y < area.depth; y++) {
		for (let x = 0; x < area.width; x++) {
			if (!hasRoom(area, orientation, x, y)) continue;
			const move = moveOf(orientation, x, y);
			candidates.push({ orientation, x, y, move, text: makeMove(move) });
		}
	}
	return candidates;
}

function hasRoom({ width, depth, limit }: PlacementArea, { columns }: Orientation, x: number, y: number) {
	return columns.every((column) => {
		const [cx, cy] = [x + column.x, y + column.y];
		return cx < width && cy < depth && column.base + column.count <= limit[cy * width + cx]!;
	});
}

function moveOf({ stone, columns }: Orientation, x: number, y: number): PlaceMove {
	const drops = columns.map((column) => ({ x: x + column.x, y: y + column.y, count: column.count }));
	drops.sort((a, b) => a.x - b.x || a.y - b.y);
	return { kind: 'place', stone, drops };
}

const byText = (a: Candidate, b: Candidate): number => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0);

function columnArrays({ width }: PlacementArea, candidates: readonly Candidate[]) {
	const length = candidates.length * MAX_COLUMNS;
	const [square, base, top] = [new Uint8Array(length), new Uint8Array(length), new Uint8Array(length)];
	candidates.forEach(({ orientation, x, y }, placement) => {
		orientation.columns.forEach((column, c) => {
			const at = placement * MAX_COLUMNS + c;
			square[at] = (y + column.y) * width + x + column.x;
			base[at] = column.base;
			top[at] = column.base + column.count;
		});
	});
	const columnCount = Uint8Array.from(candidates, ({ orientation }) => orientation.columns.length);
	return { square, base, top, columnCount };
}

/** As texts begin with the stone's name, each stone's placements lie side by side. */
function stoneRanges(candidates: readonly Candidate[]) {
	const stones = candidates.map(({ move }) => stoneIndex(move.stone));
	const starts = STONES.map((_, stone) => Math.max(0, stones.indexOf(stone)));
	const ends = STONES.map((_, stone) => stones.lastIndexOf(stone) + 1);
	return { stoneStart: Uint16Array.from(starts), stoneEnd: Uint16Array.from(ends) };
}

function neighbourSteps(grid: Grid, cells: readonly Cell[], steps: readonly Cell[]): Int16Array {
	const own = new Set(cells.map(cellKey));
	const around = cells.flatMap((cell) => steps.map((step) => addCells(cell, step)));
	const outside = around.filter((cell) => !own.has(cellKey(cell)));
	return Int16Array.from(new Set(outside.map((cell) => stepIn(grid, cell))));
}

function sharedMoves(candidates: readonly Candidate[]) {
	const byText = new Map<string, number[]>();
	const moves: PlaceMove[] = [];
	candidates.forEach(({ text, move }, placement) => {
		const same = byText.get(text);
		if (same) same.push(placement);
		else byText.set(text, [placement]);
		moves.push(same ? moves[same[0]!]! : move);
	});
	return { byText, moves };
}
