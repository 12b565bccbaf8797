import { StoreError } from '../store.js';
import { isPassing } from './faults.js';

/** The part of the patience in which something is begun again; the rest is for what has begun to come to an end. */
const RETRY_SHARE = 0.7;
const PAUSE = 50;

/** The connection was lost during a commit: nobody knows whether it took effect. */
export class CommitLost extends Error {
	constructor(override readonly cause: unknown) {
		super('connection lost during a commit');
	}
}

export interface RetryOptions {
	/** After so long who waits is told, in milliseconds, whatever is still under way. */
	readonly patience: number;
	/** Whether doing it twice is the same as doing it once. */
	readonly repeatable: boolean;
	readonly once?: boolean;
}

/**
 * Tries again and again while the database is only passing through trouble. What may have been done is tried
 * again only if that does not matter.
 */
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

/** It may still be done after that; other nodes and the next look at the log will tell. */
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
