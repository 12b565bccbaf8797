import type { Store } from './store.js';

/** How long a result is cached, in milliseconds: anyone may request it, and it costs a commit. */
const FRESH = 1000;

interface Log {
	warn(message: string): void;
	info(message: string): void;
}

/** Whether the store is writable now, checked by writing. */
export class Readiness {
	private asked: Promise<boolean> | null = null;
	private askedAt = 0;
	private wasReady = true;

	constructor(
		private readonly store: Pick<Store, 'probe'>,
		private readonly log: Log,
	) {}

	check(now = performance.now()): Promise<boolean> {
		if (this.asked === null || now - this.askedAt >= FRESH) {
			this.askedAt = now;
			this.asked = this.ask();
		}
		return this.asked;
	}

	private async ask(): Promise<boolean> {
		try {
			await this.store.probe();
			this.note(true, 'the store can be written again');
			return true;
		} catch (error) {
			const why = error instanceof Error ? error.message : String(error);
			this.note(false, `the store cannot be written: ${why}`);
			return false;
		}
	}

	/** Logs one line per change, however often it is checked. */
	private note(isReady: boolean, line: string): void {
		if (isReady !== this.wasReady) this.log[isReady ? 'info' : 'warn'](line);
		this.wasReady = isReady;
	}
}
