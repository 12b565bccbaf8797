import { closeSync, openSync, readSync } from 'node:fs';
import { createHistogram } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const EVERY = 5;

/** How long the event loop was blocked, in milliseconds. */
export interface StallTimes {
	/** The 99th percentile of timer delays. */
	readonly late: number;
	/**
	 * Same, without the time other programs had the core: of each delay, only the CPU time of the loop's thread
	 * counts, or that of all threads where the system does not tell them apart.
	 */
	readonly computing: number;
	/** The longest uninterrupted CPU time of the loop's thread. */
	readonly longest: number;
}

/** Measures event loop delays, and whether its own work or a busy machine causes them. */
export class StallMonitor {
	private readonly late = createHistogram();
	private readonly computing = createHistogram();
	private readonly timer: NodeJS.Timeout;
	private lastTick: number;
	private lastUsage: number;

	constructor(
		private readonly usage: Usage = openUsage(),
		private readonly now: () => number = () => performance.now(),
	) {
		this.lastTick = now();
		this.lastUsage = usage.read();
		this.timer = setInterval(() => this.tick(), EVERY);
		this.timer.unref();
	}

	/** The times since the last call. */
	read(): StallTimes {
		const times = {
			late: this.late.percentile(99) / 1000,
			computing: this.computing.percentile(99) / 1000,
			longest: this.computing.max / 1000,
		};
		for (const histogram of [this.late, this.computing]) histogram.reset();
		this.restart();
		return times;
	}

	close(): void {
		clearInterval(this.timer);
		this.usage.close();
	}

	private tick(): void {
		const computed = this.usage.read() - this.lastUsage;
		const late = Math.max(0, (this.now() - this.lastTick - EVERY) * 1000);
		// Histograms only take integers from 1.
		this.late.record(Math.round(late) + 1);
		this.computing.record(Math.round(Math.min(late, computed)) + 1);
		this.restart();
	}

	private restart(): void {
		this.lastTick = this.now();
		this.lastUsage = this.usage.read();
	}
}

/** A CPU time counter. */
export interface Usage {
	/** CPU time so far, in microseconds. */
	read(): number;
	close(): void;
}

/** The CPU time of the main thread, where the server's event loop runs. */
export function openUsage(): Usage {
	try {
		if (!isMainThread) return usageOfAll;
		const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
		const bytes = Buffer.alloc(32);
		const read = () =>
			Number.parseInt(bytes.toString('latin1', 0, readSync(file, bytes, 0, 32, 0)), 10) / 1000;
		if (read() > 0) return { read, close: () => closeSync(file) };
		closeSync(file);
	} catch {
		// Linux only.
	}
	return usageOfAll;
}

const usageOfAll: Usage = {
	read() {
		const { user, system } = process.cpuUsage();
		return user + system;
	},
	close() {},
};
