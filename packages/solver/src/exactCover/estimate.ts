import type { Random } from '@rumis/rules';
import { type CoverProblem, effectivePieces } from './problem.js';
import { makeVolumeTable } from './volume.js';

/** An estimated number of covers, too large to count, with its standard error. */
export interface Estimate {
	readonly mean: number;
	readonly error: number;
	readonly runs: number;
}

export interface EstimateOptions {
	/** Walkers per run. */
	readonly walkers?: number;
	/** Independent runs; their scatter gives the error. */
	readonly runs?: number;
	readonly onRun?: (done: number) => void;
}

/**
 * Estimates the number of covers by random walks down the search tree (Knuth), with Chen's refinement: many
 * walkers descend together, and are resampled by weight from time to time. Each run is unbiased; their mean
 * is the estimate.
 */
export function estimateCovers(
	problem: CoverProblem,
	random: Random,
	{ walkers = 4000, runs = 20, onRun }: EstimateOptions = {},
): Estimate {
	const sampler = new Sampler(problem, random, walkers);
	// A trial run estimates the factor per empty cell; it is not counted, so the runs stay unbiased.
	sampler.growth = Math.max(1, sampler.run()) ** (1 / problem.cellCount);
	const values = Array.from({ length: runs }, (_, run) => {
		const value = sampler.run();
		onRun?.(run + 1);
		return value;
	});
	const mean = values.reduce((sum, value) => sum + value, 0) / runs;
	const scatter = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, runs - 1);
	return { mean, error: Math.sqrt(scatter / runs), runs };
}

/** One walker is a row in each of these arrays; `next` swaps with `now` when walkers are resampled. */
interface Crowd {
	readonly covered: Uint8Array;
	readonly left: Uint8Array;
	readonly weight: Float64Array;
}

class Sampler {
	/** The expected factor per additional empty cell in what a walker will find below. */
	growth = 1;
	private readonly problem: CoverProblem;
	private readonly random: Random;
	private readonly walkers: number;
	private readonly pieceCount: number;
	/** Options by the lowest cell they cover. */
	private readonly byCell: readonly (readonly number[])[];
	private readonly max: readonly number[];
	private readonly volume;
	private now: Crowd;
	private next: Crowd;

	constructor(problem: CoverProblem, random: Random, walkers: number) {
		this.problem = problem;
		this.random = random;
		this.walkers = walkers;
		this.pieceCount = problem.pieces.length;
		const byCell: number[][] = Array.from({ length: problem.cellCount }, () => []);
		problem.options.forEach(({ cells }, option) => void byCell[Math.min(...cells)]!.push(option));
		this.byCell = byCell;
		this.max = effectivePieces(problem).map(({ max }) => max);
		this.volume = makeVolumeTable(problem);
		this.now = this.makeCrowd();
		this.next = this.makeCrowd();
	}

	private makeCrowd(): Crowd {
		return {
			covered: new Uint8Array(this.walkers * this.problem.cellCount),
			left: new Uint8Array(this.walkers * this.pieceCount),
			weight: new Float64Array(this.walkers),
		};
	}

	/** One estimate: the total weight of all walkers that arrive, divided by the number that started. */
	run(): number {
		this.setOut();
		let scale = 1;
		for (let cell = 0; cell < this.problem.cellCount; cell++) {
			for (let walker = 0; walker < this.walkers; walker++) this.cover(walker, cell);
			scale *= this.resample();
			if (scale === 0) return 0;
		}
		const { weight } = this.now;
		const arrived = weight.reduce((sum, value, walker) => sum + (this.minimaMet(walker) ? value : 0), 0);
		return (scale * arrived) / this.walkers;
	}

	private setOut(): void {
		this.now.covered.fill(0);
		this.now.weight.fill(1);
		for (let walker = 0; walker < this.walkers; walker++)
			this.now.left.set(this.max, walker * this.pieceCount);
	}

	private minimaMet(walker: number): boolean {
		const left = this.now.left.subarray(walker * this.pieceCount);
		return this.problem.pieces.every(({ min }, piece) => this.max[piece]! - left[piece]! >= min);
	}

	/**
	 * Covers the cell, if empty, with a random option that fits; the walker's weight is multiplied by their
	 * number.
	 */
	private cover(walker: number, cell: number): void {
		const { covered, left, weight } = this.now;
		const cells = walker * this.problem.cellCount;
		if (weight[walker] === 0 || covered[cells + cell]) return;
		const open = this.openPieces(walker);
		const fitting = this.byCell[cell]!.filter((option) => {
			const { cells: own, uses } = this.problem.options[option]!;
			return open[uses[0]!] && own.every((other) => !covered[cells + other]);
		});
		weight[walker]! *= fitting.length;
		if (fitting.length === 0) return;
		const chosen = this.problem.options[fitting[this.random.below(fitting.length)]!]!;
		for (const other of chosen.cells) covered[cells + other] = 1;
		for (const piece of chosen.uses) left[walker * this.pieceCount + piece]!--;
	}

	/** The pieces with copies left after which the volume can still be filled. */
	private openPieces(walker: number): readonly boolean[] {
		const { fillable, step, width, full } = this.volume;
		const start = walker * this.pieceCount;
		const empty = this.emptyCells(walker);
		let state = full;
		for (let piece = 0; piece < this.pieceCount; piece++) {
			state -= (this.max[piece]! - this.now.left[start + piece]!) * step[piece]!;
		}
		return this.problem.pieces.map(({ size }, piece) => {
			const after = state - step[piece]!;
			if (this.now.left[start + piece] === 0 || after < 0 || empty < size) return false;
			return fillable[after * width + empty - size] === 1;
		});
	}

	/**
	 * Resamples the walkers when few of them have most of the weight; returns the weight they then share. They
	 * are drawn by weight times the expected factor below them, and the latter is divided out again.
	 */
	private resample(): number {
		const promise = this.now.weight.map((weight, walker) => weight * this.growth ** this.emptyCells(walker));
		const sum = promise.reduce((total, value) => total + value, 0);
		const squares = promise.reduce((total, value) => total + value * value, 0);
		if (sum === 0) return 0;
		if ((sum * sum) / squares > this.walkers / 2) return 1;
		const share = sum / this.walkers;
		let reached = (this.random.below(2 ** 30) / 2 ** 30) * share;
		let behind = 0;
		let to = 0;
		for (let from = 0; from < this.walkers; from++) {
			behind += promise[from]!;
			for (; reached < behind && to < this.walkers; reached += share) this.copy(from, to++);
		}
		// Rounding may leave the last slot empty.
		while (to < this.walkers) this.copy(this.walkers - 1, to++);
		[this.now, this.next] = [this.next, this.now];
		return share;
	}

	private emptyCells(walker: number): number {
		let empty = this.problem.cellCount;
		for (let piece = 0; piece < this.pieceCount; piece++) {
			const used = this.max[piece]! - this.now.left[walker * this.pieceCount + piece]!;
			empty -= used * this.problem.pieces[piece]!.size;
		}
		return empty;
	}

	private copy(from: number, to: number): void {
		const { cellCount } = this.problem;
		const cells = this.now.covered.subarray(from * cellCount, (from + 1) * cellCount);
		this.next.covered.set(cells, to * cellCount);
		const left = this.now.left.subarray(from * this.pieceCount, (from + 1) * this.pieceCount);
		this.next.left.set(left, to * this.pieceCount);
		this.next.weight[to] = this.growth ** -this.emptyCells(from);
	}
}
