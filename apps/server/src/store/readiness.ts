import type { Store } from './store.js';

/** Who asks again so soon gets the same answer, in milliseconds: anybody may ask, and an answer costs a commit. */
const FRESH = 1000;

interface Log {
	warn(message: string): void;
	info(message: string): void;
}

/** Whether the store can be written now, found out by writing. */
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

	/** One line when it changes, however often it is asked. */
	private note(isReady: boolean, line: string): void {
		if (isReady !== this.wasReady) this.log[isReady ? 'info' : 'warn'](line);
		this.wasReady = isReady;
	}
}
