import {
	type Balance,
	type BalancePlan,
	type BalanceProgress,
	type BalanceRun,
	type BalanceWorker,
	type ChangedBoard,
	changesFor,
	runBalance,
} from '@rumis/balance';
import { webBalanceWorker } from '@rumis/balance/web';
import { makeStore, type Store } from '../util/store.js';

/** A changed board with the results of its games. */
export interface Trial extends ChangedBoard {
	readonly balance: Balance;
}

/** The state that the page renders. */
export interface BalanceState {
	readonly status: 'idle' | 'running' | 'paused' | 'failed';
	readonly plan: BalancePlan | null;
	readonly balance: Balance | null;
	readonly trials: readonly Trial[];
	/** From 0 to 1, of the games of the board or of all its changes. */
	readonly done: number;
	/** Time spent on these games so far, without pauses. */
	readonly spentMs: number;
}

const IDLE: BalanceState = { status: 'idle', plan: null, balance: null, trials: [], done: 0, spentMs: 0 };

/** More workers would only compete for memory. */
const MOST_WORKERS = 8;

/** One core stays free for the page: with two workers on two cores it froze for up to a second. */
export const workersOn = (cores: number): number => Math.max(1, Math.min(MOST_WORKERS, cores - 1));

const startWorker = (): BalanceWorker =>
	webBalanceWorker(new Worker(new URL('./balanceWorker.ts', import.meta.url), { type: 'module' }));

/** Plays games on all cores but one, can be paused, and holds the page's state. */
export class BalanceSession {
	readonly store: Store<BalanceState>;
	private workers: readonly BalanceWorker[] = [];
	private run: BalanceRun | null = null;
	private isStopped = false;
	/** When the clock was last read while games were running. */
	private since = 0;

	constructor(
		first: Pick<BalanceState, 'plan' | 'balance'> = IDLE,
		private readonly newWorker: () => BalanceWorker = startWorker,
	) {
		this.store = makeStore<BalanceState>({ ...IDLE, ...first });
	}

	/** Plays the games of a plan; resolves with the result, or null if it was stopped before the end. */
	async start(plan: BalancePlan): Promise<BalanceProgress | null> {
		this.begin({ ...IDLE, plan, status: 'running' });
		const last = await this.measure(plan, ({ balance, done }) => this.update({ balance, done }));
		this.finish();
		return last?.done === 1 ? last : null;
	}

	/** Tries small changes of the board, one after the other. */
	async tryChanges(): Promise<void> {
		const { plan, balance } = this.store.get();
		if (!plan || !balance) return;
		const boards = changesFor(plan.setup, balance);
		const games = Math.max(1, Math.round(plan.games / 5));
		this.begin({ ...IDLE, plan, balance, status: 'running' });
		for (const [index, board] of boards.entries()) {
			const changed = { ...plan, games, setup: { ...plan.setup, scenario: board.scenario } };
			const tried = await this.measure(changed, ({ done }) =>
				this.update({ done: (index + done) / boards.length }),
			);
			if (this.isStopped || !tried) break;
			this.update({ trials: [...this.store.get().trials, { ...board, balance: tried.balance }] });
		}
		this.finish();
	}

	pause(): void {
		this.run?.pause();
		this.update({ status: 'paused' });
	}

	resume(): void {
		this.since = performance.now();
		this.run?.resume();
		this.update({ status: 'running' });
	}

	/** Terminates the workers too: a game of strong bots would keep them busy for a long time. */
	stop(): void {
		this.isStopped = true;
		this.run?.cancel();
		for (const worker of this.workers) worker.close();
		this.workers = [];
	}

	private begin(state: BalanceState): void {
		this.isStopped = false;
		this.since = performance.now();
		this.store.set(state);
		if (this.workers.length === 0)
			this.workers = Array.from({ length: workersOn(navigator.hardwareConcurrency || 1) }, this.newWorker);
	}

	private async measure(
		plan: BalancePlan,
		onProgress: (progress: BalanceProgress) => void,
	): Promise<BalanceProgress | null> {
		try {
			this.run = runBalance(plan, this.workers, onProgress);
			return await this.run.finished;
		} catch {
			this.stop();
			this.update({ status: 'failed' });
			return null;
		}
	}

	private finish(): void {
		this.run = null;
		if (this.store.get().status !== 'failed') this.update({ status: 'idle' });
	}

	private update(change: Partial<BalanceState>): void {
		const state = this.store.get();
		const now = performance.now();
		const spentMs = state.spentMs + (state.status === 'running' ? now - this.since : 0);
		this.since = now;
		this.store.set({ ...state, spentMs, ...change });
	}
}

/** The estimated time left; null at the very beginning. */
export const timeLeft = ({ done, spentMs }: BalanceState): number | null =>
	done <= 0 ? null : (spentMs * (1 - done)) / done;
