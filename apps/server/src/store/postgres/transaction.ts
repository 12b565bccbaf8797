import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.js';
import type { Script, Tx } from '../store.js';
import { CommitLost } from './retry.js';

export interface TimeRow {
	readonly now: number;
}

/** Not the start of the transaction: it may have waited since. */
export const READ_TIME = 'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now';

/** Runs the task in one transaction on this connection. */
export async function transact<Value>(
	db: Kysely<Database>,
	tx: Tx,
	task: (tx: Tx) => Promise<Value>,
): Promise<Value> {
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
		throw new CommitLost(error);
	}
	return value;
}

/**
 * Same as `transact`, but with one message each for the opening and closing statements, and a single time.
 */
export async function transactScript<Value>(
	db: Kysely<Database>,
	txAt: (now: number) => Tx,
	{ opening, task }: Script<Value>,
): Promise<Value> {
	let isEnding = false;
	try {
		const [, ...rows] = await runAll(db, ['begin', ...opening, READ_TIME]);
		const [time] = rows.pop() as TimeRow[];
		const { value, closing } = await task(txAt(time!.now), rows);
		isEnding = true;
		await runAll(db, [...closing, 'commit']);
		return value;
	} catch (error) {
		await sql`rollback`.execute(db).catch(() => {});
		throw isEnding ? new CommitLost(error) : error;
	}
}

/** Runs statements that are sent as one message; returns the rows of each. */
async function runAll(db: Kysely<Database>, statements: readonly string[]): Promise<unknown[][]> {
	// `pool.ts` returns one row for each statement: the list of its rows.
	const { rows } = await sql.raw<unknown[]>(statements.join(';\n')).execute(db);
	return rows;
}
