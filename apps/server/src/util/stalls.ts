import { closeSync, openSync, readSync } from 'node:fs';
import { createHistogram } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const EVERY = 5;

/** How long the event loop was not available, in milliseconds. */
export interface StallTimes {
	/** The 99th percentile of how late timers were. */
	readonly late: number;
	/**
	 * The same without the time in which other programs had the core: of each delay only what the loop's thread has
	 * computed meanwhile counts. Where the system does not tell, it is what all threads have computed.
	 */
	readonly computing: number;
	/** The longest that the loop's thread has computed at a stretch. */
	readonly longest: number;
}

/** Watches how late the event loop is, and whether its own computing or a busy machine is the cause. */
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

	/** Since the last time it was asked. */
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
		// A histogram knows whole numbers from 1 on.
		this.late.record(Math.round(late) + 1);
		this.computing.record(Math.round(Math.min(late, computed)) + 1);
		this.restart();
	}

	private restart(): void {
		this.lastTick = this.now();
		this.lastUsage = this.usage.read();
	}
}

/** How much of a core was used. */
export interface Usage {
	/** Microseconds of a core until now. */
	read(): number;
	close(): void;
}

/** What the first thread of this process has computed. The server's event loop runs there. */
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
		// Only Linux has it.
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
