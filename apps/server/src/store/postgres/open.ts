import { Kysely, PostgresDialect, sql } from 'kysely';
import { checkShape, migrate } from '../migrations/index.js';
import { writeProbe } from '../probe.js';
import type { Database } from '../schema.js';
import {
	type AdjustTime,
	asItIs,
	type Script,
	type Store,
	StoreOpenError,
	type Tx,
	type WriteOptions,
} from '../store.js';
import { openBus } from './bus.js';
import { makePool, type PoolOptions } from './pool.js';
import { type RetryOptions, withRetries } from './retry.js';
import { READ_TIME, type TimeRow, transact, transactScript } from './transaction.js';

export interface PostgresOptions {
	readonly url: string;
	readonly connections?: number;
	/** The maximum wait for the database, in milliseconds. */
	readonly patience?: number;
	/** For tests of clocks. */
	readonly adjustTime?: AdjustTime;
	readonly onError?: (error: Error) => void;
	/** For short use beside running servers, which must be of the same version. */
	readonly beside?: boolean;
}

/** The oldest supported version of PostgreSQL. */
const OLDEST = 150_000;

/** The timeout at startup, in milliseconds: no client is waiting yet, and another node may be migrating. */
const START_PATIENCE = 60_000;

/** A store shared by several servers. */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
	const { url, connections = 10, patience = 2800, adjustTime = asItIs, onError = () => {} } = options;
	// Shorter, so one dead connection leaves time for a retry.
	const timeout = Math.round(patience / 2);
	const settings: PoolOptions = { url, connections, timeout, onError };
	const { pool, raw } = makePool(settings);
	const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
	try {
		await prepare(options, Math.max(timeout, START_PATIENCE));
	} catch (error) {
		await db.destroy();
		throw error instanceof StoreOpenError ? error : new StoreOpenError('database', sayFault(error));
	}
	const bus = openBus(raw, settings);
	await bus.ready;
	const now = async (on: Kysely<Database>) => adjustTime(await readTime(on));
	const txOf = (on: Kysely<Database>): Tx => ({ db: on, isPostgres: true, now: () => now(on) });
	const read = <Value>(task: (tx: Tx) => Promise<Value>) =>
		withRetries(() => task(txOf(db)), { patience, repeatable: true });
	const write: Store['write'] = (task, how = {}) =>
		withRetries(
			() => db.connection().execute((one) => transact(one, txOf(one), task)),
			tryingFor(patience, how),
		);
	const script = <Value>(wanted: Script<Value>) =>
		withRetries(
			() =>
				db.connection().execute((one) => {
					const txAt = (time: number): Tx => ({ ...txOf(one), now: async () => adjustTime(time) });
					return transactScript(one, txAt, wanted);
				}),
			tryingFor(patience, { once: true }),
		);
	return {
		kind: 'postgres',
		bus,
		script,
		read,
		write,
		now: () => read((tx) => tx.now()),
		probe: () => write(writeProbe, { repeatable: true }),
		async close() {
			await bus.close();
			await db.destroy();
		},
	};
}

/** Leaves time for one attempt at the end of a long wait. */
const LAST_ATTEMPT = 300;

function tryingFor(
	patience: number,
	{ repeatable = false, once = false, since }: WriteOptions,
): RetryOptions {
	const waited = since === undefined ? 0 : Date.now() - since;
	const left = Math.max(patience - waited, Math.min(patience, LAST_ATTEMPT));
	return { patience: once ? left / 2 : left, repeatable, once };
}

const sayFault = (error: unknown): string =>
	`cannot use the PostgreSQL database: ${error instanceof Error ? error.message || error.name : String(error)}`;

async function prepare({ url, beside = false }: PostgresOptions, timeout: number): Promise<void> {
	const { pool } = makePool({ url, connections: 1, timeout, onError: () => {} });
	const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
	try {
		await checkServer(db);
		await (beside ? checkShape(db) : migrate(db));
	} finally {
		await db.destroy();
	}
}

async function checkServer(db: Kysely<Database>): Promise<void> {
	const { rows } = await sql<{
		version: string;
	}>`select current_setting('server_version_num') as version`.execute(db);
	if (Number(rows[0]?.version) < OLDEST) {
		throw new StoreOpenError('database', 'PostgreSQL 15 or newer is required');
	}
	const state = await sql<{
		readonly: string;
	}>`select current_setting('transaction_read_only') as readonly`.execute(db);
	if (state.rows[0]?.readonly === 'on') {
		throw new StoreOpenError('database', 'the PostgreSQL database is read-only: is it a standby?');
	}
}

export async function readTime(db: Kysely<Database>): Promise<number> {
	const { rows } = await sql.raw<TimeRow>(READ_TIME).execute(db);
	return rows[0]!.now;
}
