import type { Kysely } from 'kysely';
import type { Database } from './schema.js';

/** Maps the database's time to the time to use, both in milliseconds. */
export type AdjustTime = (now: number) => number;

export const asItIs: AdjustTime = (now) => now;

/** The database as seen by one transaction or reader. */
export interface Tx {
	readonly db: Kysely<Database>;
	readonly isPostgres: boolean;
	/** The database's time, in milliseconds. Inside a transaction it is read after any lock wait. */
	now(): Promise<number>;
}

export interface WriteOptions {
	/**
	 * Whether the task is idempotent. Then it is retried when the connection was lost during the commit, and
	 * the outcome is unknown.
	 */
	readonly repeatable?: boolean;
	/** When the caller started waiting, by this machine's clock; counts towards its deadline. */
	readonly since?: number;
	/** No retries, and half the timeout: the caller has a fallback. */
	readonly once?: boolean;
}

/** A transaction of two round trips, for frequent tasks. */
export interface Script<Value> {
	/** Statements sent together with the `begin`. */
	readonly opening: readonly string[];
	/**
	 * Gets the rows of each of them. The returned `closing` is sent together with the commit. Its outcome must
	 * be detectable afterwards, because a script is never retried.
	 */
	readonly task: (
		tx: Tx,
		rows: readonly (readonly unknown[])[],
	) => Promise<{ readonly value: Value; readonly closing: readonly string[] }>;
}

/** Notifications between nodes. Only hints: the database has the truth. */
export interface Bus {
	/** This game has new events, up to this number. */
	notifyGame(game: string, seq: number): void;
	/** Any short line that may be lost, such as presence. */
	broadcast(text: string): void;
	onGame(handle: (game: string, seq: number) => void): void;
	onBroadcast(handle: (text: string) => void): void;
}

export interface Store {
	readonly kind: 'sqlite' | 'postgres';
	/** Null if only one server can use the store. */
	readonly bus: Bus | null;
	/** Reads committed data. */
	read<Value>(task: (tx: Tx) => Promise<Value>): Promise<Value>;
	/**
	 * Atomic and durable: once the promise resolves, the writes are on disk. The task must only await the
	 * database, and may be run more than once.
	 */
	write<Value>(task: (tx: Tx) => Promise<Value>, options?: WriteOptions): Promise<Value>;
	/** Null if round trips are free. */
	readonly script: (<Value>(script: Script<Value>) => Promise<Value>) | null;
	now(): Promise<number>;
	/** Rejects if the store is not writable now. Has no effect. */
	probe(): Promise<void>;
	close(): Promise<void>;
}

/** The store failed. The cause is logged where it is caught. */
export class StoreError extends Error {
	constructor(
		readonly code: 'unavailable' | 'full' | 'closed',
		/** Whether it may have been committed anyway. */
		readonly mayBeDone: boolean,
		cause?: unknown,
	) {
		super(cause instanceof Error ? `${code}: ${cause.message}` : code, { cause });
	}
}

/** The store cannot be opened; the message is one line for the host. */
export class StoreOpenError extends Error {
	constructor(
		readonly code: 'noDriver' | 'folderInUse' | 'folder' | 'database' | 'damaged' | 'migration',
		message: string,
	) {
		super(message);
	}
}
