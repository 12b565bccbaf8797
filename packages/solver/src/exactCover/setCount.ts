import { type MaskTables, makeMaskTables } from './maskTables.js';
import type { CoverProblem } from './problem.js';

/**
 * Counts the covers of a small problem by the set of pieces they use, all sets in one search. One word of
 * cells, every piece at most once, no pausing or resuming: the fastest way to a table of counts.
 */
export interface SetCounter {
	/** Adds `weight` for every cover that contains the option, to the count of its set of pieces. */
	count(option: number, weight: number): void;
	/** Counts by set of pieces, as bits. */
	readonly tally: Float64Array;
}

/**
 * For problems of at most 31 cells and a dozen pieces, each used at most once and no two covering the same cells.
 */
export function makeSetCounter(problem: CoverProblem): SetCounter {
	const tables = makeMaskTables(problem);
	const { low: masks, start, size, pieceCount, allowed, volume, max } = tables;
	const { width, step } = volume;
	const { slots, keys, bits: lastBits } = makeLastPieces(tables);
	const lastLeft = lastPieceVolume(size, max);
	const everything = 2 ** problem.cellCount - 1;
	const tally = new Float64Array(2 ** pieceCount);
	const found = new Float64Array(2 ** pieceCount);

	/** The remaining cells are one piece or nothing: a lookup instead of a search. */
	function finish(covered: number, used: number): void {
		const rest = everything & ~covered;
		let slot = Math.imul(rest, HASH) >>> slots;
		while (keys[slot] !== rest) {
			if (keys[slot] === 0) return;
			slot = (slot + 1) & (keys.length - 1);
		}
		if ((lastBits[slot]! & used) === 0) found[used | lastBits[slot]!]!++;
	}

	function visit(covered: number, used: number, left: number, state: number): void {
		const free = ~covered;
		const group = (31 - Math.clz32(free & -free)) * pieceCount;
		for (let open = allowed[state * width + left]! & ~used; open !== 0; open &= open - 1) {
			const piece = 31 - Math.clz32(open & -open);
			const rest = left - size[piece]!;
			const nowUsed = used | (1 << piece);
			const stateAfter = state - step[piece]!;
			const end = start[group + piece + 1]!;
			for (let row = start[group + piece]!; row < end; row++) {
				const mask = masks[row]!;
				if ((mask & covered) !== 0) continue;
				if (rest === 0) found[nowUsed]!++;
				else if (rest <= lastLeft) finish(covered | mask, nowUsed);
				else visit(covered | mask, nowUsed, rest, stateAfter);
			}
		}
	}

	return {
		tally,
		count(option, weight) {
			const row = tables.rowOfOption[option]!;
			const piece = tables.pieceOfRow[row]!;
			found.fill(0);
			visit(masks[row]!, 1 << piece, problem.cellCount - size[piece]!, volume.full - step[piece]!);
			for (let set = 0; set < found.length; set++) tally[set]! += weight * found[set]!;
		},
	};
}

const HASH = 0x9e3779b1;

/** The largest volume that cannot hold two pieces. */
function lastPieceVolume(size: Int32Array, max: Int32Array): number {
	const sizes = [...size].filter((_, piece) => max[piece]! > 0).sort((a, b) => a - b);
	return sizes.length < 2 ? Number.POSITIVE_INFINITY : sizes[0]! + sizes[1]! - 1;
}

/** A hash table from the cells of a row to its piece. */
function makeLastPieces({ low: masks, pieceOfRow }: MaskTables) {
	const power = Math.max(4, Math.ceil(Math.log2(masks.length + 1)) + 2);
	const keys = new Int32Array(2 ** power);
	const bits = new Int32Array(2 ** power);
	const slots = 32 - power;
	masks.forEach((mask, row) => {
		let slot = Math.imul(mask, HASH) >>> slots;
		while (keys[slot] !== 0) slot = (slot + 1) & (keys.length - 1);
		keys[slot] = mask;
		bits[slot] = 1 << pieceOfRow[row]!;
	});
	return { slots, keys, bits };
}
