import { ORIENTATIONS, type Plan, STONES, stoneIndex } from '@rumis/rules';

/** Columns per placement. Shorter stones are padded with empty columns, so that loops need no branches. */
export const COLUMNS = 4;

/** Bits 0 to n − 1, for a column of n cubes. */
export const LOW_BITS = Uint8Array.of(0, 1, 3, 7, 15);

/**
 * All placements on a plan, flattened for the search. Squares are numbered row by row; an extra last square
 * stands for everything off the plan, so that neighbours need no bounds check.
 */
export interface SearchTables {
	readonly plan: Plan;
	readonly size: number;
	/** Number of squares, without the one off the plan. */
	readonly squares: number;
	/** Maximum height of each square, 0 where nothing may be built and off the plan. */
	readonly limit: Uint8Array;
	/** Index of column c of placement p: `COLUMNS * p + c`. */
	readonly square: Uint16Array;
	/** Base of this column relative to the first column's. */
	readonly rise: Int8Array;
	readonly count: Uint8Array;
	/** The first column's base above the stone's lowest cube, and the highest level the stone may rest on. */
	readonly base: Uint8Array;
	readonly maxLevel: Uint8Array;
	/** The squares of placement p, a byte each; its rises (+ 4), base and highest level, 4 bits each. */
	readonly packedSquares: Int32Array;
	readonly packedLevels: Int32Array;
	/** The column bits of placement p, 4 each: as many ones as the column has cubes. */
	readonly packedCubes: Uint16Array;
	readonly stone: Uint8Array;
	readonly columnCount: Uint8Array;
	/** How many of its columns start on the stone's lowest level. */
	readonly feet: Uint8Array;
	/** The placements of stone s are those from `start[s]` to before `end[s]`. */
	readonly start: Uint16Array;
	readonly end: Uint16Array;
	/** For square s at `4 * s`: the squares beside it, and those across its corners. */
	readonly beside: Uint16Array;
	readonly across: Uint16Array;
}

const TABLES = new WeakMap<Plan, SearchTables>();

export function tablesFor(plan: Plan): SearchTables {
	const known = TABLES.get(plan);
	if (known) return known;
	const made = makeTables(plan);
	TABLES.set(plan, made);
	return made;
}

function makeTables(plan: Plan): SearchTables {
	const { placements, width, depth } = plan;
	const { size } = placements;
	const squares = width * depth;
	const limit = new Uint8Array(squares + 1);
	limit.set(plan.limit);
	const columns = makeColumns(plan, limit);
	return {
		plan,
		size,
		squares,
		limit,
		...columns,
		...pack(columns),
		stone: placements.orientation.map((orientation) => stoneIndex(ORIENTATIONS[orientation]!.stone)),
		columnCount: placements.columnCount,
		start: placements.stoneStart,
		end: placements.stoneEnd,
		beside: neighbours(width, depth, [
			[1, 0],
			[-1, 0],
			[0, 1],
			[0, -1],
		]),
		across: neighbours(width, depth, [
			[1, 1],
			[-1, 1],
			[1, -1],
			[-1, -1],
		]),
	};
}

function makeColumns({ placements }: Plan, limit: Uint8Array) {
	const { size } = placements;
	const square = new Uint16Array(size * COLUMNS);
	const rise = new Int8Array(size * COLUMNS);
	const count = new Uint8Array(size * COLUMNS);
	const base = new Uint8Array(size);
	const maxLevel = new Uint8Array(size);
	const feet = new Uint8Array(size);
	for (let p = 0; p < size; p++) {
		const { columns } = ORIENTATIONS[placements.orientation[p]!]!;
		const first = p * COLUMNS;
		base[p] = columns[0]!.base;
		maxLevel[p] = Math.min(
			...columns.map((_, c) => limit[placements.square[first + c]!]! - placements.top[first + c]!),
		);
		feet[p] = columns.filter((column) => column.base === 0).length;
		for (let c = 0; c < COLUMNS; c++) {
			const column = columns[c];
			square[first + c] = placements.square[first + (column ? c : 0)]!;
			rise[first + c] = column ? column.base - columns[0]!.base : 0;
			count[first + c] = column?.count ?? 0;
		}
	}
	return { square, rise, count, base, maxLevel, feet };
}

/** The same packed into three words per placement, for the hottest loop of a playout. */
function pack({ square, rise, count, base, maxLevel }: ReturnType<typeof makeColumns>) {
	const packedSquares = Int32Array.from(base, (_, p) => {
		const [a = 0, b = 0, c = 0, d = 0] = square.subarray(p * COLUMNS, (p + 1) * COLUMNS);
		return a | (b << 8) | (c << 16) | (d << 24);
	});
	const packedLevels = Int32Array.from(base, (_, p) => {
		const [, b = 0, c = 0, d = 0] = rise.subarray(p * COLUMNS, (p + 1) * COLUMNS);
		return (b + 4) | ((c + 4) << 4) | ((d + 4) << 8) | (base[p]! << 12) | (maxLevel[p]! << 16);
	});
	const packedCubes = Uint16Array.from(base, (_, p) => {
		const [a = 0, b = 0, c = 0, d = 0] = count.subarray(p * COLUMNS, (p + 1) * COLUMNS);
		return LOW_BITS[a]! | (LOW_BITS[b]! << 4) | (LOW_BITS[c]! << 8) | (LOW_BITS[d]! << 12);
	});
	return { packedSquares, packedLevels, packedCubes };
}

function neighbours(
	width: number,
	depth: number,
	steps: readonly (readonly [number, number])[],
): Uint16Array {
	const off = width * depth;
	const found = new Uint16Array(4 * (off + 1)).fill(off);
	for (let square = 0; square < off; square++) {
		const [x, y] = [square % width, Math.floor(square / width)];
		steps.forEach(([dx, dy], i) => {
			const inside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < depth;
			if (inside) found[4 * square + i] = (y + dy) * width + x + dx;
		});
	}
	return found;
}

export const STONE_COUNT = STONES.length;
