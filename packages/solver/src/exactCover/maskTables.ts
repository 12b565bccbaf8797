import { type CoverProblem, effectivePieces } from './problem.js';
import { makeRowSet, type RowSet } from './rowSet.js';
import { makeVolumeTable, type VolumeTable } from './volume.js';

/** Two words of cells, and one word of pieces. */
const MASK_CELLS = 64;
const MASK_PIECES = 31;

/** Beyond this many entries the table of allowed pieces would not fit into the CPU cache. */
const MAX_ALLOWED = 1 << 20;

/**
 * A problem flattened for the search with bit masks. Options are grouped by their lowest cell and then by
 * piece: at the first empty cell `c` only the group of `c` can cover it.
 */
export interface MaskTables {
	readonly cellCount: number;
	readonly pieceCount: number;
	readonly low: Int32Array;
	readonly high: Int32Array;
	/** The option of the problem for each row. */
	readonly option: Int32Array;
	readonly rowOfOption: Int32Array;
	readonly pieceOfRow: Uint8Array;
	/** Rows of lowest cell c and piece p: from `start[c * pieceCount + p]` to the next entry. */
	readonly start: Int32Array;
	readonly size: Int32Array;
	readonly min: Int32Array;
	readonly max: Int32Array;
	readonly volume: VolumeTable;
	/** The largest volume that cannot hold two pieces: a remainder of this size must be exactly one row. */
	readonly lastVolume: number;
	readonly lastRows: RowSet;
	/** At `state * width + cells left`: the pieces, as bits, after which the volume can still be filled. */
	readonly allowed: Int32Array;
}

export function fitsMasks(problem: CoverProblem): boolean {
	const isSingle = problem.options.every(({ uses }) => uses.length === 1);
	const isSmall = problem.cellCount <= MASK_CELLS && problem.pieces.length <= MASK_PIECES;
	return isSingle && isSmall && makeVolumeTable(problem).fillable.length <= MAX_ALLOWED;
}

export function makeMaskTables(problem: CoverProblem, order?: ArrayLike<number>): MaskTables {
	const { cellCount, options } = problem;
	const pieces = effectivePieces(problem);
	const rows = Array.from(order ?? options.keys(), (option) => {
		const { cells, uses } = options[option]!;
		return { option, group: Math.min(...cells) * pieces.length + uses[0]!, cells, piece: uses[0]! };
	});
	rows.sort((a, b) => a.group - b.group);
	const volume = makeVolumeTable(problem);
	const rowOfOption = new Int32Array(options.length).fill(-1);
	rows.forEach(({ option }, row) => {
		rowOfOption[option] = row;
	});
	const low = Int32Array.from(rows, ({ cells }) => wordOf(cells, 0));
	const high = Int32Array.from(rows, ({ cells }) => wordOf(cells, 32));
	return {
		cellCount,
		pieceCount: pieces.length,
		low,
		high,
		option: Int32Array.from(rows, ({ option }) => option),
		rowOfOption,
		pieceOfRow: Uint8Array.from(rows, ({ piece }) => piece),
		start: groupStarts(rows, cellCount * pieces.length),
		size: Int32Array.from(pieces, ({ size }) => size),
		min: Int32Array.from(pieces, ({ min }) => min),
		max: Int32Array.from(pieces, ({ max }) => max),
		volume,
		lastVolume: lastVolume(pieces),
		lastRows: makeRowSet(low, high),
		allowed: allowedPieces(volume, pieces),
	};
}

/** The volume of the two smallest copies, less one. */
function lastVolume(pieces: readonly { readonly size: number; readonly max: number }[]): number {
	const sizes = pieces.flatMap(({ size, max }) => Array.from({ length: Math.min(2, max) }, () => size));
	const [first = 0, second = Number.POSITIVE_INFINITY] = sizes.sort((a, b) => a - b);
	return first + second - 1;
}

function wordOf(cells: readonly number[], first: number): number {
	return cells.reduce((word, cell) => (cell >> 5 === first >> 5 ? word | (1 << (cell - first)) : word), 0);
}

function groupStarts(rows: readonly { readonly group: number }[], groups: number): Int32Array {
	const start = new Int32Array(groups + 1);
	for (const { group } of rows) start[group + 1]!++;
	for (let group = 0; group < groups; group++) start[group + 1]! += start[group]!;
	return start;
}

function allowedPieces(
	{ full, step, fillable, width }: VolumeTable,
	pieces: readonly { readonly size: number; readonly max: number }[],
): Int32Array {
	const allowed = new Int32Array((full + 1) * width);
	for (let state = 0; state <= full; state++) {
		for (let left = 0; left < width; left++) {
			allowed[state * width + left] = pieces.reduce((bits, { size, max }, piece) => {
				const after = state - step[piece]!;
				const isOpen = max > 0 && left >= size && after >= 0;
				return isOpen && fillable[after * width + left - size] ? bits | (1 << piece) : bits;
			}, 0);
		}
	}
	return allowed;
}
