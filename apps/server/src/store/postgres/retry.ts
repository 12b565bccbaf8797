import { StoreError } from '../store.js';
import { isPassing } from './faults.js';

/** The share of the patience in which attempts are started; the rest is for finishing them. */
const RETRY_SHARE = 0.7;
const PAUSE = 50;

/** The connection was lost during a commit: it is unknown whether it took effect. */
export class CommitLost extends Error {
	constructor(override readonly cause: unknown) {
		super('connection lost during a commit');
	}
}

export interface RetryOptions {
	/** The deadline for the caller in milliseconds, even if an attempt is still running. */
	readonly patience: number;
	/** Whether the task is idempotent. */
	readonly repeatable: boolean;
	readonly once?: boolean;
}

/** Retries on transient errors. A task that may have been committed is retried only if it is idempotent. */
export function withRetries<Value>(attempt: () => Promise<Value>, trying: RetryOptions): Promise<Value> {
	return withDeadline(retry(attempt, trying), trying.patience);
}

async function retry<Value>(attempt: () => Promise<Value>, trying: RetryOptions): Promise<Value> {
	const { repeatable, patience, once = false } = trying;
	const giveUpAt = once ? 0 : Date.now() + patience * RETRY_SHARE;
	for (let mayBeDone = false; ; ) {
		try {
			return await attempt();
		} catch (error) {
			const cause = error instanceof CommitLost ? error.cause : error;
			if (!isPassing(cause)) throw cause;
			mayBeDone ||= error instanceof CommitLost;
			const isUncertain = mayBeDone && !repeatable;
			if (isUncertain || Date.now() > giveUpAt) throw new StoreError('unavailable', mayBeDone, cause);
			await new Promise((resolve) => setTimeout(resolve, PAUSE));
		}
	}
}

/** The work may still complete after the deadline; other nodes and the next read of the log will show it. */
async function withDeadline<Value>(work: Promise<Value>, patience: number): Promise<Value> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new StoreError('unavailable', true, new Error('too late'))), patience);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
		work.catch(() => {});
	}
}
