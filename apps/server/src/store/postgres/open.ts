import { Kysely, PostgresDialect, sql } from 'kysely';
import { migrate } from '../migrations/index.js';
import type { Database } from '../schema.js';
import { type Store, StoreOpenError, type Tx } from '../store.js';
import { openBus } from './bus.js';
import { patiently } from './patience.js';
import { makePool, type PoolOptions } from './pool.js';
import { transact } from './transaction.js';

export interface PostgresOptions {
	readonly url: string;
	readonly connections?: number;
	/** The longest that anybody waits for the database, in milliseconds. */
	readonly patience?: number;
	/** How far the database's time is from what is told of it; for tests of clocks. */
	readonly timeOffset?: () => number;
	readonly onError?: (error: Error) => void;
}

/** The oldest PostgreSQL that this program is tested with. */
const OLDEST = 150_000;

/** A store that several servers share. */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
	const { url, connections = 10, patience = 2800, timeOffset = () => 0, onError = () => {} } = options;
	// Shorter, so that one dead connection leaves time for another try.
	const timeout = Math.round(patience / 2);
	const settings: PoolOptions = { url, connections, timeout, onError };
	const { pool, raw } = makePool(settings);
	const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
	try {
		await prepare(db, url, timeout);
	} catch (error) {
		await db.destroy();
		throw error instanceof StoreOpenError ? error : new StoreOpenError('database', sayFault(error));
	}
	const bus = openBus(raw, settings);
	await bus.ready;
	const now = (on: Kysely<Database>) => readTime(on, timeOffset());
	const txOf = (on: Kysely<Database>): Tx => ({ db: on, isPostgres: true, now: () => now(on) });
	const read = <Value>(task: (tx: Tx) => Promise<Value>) =>
		patiently(() => task(txOf(db)), { patience, repeatable: true });
	return {
		kind: 'postgres',
		bus,
		read,
		write: (task, { repeatable = false } = {}) =>
			patiently(() => db.connection().execute((one) => transact(one, txOf(one), task)), {
				patience,
				repeatable,
			}),
		now: () => read((tx) => tx.now()),
		async close() {
			await bus.close();
			await db.destroy();
		},
	};
}

const sayFault = (error: unknown): string =>
	`cannot use the PostgreSQL database: ${error instanceof Error ? error.message || error.name : String(error)}`;

async function prepare(db: Kysely<Database>, url: string, timeout: number): Promise<void> {
	const { rows } = await sql<{
		version: string;
	}>`select current_setting('server_version_num') as version`.execute(db);
	if (Number(rows[0]?.version) < OLDEST) {
		throw new StoreOpenError('database', 'PostgreSQL 15 or newer is needed');
	}
	await migrateAlone(url, Math.max(timeout, 60_000));
}

/** Another node may migrate at the same time, and then this one has to wait longer than a query may take. */
async function migrateAlone(url: string, timeout: number): Promise<void> {
	const { pool } = makePool({ url, connections: 1, timeout, onError: () => {} });
	const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
	try {
		await migrate(db);
	} finally {
		await db.destroy();
	}
}

export async function readTime(db: Kysely<Database>, offset: number): Promise<number> {
	const time = sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`;
	const { rows } = await time.execute(db);
	return rows[0]!.now + offset;
}
