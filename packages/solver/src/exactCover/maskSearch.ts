import type { MaskTables } from './maskTables.js';
import { hasRow } from './rowSet.js';
import type { Search, SearchOptions } from './search.js';

/** No cover has more options than cells. */
const MAX_DEPTH = 66;

/** A node of the tree: the covered cells, as two words, and what is left. */
interface Node {
	low: number;
	high: number;
	left: number;
	/** The state in the volume table. */
	state: number;
	/** The volume needed for the minimum counts of pieces. */
	owed: number;
	/** Pieces with copies left, as bits. */
	available: number;
}

/**
 * Search with bit masks, always at the first empty cell: a node costs a few word operations. It recurses with
 * plain numbers because that measured twice as fast as frames in arrays; the path is recorded, so it can stop
 * anywhere and be replayed later.
 */
export class MaskSearch implements Search {
	solutions = 0;
	nodes = 0;
	finished = false;
	private readonly tables: MaskTables;
	private readonly onSolution: SearchOptions['onSolution'];
	private readonly taken: readonly number[];
	private readonly root: Node;
	/** The row taken at each depth. A stopped run keeps it, and the next one starts by replaying it. */
	private readonly rows = new Int32Array(MAX_DEPTH);
	private depth = 0;
	private replayed = -1;
	private stopAt = 0;
	private readonly used: Int32Array;

	constructor(tables: MaskTables, options: SearchOptions = {}) {
		this.tables = tables;
		this.onSolution = options.onSolution;
		this.taken = options.taken ?? [];
		this.used = new Int32Array(tables.pieceCount);
		this.root = rootOf(tables);
		for (const option of this.taken) this.place(this.root, tables.rowOfOption[option]!);
		const { path, solutions } = options.resume ?? { path: [-1], solutions: 0 };
		this.solutions = solutions;
		this.depth = path.length - 1;
		this.rows.set(path.map((option) => (option < 0 ? -1 : tables.rowOfOption[option]!)));
	}

	private place(node: Node, row: number): void {
		const { low, high, pieceOfRow, size, min, max, volume } = this.tables;
		const piece = pieceOfRow[row]!;
		const used = ++this.used[piece]!;
		node.low |= low[row]!;
		node.high |= high[row]!;
		node.left -= size[piece]!;
		node.state -= volume.step[piece]!;
		if (used <= min[piece]!) node.owed -= size[piece]!;
		if (used === max[piece]!) node.available &= ~(1 << piece);
	}

	run(budget: number): boolean {
		if (this.finished) return true;
		const { low, high, left, state, owed, available } = this.root;
		if (left === 0) {
			this.finished = true;
			this.solutions++;
			this.onSolution?.(this.taken);
			return true;
		}
		const before = this.used.slice();
		this.stopAt = this.nodes + budget;
		this.replayed = this.depth;
		this.finished = this.visit(0, low, high, left, state, owed, available);
		this.used.set(before);
		return this.finished;
	}

