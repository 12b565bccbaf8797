import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { checkShape } from '../store/migrations/index.js';
import { readTime } from '../store/postgres/open.js';
import { makePool } from '../store/postgres/pool.js';
import type { Database } from '../store/schema.js';
import { openConnection } from '../store/sqlite/connection.js';
import { DATABASE_FILE, holdFolder } from '../store/sqlite/folder.js';
import { StoreOpenError, type Tx } from '../store/store.js';
import { CopyFault, reasonOf } from './fault.js';

/** The location of a store: a folder, or a PostgreSQL database. */
export type StoreLocation = { readonly data: string } | { readonly databaseUrl: string };

/**
 * The database timeout of a copy in milliseconds: no player waits for it, so it is longer than a server's.
 */
const PATIENCE = 120_000;

export interface Opened {
	readonly tx: Tx;
	close(): Promise<void>;
}

/** Opens the database of a folder: shared, beside the server that writes it; or alone, to be moved. */
export async function openFolder(data: string, use: 'shared' | 'alone'): Promise<Opened> {
	const file = join(data, DATABASE_FILE);
	if (!existsSync(file)) throw new CopyFault('noStore', `there are no games in ${data}`);
	const held = use === 'alone' ? await holdFolder(data) : null;
	try {
		const { db } = await openConnection(file, 'read');
		return {
			tx: { db, isPostgres: false, now: async () => Date.now() },
			async close() {
				await db.destroy();
				held?.release();
			},
		};
	} catch (error) {
		held?.release();
		throw new CopyFault('store', `cannot open ${file}: ${reasonOf(error)}`, error);
	}
}

export function openDatabase(url: string): Opened {
	const { pool } = makePool({ url, connections: 1, timeout: PATIENCE, onError: () => {} });
	const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
	return { tx: txOn(db, true), close: () => db.destroy() };
}

export const txOn = (db: Kysely<Database>, isPostgres: boolean): Tx => ({
	db,
	isPostgres,
	now: isPostgres ? () => readTime(db) : async () => Date.now(),
});

/** Reads a consistent snapshot of a store, despite concurrent writes. */
export async function readMoment<Value>(
	place: StoreLocation,
	use: 'shared' | 'alone',
	task: (tx: Tx) => Promise<Value>,
): Promise<Value> {
	const { tx, close } = 'data' in place ? await openFolder(place.data, use) : openDatabase(place.databaseUrl);
	try {
		const moment = tx.db.transaction();
		// SQLite readers always see a consistent snapshot.
		const exact = tx.isPostgres
			? moment.setIsolationLevel('repeatable read').setAccessMode('read only')
			: moment;
		return await exact.execute(async (db) => {
			// A copy states its schema version, so it is refused if this program does not know the schema.
			await checkShape(db);
			return task(txOn(db, tx.isPostgres));
		});
	} catch (error) {
		throw asStoreFault(error, place);
	} finally {
		await close();
	}
}

/** Turns a database error into one line; our own errors are unchanged. */
export function asStoreFault(error: unknown, place: StoreLocation): unknown {
	const isOwn =
		error instanceof CopyFault ||
		error instanceof StoreOpenError ||
		(error instanceof Error && 'syscall' in error && !isNetwork(error));
	if (isOwn) return error;
	const where = 'data' in place ? `the database in ${place.data}` : 'the PostgreSQL database';
	return new CopyFault('store', `cannot use ${where}: ${reasonOf(error)}`, error);
}

const isNetwork = (error: Error): boolean => 'syscall' in error && error.syscall === 'connect';
