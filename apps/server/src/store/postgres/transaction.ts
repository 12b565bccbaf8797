import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.js';
import type { Tx } from '../store.js';
import { CommitLost } from './patience.js';

/** Does the task in one transaction on this connection. */
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