	/** Visits the subtree of a node; false if the run stopped inside. */
	private visit(
		depth: number,
		low: number,
		high: number,
		left: number,
		state: number,
		owed: number,
		available: number,
	): boolean {
		const { lastVolume, lastRows, allowed, start, pieceCount, size, min, max, volume } = this.tables;
		const { low: rowLow, high: rowHigh } = this.tables;
		const { used } = this;
		const free = ~low;
		const first = free !== 0 ? 31 - Math.clz32(free & -free) : 63 - Math.clz32(~high & -~high);
		const group = first * pieceCount;
		let bits = available & allowed[state * volume.width + left]!;
		const replay = depth <= this.replayed ? this.rows[depth]! : -1;
		if (replay >= 0) bits &= -1 << this.tables.pieceOfRow[replay]!;
		let isReplay = replay >= 0;
		for (; bits !== 0; bits &= bits - 1) {
			const piece = 31 - Math.clz32(bits & -bits);
			const rest = left - size[piece]!;
			const count = used[piece]!;
			const owedAfter = count < min[piece]! ? owed - size[piece]! : owed;
			if (owedAfter > rest) continue;
			used[piece] = count + 1;
			const availableAfter = count + 1 === max[piece]! ? available & ~(1 << piece) : available;
			const stateAfter = state - volume.step[piece]!;
			const end = start[group + piece + 1]!;
			for (let row = isReplay ? replay : start[group + piece]!; row < end; row++) {
				const rowBits = rowLow[row]!;
				const rowHighBits = rowHigh[row]!;
				if (((rowBits & low) | (rowHighBits & high)) !== 0) continue;
				if (!isReplay) {
					this.rows[depth] = row;
					this.nodes++;
					if (rest === 0) {
						this.solutions++;
						if (this.pausesAt(depth)) return false;
						continue;
					}
					if (rest <= lastVolume && !hasRow(lastRows, ~(low | rowBits), ~(high | rowHighBits))) continue;
					this.rows[depth + 1] = -1;
					if (this.nodes >= this.stopAt) {
						this.depth = depth + 1;
						return false;
					}
				} else {
					isReplay = false;
					// The last row of the path is done: only later rows are new.
					if (depth === this.replayed) continue;
				}
				if (
					!this.visit(
						depth + 1,
						low | rowBits,
						high | rowHighBits,
						rest,
						stateAfter,
						owedAfter,
						availableAfter,
					)
				)
					return false;
			}
			isReplay = false;
			used[piece] = count;
		}
		return true;
	}

	/** Reports the cover that ends at this depth; returns whether to pause. */
	private pausesAt(depth: number): boolean {
		this.depth = depth;
		if (!this.onSolution) return this.nodes >= this.stopAt;
		const chosen = [...this.taken];
		for (let d = 0; d <= depth; d++) chosen.push(this.tables.option[this.rows[d]!]!);
		return this.onSolution(chosen) === true || this.nodes >= this.stopAt;
	}

	path(): number[] {
		const rows = [...this.rows.subarray(0, this.depth + 1)];
		return rows.map((row) => (row < 0 ? -1 : this.tables.option[row]!));
	}

	fraction(): number {
		if (this.finished) return 1;
		const before = this.used.slice();
		const node = { ...this.root };
		let behind = 0;
		let weight = 1;
		for (let depth = 0; depth <= this.depth && weight > 1e-9; depth++) {
			const row = this.rows[depth]!;
			const { total, tried } = this.branches(node, row);
			const entered = depth === this.depth ? tried : tried - 1;
			behind += (weight * entered) / Math.max(1, total);
			weight /= Math.max(1, total);
			if (row >= 0) this.place(node, row);
		}
		this.used.set(before);
		return Math.min(1, behind);
	}

	/** The number of branches of a node, and how many of them are up to this row. */
	private branches(node: Node, upTo: number): { readonly total: number; readonly tried: number } {
		const { start, low, high, pieceCount, allowed, volume } = this.tables;
		const free = ~node.low;
		const first = free !== 0 ? 31 - Math.clz32(free & -free) : 63 - Math.clz32(~node.high & -~node.high);
		let total = 0;
		let tried = 0;
		const pieces = node.available & allowed[node.state * volume.width + node.left]!;
		for (let bits = pieces; bits !== 0; bits &= bits - 1) {
			const group = first * pieceCount + 31 - Math.clz32(bits & -bits);
			for (let row = start[group]!; row < start[group + 1]!; row++) {
				if ((low[row]! & node.low) | (high[row]! & node.high)) continue;
				total++;
				if (row <= upTo) tried++;
			}
		}
		return { total, tried };
	}
}

function rootOf({ cellCount, volume, min, max, size }: MaskTables): Node {
	return {
		// Cells beyond the last count as covered, so a full cover is two words of ones.
		low: cellCount >= 32 ? 0 : -1 << cellCount,
		high: cellCount >= 64 ? 0 : cellCount <= 32 ? -1 : -1 << (cellCount - 32),
		left: cellCount,
		state: volume.full,
		owed: min.reduce((sum, count, piece) => sum + count * size[piece]!, 0),
		available: max.reduce((bits, count, piece) => (count > 0 ? bits | (1 << piece) : bits), 0),
	};
}
