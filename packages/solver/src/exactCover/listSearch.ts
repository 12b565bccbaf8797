import type { ListTables } from './listTables.js';
import type { Search, SearchOptions } from './search.js';

/** A node on the current path. */
interface Frame {
	/** The options that still fit are in the shared list from `from` to `to`. */
	readonly from: number;
	readonly to: number;
	/** The branching item: a cell, or, as −1 − piece, a piece that must still be used. */
	readonly item: number;
	/** Where in the list the search for the next branch continues. */
	cursor: number;
	/** The option last taken; −1 before the first. */
	taken: number;
}

const NOTHING_FITS = Number.MAX_SAFE_INTEGER;

/**
 * Search for problems of any size, always branching on the cell or piece with the fewest options. Every node
 * keeps its own list of options that still fit: copying measured faster than undoing links, because the lists
 * shrink quickly, and nothing has to be restored.
 */
export class ListSearch implements Search {
	solutions = 0;
	nodes = 0;
	finished = false;
	private readonly tables: ListTables;
	private readonly onSolution: SearchOptions['onSolution'];
	private readonly prefix: readonly number[];
	private readonly frames: Frame[] = [];
	private list: Int32Array;
	private readonly covered: Uint8Array;
	private readonly used: Int32Array;
	/** Scratch: the number of options per cell and piece, and which pieces may still be used. */
	private readonly cellWays: Int32Array;
	private readonly pieceWays: Int32Array;
	private readonly isOpen: Uint8Array;
	private left: number;
	private state: number;
	private readonly seen = { branchNodes: 0, forcedNodes: 0, branchings: 0 };

	constructor(tables: ListTables, options: SearchOptions = {}) {
		this.tables = tables;
		this.onSolution = options.onSolution;
		this.prefix = options.taken ?? [];
		this.list = new Int32Array(tables.optionCount * 8 + 64);
		this.covered = new Uint8Array(tables.cellCount);
		this.used = new Int32Array(tables.pieceCount);
		this.cellWays = new Int32Array(tables.cellCount);
		this.pieceWays = new Int32Array(tables.pieceCount);
		this.isOpen = new Uint8Array(tables.pieceCount);
		this.left = tables.cellCount;
		this.state = tables.volume.full;
		const order = options.order ?? Array.from({ length: tables.optionCount }, (_, index) => index);
		this.list.set(order);
		for (const option of this.prefix) this.cover(option);
		if (this.left === 0) this.foundWhole();
		else this.open(0, order.length, 0, -1);
		if (options.resume) this.resumeAt(options.resume.path, options.resume.solutions);
	}

	private foundWhole(): void {
		this.finished = true;
		if (!this.minimaMet()) return;
		this.solutions++;
		this.onSolution?.(this.prefix);
	}

	run(budget: number): boolean {
		const until = this.nodes + budget;
		while (!this.finished && this.nodes < until) if (this.step()) break;
		return this.finished;
	}

	/** Takes the next branch or backtracks; returns whether to pause. */
	private step(): boolean {
		const frame = this.frames.at(-1)!;
		if (frame.taken >= 0) this.uncover(frame.taken);
		const option = this.nextBranch(frame);
		frame.taken = option;
		if (option < 0) {
			this.frames.pop();
			this.finished = this.frames.length === 0;
			return false;
		}
		this.nodes++;
		this.cover(option);
		if (this.left > 0) {
			this.open(frame.from, frame.to, frame.item < 0 ? frame.cursor : 0, frame.item);
			return false;
		}
		return this.minimaMet() && this.found();
	}

	private found(): boolean {
		this.solutions++;
		if (!this.onSolution) return false;
		return this.onSolution([...this.prefix, ...this.frames.map(({ taken }) => taken)]) === true;
	}

	private minimaMet(): boolean {
		return this.tables.min.every((min, piece) => this.used[piece]! >= min);
	}

	/** The next option of the frame's item after the cursor; −1 if there is none. */
	private nextBranch(frame: Frame): number {
		while (frame.cursor < frame.to) {
			const option = this.list[frame.cursor++]!;
			if (this.belongs(option, frame.item)) return option;
		}
		return -1;
	}

	private belongs(option: number, item: number): boolean {
		const { firstCell, cells, firstUse, uses } = this.tables;
		if (item < 0) {
			for (let i = firstUse[option]!; i < firstUse[option + 1]!; i++) if (uses[i] === -1 - item) return true;
			return false;
		}
		for (let i = firstCell[option]!; i < firstCell[option + 1]!; i++) if (cells[i] === item) return true;
		return false;
	}

	private cover(option: number): void {
		this.mark(option, 1);
	}

	private uncover(option: number): void {
		this.mark(option, -1);
	}

	private mark(option: number, sign: 1 | -1): void {
		const { firstCell, cells, firstUse, uses, volume } = this.tables;
		for (let i = firstCell[option]!; i < firstCell[option + 1]!; i++) {
			this.covered[cells[i]!] = sign > 0 ? 1 : 0;
			this.left -= sign;
		}
		for (let i = firstUse[option]!; i < firstUse[option + 1]!; i++) {
			this.used[uses[i]!]! += sign;
			this.state -= sign * volume.step[uses[i]!]!;
		}
	}

