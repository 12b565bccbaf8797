import type { Row } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { newId } from '../util/secrets.js';
import { delayJob, finishJob, nextDue, takeJobs } from './queries.js';

export type Job = Row<'job'>;

/** Does a job. It may be done twice, when a node died in the midst of it; so it must not matter. */
export type Handler = (job: Job) => Promise<void>;

export interface RunnerOptions {
	readonly onError: (error: unknown, job: Job | null) => void;
	/** For how long a job is one's own, in milliseconds; another node takes it after that. */
	readonly lease?: number;
	/** How many are done at once. */
	readonly width?: number;
	/** How often one looks for jobs that other nodes have left. */
	readonly sweep?: number;
}

const FIRST_DELAY = 500;
const LONGEST_DELAY = 60_000;

/** Does jobs when they are due, each on one node. */
export class JobRunner {
	private readonly name = newId();
	private readonly handlers = new Map<string, Handler>();
	private readonly underWay = new Set<Promise<void>>();
	private timer: NodeJS.Timeout | null = null;
	private looking: Promise<void> | null = null;
	private isAwaited = false;
	private isStopped = true;

	constructor(
		private readonly store: Store,
		private readonly options: RunnerOptions,
	) {}

	handle(kind: string, handler: Handler): void {
		this.handlers.set(kind, handler);
	}

	start(): void {
		this.isStopped = false;
		this.look();
	}

	/** Finishes what is under way and takes no more. */
	async stop(): Promise<void> {
		this.isStopped = true;
		if (this.timer) clearTimeout(this.timer);
		await this.looking;
		await Promise.all(this.underWay);
	}

	/** Something is due at this time, of the database, whose time it now is. */
	wake(due: number, now: number): void {
		if (due <= now) this.look();
	}

	/** Looks for jobs at once, and again when it has just been looking. */
	look(): void {
		if (this.isStopped) return;
		this.isAwaited = true;
		this.looking ??= this.lookAll().finally(() => {
			this.looking = null;
			if (this.isAwaited) this.look();
		});
	}

	private async lookAll(): Promise<void> {
		if (this.timer) clearTimeout(this.timer);
		try {
			while (this.isAwaited && !this.isStopped) {
				this.isAwaited = false;
				await this.takeSome();
			}
			this.sleep(await this.pause());
		} catch (error) {
			this.isAwaited = false;
			this.options.onError(error, null);
			this.sleep(this.options.sweep ?? 1000);
		}
	}

	private async takeSome(): Promise<void> {
		const { width = 8, lease = 15_000 } = this.options;
		const free = width - this.underWay.size;
		if (free <= 0) return;
		const jobs = await this.store.write((tx) => takeJobs(tx, this.name, lease, free));
		for (const job of jobs) this.begin(job);
		if (jobs.length === free) this.isAwaited = this.underWay.size < width;
	}

	private begin(job: Job): void {
		const done = this.run(job).finally(() => {
			this.underWay.delete(done);
			this.look();
		});
		this.underWay.add(done);
	}

	private async run(job: Job): Promise<void> {
		try {
			await this.handlerOf(job)(job);
			await this.store.write((tx) => finishJob(tx, job), { repeatable: true });
		} catch (error) {
			this.options.onError(error, job);
			const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** Math.min(job.attempts, 10));
			const putOff = this.store.write(async (tx) => delayJob(tx, job, (await tx.now()) + delay));
			// If even that fails, the lease ends by itself.
			await putOff.catch(() => {});
		}
	}

	/** A newer node may know what this one does not: then the job is put off until it takes it. */
	private handlerOf({ kind }: Job): Handler {
		const handler = this.handlers.get(kind);
		if (!handler) throw new Error(`nobody here does jobs of the kind ${kind}`);
		return handler;
	}

	/** How long nothing is due, as far as is known here. */
	private async pause(): Promise<number> {
		const { sweep = 1000 } = this.options;
		const [due, now] = await this.store.read(async (tx) => [await nextDue(tx), await tx.now()] as const);
		return due === null ? sweep : Math.min(sweep, Math.max(due - now, 20));
	}

	private sleep(ms: number): void {
		if (this.isStopped) return;
		this.timer = setTimeout(() => this.look(), ms);
	}
}
