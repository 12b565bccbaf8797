import { StoreError } from './store.js';

interface Log {
	warn(facts: object, message: string): void;
	warn(message: string): void;
}

/** The minimum interval between log lines about store failures, in milliseconds. */
const QUIET = 60_000;

/**
 * Logs store failures as one line, however many occur at once and again. All other errors are logged in full.
 */
export class TroubleLog {
	private saidAt = Number.NEGATIVE_INFINITY;
	private unsaid = 0;

	constructor(private readonly log: Log) {}

	warn(error: unknown, what: string, facts: object = {}, now = performance.now()): void {
		if (!(error instanceof StoreError)) this.log.warn({ err: error, ...facts }, what);
		else if (now - this.saidAt < QUIET) this.unsaid++;
		else this.say(`${what}: ${error.message}`, now);
	}

	private say(line: string, now: number): void {
		const more = this.unsaid > 0 ? ` (${this.unsaid} more since the last line)` : '';
		this.log.warn(`${line}${more}`);
		this.saidAt = now;
		this.unsaid = 0;
	}
}
