import { StoreError, type Tx } from '../store.js';
import type { Sqlite } from './driver.js';

type Task = (tx: Tx) => Promise<unknown>;

interface Waiting {
	readonly task: Task;
	readonly resolve: (value: unknown) => void;
	readonly reject: (reason: unknown) => void;
}

interface Done {
	readonly waiting: Waiting;
	readonly value: unknown;
}

/**
 * The maximum size and duration of a batch, in tasks and milliseconds: the first task must not wait too long,
 * and the batch blocks the event loop.
 */
const MAX_BATCH = 200;
const MAX_BATCH_MS = 15;

/**
 * The single writer. Tasks that arrive during a commit are batched into the next one: each has its own
 * savepoint, and they share one disk sync.
 */
export class GroupCommit {
	private queue: Waiting[] = [];
	private isScheduled = false;
	private isClosed = false;
	private running: Promise<void> = Promise.resolve();
	private readonly say: Readonly<Record<'begin' | 'commit' | 'mark' | 'keep', () => unknown>>;

	constructor(
		private readonly sqlite: Sqlite,
		private readonly tx: Tx,
		/** Whether the file still exists; checked before every commit. */
		private readonly isInPlace: () => boolean,
	) {
		const statement = (sql: string) => {
			const prepared = sqlite.prepare(sql);
			return () => prepared.run();
		};
		this.say = {
			begin: statement('begin immediate'),
			commit: statement('commit'),
			mark: statement('savepoint task'),
			keep: statement('release task'),
		};
	}

	run<Value>(task: (tx: Tx) => Promise<Value>): Promise<Value> {
		if (this.isClosed) return Promise.reject(new StoreError('closed', false));
		return new Promise<Value>((resolve, reject) => {
			this.queue.push({ task, resolve: resolve as (value: unknown) => void, reject });
			this.schedule();
		});
	}

	/** Finishes all queued tasks. */
	async close(): Promise<void> {
		this.isClosed = true;
		while (this.isScheduled || this.queue.length > 0) await this.pause();
		await this.running;
	}

	private pause(): Promise<void> {
		return new Promise((resolve) => setImmediate(resolve));
	}

	/** Runs after all input of this event loop turn, which then shares the commit. */
	private schedule(): void {
		if (this.isScheduled) return;
		this.isScheduled = true;
		setImmediate(() => {
			this.running = this.commitBatch().finally(() => {
				this.isScheduled = false;
				if (this.queue.length > 0) this.schedule();
			});
		});
	}

	private async commitBatch(): Promise<void> {
		const batch: Waiting[] = [];
		const done: Done[] = [];
		const until = performance.now() + MAX_BATCH_MS;
		const hasRoom = () => batch.length < MAX_BATCH && (batch.length === 0 || performance.now() < until);
		try {
			this.say.begin();
			while (this.queue.length > 0 && hasRoom()) {
				const waiting = this.queue.shift()!;
				batch.push(waiting);
				await this.runOne(waiting, done);
			}
			if (!this.isInPlace())
				throw new StoreError('unavailable', false, new Error('the database file is gone'));
			this.say.commit();
		} catch (error) {
			this.giveUp(batch, error);
			return;
		}
		for (const { waiting, value } of done) waiting.resolve(value);
	}

	private async runOne(waiting: Waiting, done: Done[]): Promise<void> {
		this.say.mark();
		try {
			const value = await waiting.task(this.tx);
			this.say.keep();
			done.push({ waiting, value });
		} catch (error) {
			// A full disk rolls back the whole transaction: the entire batch fails.
			if (!this.sqlite.inTransaction) throw error;
			this.sqlite.exec('rollback to task; release task');
			waiting.reject(asStoreError(error));
		}
	}

	private giveUp(batch: readonly Waiting[], error: unknown): void {
		if (this.sqlite.inTransaction) this.sqlite.exec('rollback');
		for (const waiting of batch) waiting.reject(asStoreError(error));
	}
}

/** Disk errors become store errors; all others are bugs in a task and stay unchanged. */
function asStoreError(error: unknown): unknown {
	const code = error instanceof Error && 'code' in error ? String(error.code) : '';
	if (/^SQLITE_FULL/.test(code)) return new StoreError('full', false, error);
	return /^SQLITE_(IOERR|BUSY|READONLY|CANTOPEN|CORRUPT|NOTADB|PERM|NOMEM)/.test(code)
		? new StoreError('unavailable', false, error)
		: error;
}
