import { type Balance, balanceOf } from '../balance.js';
import { type BalancePlan, seatCount } from '../plan.js';
import { emptyTally, mergeTallies, type Tally } from '../tally.js';
import type { Batch, FromWorker, ToWorker } from './messages.js';

/** Our end of the channel to a worker that runs `serveBalance`. */
export interface BalanceWorker {
	post(message: ToWorker): void;
	onMessage(handle: (message: FromWorker) => void): void;
	/** A failed worker never responds again. */
	onFailure(handle: (reason: string) => void): void;
	close(): void;
}

export interface BalanceProgress {
	readonly balance: Balance;
	readonly tally: Tally;
	/** From 0 to 1. */
	readonly done: number;
}

/** A running measurement. */
export interface BalanceRun {
	/** The last progress: of all games, or of those played before it was cancelled. Null if there were none. */
	readonly finished: Promise<BalanceProgress | null>;
	/** Running batches are finished; no new ones are started. */
	pause(): void;
	resume(): void;
	cancel(): void;
}

/** The target duration of a batch, for smooth progress and few messages. */
const BATCH_MS = 250;
const LARGEST_BATCH = 50;

/**
 * Plays the games of a plan on several workers, and reports after every batch. Integer sums do not depend on
 * their order, so the result does not depend on the workers. The workers are not closed.
 */
export function runBalance(
	plan: BalancePlan,
	workers: readonly BalanceWorker[],
	onProgress: (progress: BalanceProgress) => void,
): BalanceRun {
	return new Run(plan, workers, onProgress);
}

let lastRun = 0;

class Run implements BalanceRun {
	private readonly id = ++lastRun;
	readonly finished: Promise<BalanceProgress | null>;
	private readonly squares: readonly boolean[];
	private readonly sizes = new Map<BalanceWorker, number>();
	private readonly idle = new Set<BalanceWorker>();
	private tally: Tally;
	/** The next undispatched game. */
	private next = 0;
	private running = 0;
	private isPaused = false;
	private isOver = false;
	private resolve: (progress: BalanceProgress | null) => void = () => {};
	private reject: (reason: Error) => void = () => {};

	constructor(
		private readonly plan: BalancePlan,
		workers: readonly BalanceWorker[],
		private readonly onProgress: (progress: BalanceProgress) => void,
	) {
		this.squares = squaresOf(plan);
		this.tally = emptyTally(seatCount(plan.setup), this.squares.length);
		this.finished = new Promise((resolve, reject) => {
			this.resolve = resolve;
			this.reject = reject;
		});
		for (const worker of workers) this.employ(worker);
	}

	pause(): void {
		this.isPaused = true;
	}

	resume(): void {
		this.isPaused = false;
		for (const worker of [...this.idle]) this.employ(worker);
	}

	cancel(): void {
		if (!this.isOver) this.end();
	}

	private employ(worker: BalanceWorker): void {
		this.idle.add(worker);
		if (this.isOver) return;
		if (this.next < this.plan.games) {
			if (!this.isPaused) this.play(worker, this.batchFor(worker));
		} else if (this.running === 0) this.end();
	}

	private batchFor(worker: BalanceWorker): Batch {
		const from = this.next;
		this.next = Math.min(this.plan.games, from + (this.sizes.get(worker) ?? 1));
		return { plan: this.plan, from, to: this.next };
	}

	private play(worker: BalanceWorker, batch: Batch): void {
		const started = performance.now();
		this.idle.delete(worker);
		this.running++;
		worker.onMessage(({ run, tally }) => {
			if (run !== this.id || this.isOver) return;
			this.running--;
			this.tally = mergeTallies(this.tally, tally);
			this.sizes.set(worker, batchSize(batch, performance.now() - started));
			this.onProgress(this.progress());
			this.employ(worker);
		});
		worker.onFailure((reason) => {
			this.isOver = true;
			this.reject(new Error(reason));
		});
		worker.post({ kind: 'play', run: this.id, batch });
	}

	private progress(): BalanceProgress {
		const { tally, squares, plan } = this;
		return { balance: balanceOf(tally, squares), tally, done: tally.games / plan.games };
	}

	private end(): void {
		this.isOver = true;
		this.resolve(this.tally.games === 0 ? null : this.progress());
	}
}

/** The only platform dependency: a clock. The package is compiled without DOM types. */
declare const performance: { now(): number };

/** The size of the worker's next batch, based on the duration of the last one. */
const batchSize = ({ from, to }: Batch, ms: number): number =>
	Math.max(1, Math.min(LARGEST_BATCH, Math.round(((to - from) * BATCH_MS) / Math.max(ms, 1))));

/** Which squares of the plan exist, row by row. */
const squaresOf = ({ setup }: BalancePlan): readonly boolean[] =>
	setup.scenario.plan.flatMap((row) => [...row].map((sign) => sign !== '.'));
