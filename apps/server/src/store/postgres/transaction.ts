import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.js';
import { StoreError, type Tx, type WriteOptions } from '../store.js';
import { isPassing } from './faults.js';

type Task<Value> = (tx: Tx) => Promise<Value>;

/** How far a transaction came. Lost in the middle of the commit, nobody knows whether it was done. */
type Stage = 'working' | 'committing';

class Lost extends Error {
	constructor(
		readonly stage: Stage,
		override readonly cause: unknown,
	) {
		super('lost');
	}
}

/** For so long a transaction is tried again, in milliseconds; who waits has to be told something then. */
const PATIENCE = 2500;
const PAUSE = 50;

/** Does the task in one transaction, again and again while the database is only passing through trouble. */
export async function transact<Value>(
	db: Kysely<Database>,
	txOf: (db: Kysely<Database>) => Tx,
	task: Task<Value>,
	{ repeatable = false }: WriteOptions,
): Promise<Value> {
	const giveUpAt = Date.now() + PATIENCE;
	for (let mayBeDone = false; ; ) {
		try {
			return await db.connection().execute((connection) => once(connection, txOf(connection), task));
		} catch (error) {
			const cause = error instanceof Lost ? error.cause : error;
			if (!isPassing(cause)) throw cause;
			mayBeDone ||= error instanceof Lost && error.stage === 'committing';
			const isUncertain = mayBeDone && !repeatable;
			if (isUncertain || Date.now() > giveUpAt) throw new StoreError('unavailable', mayBeDone, cause);
			await new Promise((resolve) => setTimeout(resolve, PAUSE));
		}
	}
}

async function once<Value>(db: Kysely<Database>, tx: Tx, task: Task<Value>): Promise<Value> {
	await sql`begin`.execute(db);
	let value: Value;
	try {
		value = await task(tx);
	} catch (error) {
		await sql`rollback`.execute(db).catch(() => {});
		throw error;
	}
	try {
		await sql`commit`.execute(db);
	} catch (error) {
		throw new Lost('committing', error);
	}
	return value;
}
