import type { Kysely } from 'kysely';
import type { Database } from './schema.js';

/** The time to use when the database's clock shows `now`, both in milliseconds. */
export type AdjustTime = (now: number) => number;

export const asItIs: AdjustTime = (now) => now;

/** The database as one transaction, or one reader, sees it. */
export interface Tx {
	readonly db: Kysely<Database>;
	readonly isPostgres: boolean;
	/** The database's time, in milliseconds. Inside a transaction it is read after what it waits for. */
	now(): Promise<number>;
}

export interface WriteOptions {
	/**
	 * Whether doing it twice is the same as doing it once. Then it is tried again when the database was lost
	 * in the very moment of the commit, and nobody can know whether it was done.
	 */
	readonly repeatable?: boolean;
	/** Since when somebody has been waiting, by this machine's clock, if that began before: they wait no longer in all. */
	readonly since?: number;
	/** It is not tried again, and takes half as long at most: whoever asks for it has another way. */
	readonly once?: boolean;
}

/** A transaction of two round trips, for what is done very often. */
export interface Script<Value> {
	/** Statements that are sent together with the beginning of the transaction. */
	readonly opening: readonly string[];
	/**
	 * Is given the rows of each of them. What it returns as `closing` is sent together with the commit. It must be
	 * possible to find out afterwards whether it was done, because a script is tried only once.
	 */
	readonly task: (
		tx: Tx,
		rows: readonly (readonly unknown[])[],
	) => Promise<{ readonly value: Value; readonly closing: readonly string[] }>;
}

/** News from other nodes, and to them. Only hints: what counts is in the database. */
export interface Bus {
	/** These games have new events, the last of which has this number. */
	notifyGame(game: string, seq: number): void;
	/** Anything short, of one line, that may get lost, such as who is there. */
	broadcast(text: string): void;
	onGame(handle: (game: string, seq: number) => void): void;
	onBroadcast(handle: (text: string) => void): void;
}

export interface Store {
	readonly kind: 'sqlite' | 'postgres';
	/** Null where only one server can use the store. */
	readonly bus: Bus | null;
	/** Reads what has been committed. */
	read<Value>(task: (tx: Tx) => Promise<Value>): Promise<Value>;
	/**
	 * Does all of the task or nothing. When the promise is kept, what was written is on the disk. The task
	 * waits for nothing but the database, and may be run more than once.
	 */
	write<Value>(task: (tx: Tx) => Promise<Value>, options?: WriteOptions): Promise<Value>;
	/** Null where a round trip costs nothing. */
	readonly script: (<Value>(script: Script<Value>) => Promise<Value>) | null;
	now(): Promise<number>;
	/** Rejects when nothing can be written now. Leaves no trace. */
	probe(): Promise<void>;
	close(): Promise<void>;
}

/** The store could not do it. The cause is logged where it is caught. */
export class StoreError extends Error {
	constructor(
		readonly code: 'unavailable' | 'full' | 'closed',
		/** Whether it may have been done nevertheless. */
		readonly mayBeDone: boolean,
		cause?: unknown,
	) {
		super(cause instanceof Error ? `${code}: ${cause.message}` : code, { cause });
	}
}

/** The store cannot be opened, for a reason that the host can understand; the message is one line. */
export class StoreOpenError extends Error {
	constructor(
		readonly code: 'noDriver' | 'folderInUse' | 'folder' | 'database' | 'damaged' | 'migration',
		message: string,
	) {
		super(message);
	}
}
