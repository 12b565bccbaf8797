import type { Row } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { delayJob, finishJob, nextDue, renewJobs, takeJobs } from './queries.js';

export type Job = Row<'job'>;

/** Runs a job. Must be idempotent: if a node dies halfway through, another one runs it again. */
export type Handler = (job: Job) => Promise<void>;

export interface LaneOptions {
	readonly handlers: Readonly<Record<string, Handler>>;
	/** The maximum number of concurrent jobs. */
	readonly width: number;
	/** Whether addresses, and owners at an address, take turns; otherwise first come, first served. */
	readonly isFair?: boolean;
}

export interface RunnerOptions {
	readonly onError: (error: unknown, job: Job | null) => void;
	/** The lease of a job in milliseconds; another node takes a job whose lease was not renewed. */
	readonly lease?: number;
	/** The polling interval for jobs left by other nodes. */
	readonly sweep?: number;
}

const FIRST_DELAY = 500;
const LONGEST_DELAY = 60_000;
const LEASE = 15_000;
const SWEEP = 1000;

/** Runs jobs of some kinds when they are due. Lanes are independent. */
export class Lane {
	private readonly underWay = new Map<Job, Promise<void>>();
	private readonly kinds: readonly string[];
	private timer: NodeJS.Timeout | null = null;
	private renewal: NodeJS.Timeout | null = null;
	private looking: Promise<void> | null = null;
	private isAwaited = false;
	private isStopped = true;

	constructor(
		private readonly store: Store,
		/** The node name, which owns its leases. */
		private readonly name: string,
		private readonly lane: LaneOptions,
		private readonly options: RunnerOptions,
	) {
		this.kinds = Object.keys(lane.handlers);
	}

	start(): void {
		this.isStopped = false;
		const { lease = LEASE } = this.options;
		this.renewal = setInterval(() => void this.renew(lease), lease / 3);
		this.renewal.unref();
		this.look();
	}

	/** Waits for running jobs and takes no more. */
	async stop(): Promise<void> {
		this.isStopped = true;
		if (this.timer) clearTimeout(this.timer);
		await this.looking;
		await Promise.all(this.underWay.values());
		if (this.renewal) clearInterval(this.renewal);
	}

	/** Looks for jobs now, and once more if a look is already running. */
	look(): void {
		if (this.isStopped) return;
		this.isAwaited = true;
		this.looking ??= this.lookAll().finally(() => {
			this.looking = null;
			if (this.isAwaited) this.look();
		});
	}

	private get free(): number {
		return this.lane.width - this.underWay.size;
	}

	private async lookAll(): Promise<void> {
		if (this.timer) clearTimeout(this.timer);
		try {
			while (this.isAwaited && !this.isStopped) {
				this.isAwaited = false;
				await this.takeSome();
			}
			// With no free slot, the next job to finish looks again.
			if (this.free > 0) this.sleep(await this.pause());
		} catch (error) {
			this.isAwaited = false;
			this.options.onError(error, null);
			this.sleep(this.options.sweep ?? SWEEP);
		}
	}

	private async takeSome(): Promise<void> {
		const { free, kinds, name: by } = this;
		if (free <= 0) return;
		const { lease = LEASE } = this.options;
		const { isFair = false } = this.lane;
		const jobs = await this.store.write((tx) => takeJobs(tx, { kinds, by, lease, limit: free, isFair }));
		for (const job of jobs) this.begin(job);
		if (jobs.length === free) this.isAwaited = this.free > 0;
	}

	private begin(job: Job): void {
		const done = this.run(job).finally(() => {
			this.underWay.delete(job);
			this.look();
		});
		this.underWay.set(job, done);
	}

	private async run(job: Job): Promise<void> {
		try {
			await this.lane.handlers[job.kind]!(job);
			await this.store.write((tx) => finishJob(tx, job), { repeatable: true });
		} catch (error) {
			this.options.onError(error, job);
			const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** Math.min(job.attempts, 10));
			const putOff = this.store.write(async (tx) => delayJob(tx, job, (await tx.now()) + delay));
			// If even that fails, the lease expires.
			await putOff.catch(() => {});
		}
	}

	/** Renews the lease of a long job. If that fails, it may run twice, which is harmless. */
	private async renew(lease: number): Promise<void> {
		const jobs = [...this.underWay.keys()];
		if (jobs.length === 0) return;
		await this.store.write((tx) => renewJobs(tx, jobs, lease)).catch(() => {});
	}

	/** The time until the next known job is due. */
	private async pause(): Promise<number> {
		const { sweep = SWEEP } = this.options;
		const [due, now] = await this.store.read(
			async (tx) => [await nextDue(tx, this.kinds), await tx.now()] as const,
		);
		return due === null ? sweep : Math.min(sweep, Math.max(due - now, 20));
	}

	private sleep(ms: number): void {
		if (this.isStopped) return;
		this.timer = setTimeout(() => this.look(), ms);
	}
}
