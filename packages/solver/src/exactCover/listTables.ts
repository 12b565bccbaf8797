import { type CoverProblem, effectivePieces } from './problem.js';
import { makeVolumeTable, type VolumeTable } from './volume.js';

/**
 * A flattened problem of any size: the cells and pieces of option i start at `firstCell[i]` and
 * `firstUse[i]`.
 */
export interface ListTables {
	readonly cellCount: number;
	readonly pieceCount: number;
	readonly optionCount: number;
	readonly firstCell: Int32Array;
	readonly cells: Int32Array;
	readonly firstUse: Int32Array;
	readonly uses: Int32Array;
	/** The piece of a single-piece option; −1 for the others. */
	readonly piece: Int32Array;
	readonly size: Int32Array;
	readonly min: Int32Array;
	readonly max: Int32Array;
	readonly volume: VolumeTable;
}

export function makeListTables(problem: CoverProblem): ListTables {
	const { cellCount, options } = problem;
	const pieces = effectivePieces(problem);
	return {
		cellCount,
		pieceCount: pieces.length,
		optionCount: options.length,
		firstCell: offsets(options.map(({ cells }) => cells.length)),
		cells: Int32Array.from(options.flatMap(({ cells }) => cells)),
		firstUse: offsets(options.map(({ uses }) => uses.length)),
		uses: Int32Array.from(options.flatMap(({ uses }) => uses)),
		piece: Int32Array.from(options, ({ uses }) => (uses.length === 1 ? uses[0]! : -1)),
		size: Int32Array.from(pieces, ({ size }) => size),
		min: Int32Array.from(pieces, ({ min }) => min),
		max: Int32Array.from(pieces, ({ max }) => max),
		volume: makeVolumeTable(problem),
	};
}

function offsets(lengths: readonly number[]): Int32Array {
	const starts = new Int32Array(lengths.length + 1);
	lengths.forEach((length, index) => {
		starts[index + 1] = starts[index]! + length;
	});
	return starts;
}
