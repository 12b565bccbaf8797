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
 * More than these, or what comes after so many milliseconds, does not share a commit: the first must not wait
 * for too many, and nothing else happens in this process meanwhile.
 */
const MAX_BATCH = 200;
const MAX_BATCH_MS = 15;

/**
 * The one writer. What is asked for while a commit is under way is gathered and shares the next one: each
 * task has its own savepoint, and one wait for the disk serves them all.
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
		/** Whether what is committed can be found again; asked before every commit. */
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

	/** Finishes what was asked for before. */
	async close(): Promise<void> {
		this.isClosed = true;
		while (this.isScheduled || this.queue.length > 0) await this.pause();
		await this.running;
	}

	private pause(): Promise<void> {
		return new Promise((resolve) => setImmediate(resolve));
	}

	/** After all that has come in with this turn of the event loop, so that it shares the commit. */
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
			// A full disk ends the whole transaction: then nothing of the batch is done.
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

/** Faults of the disk are the store's; everything else is a mistake in a task and stays what it is. */
function asStoreError(error: unknown): unknown {
	const code = error instanceof Error && 'code' in error ? String(error.code) : '';
	if (/^SQLITE_FULL/.test(code)) return new StoreError('full', false, error);
	return /^SQLITE_(IOERR|BUSY|READONLY|CANTOPEN|CORRUPT|NOTADB|PERM|NOMEM)/.test(code)
		? new StoreError('unavailable', false, error)
		: error;
}