	/**
	 * Opens the node after the last option: copies what still fits and chooses the branching item. Below a
	 * branch on a piece, options of that piece before `passed` are omitted: they were tried, and two copies in
	 * either order are one solution.
	 */
	private open(from: number, to: number, passed: number, parentItem: number): void {
		const start = to;
		this.reserve(start + to - from);
		this.openPieces();
		this.cellWays.fill(0);
		this.pieceWays.fill(0);
		const end = this.copyFitting(from, to, passed, parentItem);
		const item = this.chooseItem();
		const isDead = item === NOTHING_FITS;
		this.frames.push({ from: start, to: isDead ? start : end, item, cursor: start, taken: -1 });
	}

	private reserve(length: number): void {
		if (length <= this.list.length) return;
		const larger = new Int32Array(length * 2);
		larger.set(this.list);
		this.list = larger;
	}

	/** A piece is open if it has copies left and the volume can be filled after using it. */
	private openPieces(): void {
		const { pieceCount, size, max, volume } = this.tables;
		for (let piece = 0; piece < pieceCount; piece++) {
			const rest = this.left - size[piece]!;
			const state = this.state - volume.step[piece]!;
			const isOpen = this.used[piece]! < max[piece]! && rest >= 0 && state >= 0;
			this.isOpen[piece] = isOpen ? volume.fillable[state * volume.width + rest]! : 0;
		}
	}

	/** Copies the options that still fit to the end of the list and counts them per item: the hot loop. */
	private copyFitting(from: number, to: number, passed: number, parentItem: number): number {
		const { firstCell, cells, piece } = this.tables;
		const { list, covered, isOpen, cellWays, pieceWays } = this;
		let end = to;
		for (let at = from; at < to; at++) {
			const option = list[at]!;
			const single = piece[option]!;
			if (single >= 0 ? isOpen[single] === 0 : !this.mayUse(option)) continue;
			const last = firstCell[option + 1]!;
			let i = firstCell[option]!;
			while (i < last && covered[cells[i]!] === 0) i++;
			if (i < last || (at < passed && this.belongs(option, parentItem))) continue;
			list[end++] = option;
			for (i = firstCell[option]!; i < last; i++) cellWays[cells[i]!]!++;
			if (single >= 0) pieceWays[single]!++;
			else this.countUses(option);
		}
		return end;
	}

	/** For an option with several copies: none of them may exceed its bound. */
	private mayUse(option: number): boolean {
		const { firstUse, uses, max } = this.tables;
		const own = uses.subarray(firstUse[option]!, firstUse[option + 1]!);
		return own.every((piece) => {
			const copies = own.filter((other) => other === piece).length;
			return this.isOpen[piece]! > 0 && this.used[piece]! + copies <= max[piece]!;
		});
	}

	private countUses(option: number): void {
		const { firstUse, uses } = this.tables;
		for (let i = firstUse[option]!; i < firstUse[option + 1]!; i++) this.pieceWays[uses[i]!]!++;
	}

	/** The cell or needed piece with the fewest options; `NOTHING_FITS` if one has none. */
	private chooseItem(): number {
		const { cellCount, pieceCount, min } = this.tables;
		let best = NOTHING_FITS;
		let fewest = NOTHING_FITS;
		for (let cell = 0; cell < cellCount; cell++) {
			if (this.covered[cell]! || this.cellWays[cell]! >= fewest) continue;
			fewest = this.cellWays[cell]!;
			best = cell;
		}
		for (let piece = 0; piece < pieceCount; piece++) {
			const owed = min[piece]! - this.used[piece]!;
			if (owed <= 0 || this.pieceWays[piece]! >= fewest) continue;
			fewest = this.pieceWays[piece]!;
			best = -1 - piece;
		}
		if (fewest > 0) this.note(fewest);
		return fewest === 0 ? NOTHING_FITS : best;
	}

	private note(ways: number): void {
		this.seen.branchNodes++;
		if (ways === 1) this.seen.forcedNodes++;
		else this.seen.branchings += ways;
	}

	/** The number of branching nodes, of those with a single branch, and of the branches of all others. */
	statistics(): Readonly<typeof this.seen> {
		return this.seen;
	}

	path(): number[] {
		return this.frames.map(({ taken }) => taken);
	}

	private resumeAt(path: readonly number[], solutions: number): void {
		this.solutions = solutions;
		path.forEach((option, depth) => {
			const frame = this.frames[depth]!;
			if (option < 0) return;
			frame.cursor = this.list.indexOf(option, frame.from) + 1;
			frame.taken = option;
			this.cover(option);
			if (depth === path.length - 1) return;
			this.open(frame.from, frame.to, frame.item < 0 ? frame.cursor : 0, frame.item);
		});
	}

	fraction(): number {
		if (this.finished) return 1;
		let behind = 0;
		let weight = 1;
		for (const [depth, frame] of this.frames.entries()) {
			const branches = [...this.list.subarray(frame.from, frame.to)].filter((option) =>
				this.belongs(option, frame.item),
			);
			const tried = frame.taken < 0 ? 0 : branches.indexOf(frame.taken) + 1;
			const entered = depth === this.frames.length - 1 ? tried : tried - 1;
			behind += (weight * entered) / Math.max(1, branches.length);
			weight /= Math.max(1, branches.length);
			if (weight < 1e-9) break;
		}
		return Math.min(1, behind);
	}
}
