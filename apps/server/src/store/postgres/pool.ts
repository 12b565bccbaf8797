import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { asConnectionFault, isBroken } from './faults.js';

export interface PoolOptions {
	readonly url: string;
	readonly connections: number;
	/** The query timeout in milliseconds, after which the connection is closed. */
	readonly timeout: number;
	readonly onError: (error: Error) => void;
}

/** 64-bit integers arrive as text; ours all fit into a number. */
const BIGINT = 20;
const types = {
	getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
		oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** Connection settings with timeouts on both sides. */
export function connectionSettings({ url, timeout }: Pick<PoolOptions, 'url' | 'timeout'>): pg.ClientConfig {
	return {
		connectionString: url,
		application_name: 'rumis',
		connectionTimeoutMillis: timeout,
		query_timeout: timeout,
		statement_timeout: timeout,
		lock_timeout: timeout,
		idle_in_transaction_session_timeout: 2 * timeout,
		keepAlive: true,
		types,
	};
}

/** A pool that discards a connection after an error instead of reusing it. */
export function makePool(options: PoolOptions): { readonly pool: PostgresPool; readonly raw: pg.Pool } {
	const raw = new pg.Pool({ ...connectionSettings(options), max: options.connections });
	raw.on('error', options.onError);
	const connect = async () => guard(await raw.connect().catch(throwFault));
	return { pool: { connect, end: () => raw.end() } as PostgresPool, raw };
}

/**
 * How often a statement must be seen before it is prepared, and how many are: each takes memory in the
 * database.
 */
const OFTEN = 5;
const MOST_NAMES = 150;
const MOST_COUNTED = 2000;
const names = new Map<string, string>();
const seen = new Map<string, number>();

/** The name of a prepared statement; null for rare ones. */
function nameOf(text: string): string | null {
	const known = names.get(text);
	if (known !== undefined || names.size >= MOST_NAMES) return known ?? null;
	const times = (seen.get(text) ?? 0) + 1;
	// Lists of any length produce ever new texts, so the counts are reset.
	if (seen.size >= MOST_COUNTED) seen.clear();
	seen.set(text, times);
	if (times < OFTEN) return null;
	seen.delete(text);
	names.set(text, `rumis${names.size}`);
	return null;
}

function guard(client: pg.PoolClient): PostgresPoolClient {
	let broken = false;
	// A connection that fails while checked out must not crash the process.
	const onError = () => {
		broken = true;
	};
	client.on('error', onError);
	const query = async (text: unknown, values?: unknown[]) => {
		try {
			const name = typeof text === 'string' && values && values.length > 0 ? nameOf(text) : null;
			const result = await client.query((name === null ? text : { name, text }) as string, values);
			return Array.isArray(result) ? asOne(result) : result;
		} catch (error) {
			const fault = asConnectionFault(error);
			broken ||= isBroken(fault);
			throw fault;
		}
	};
	const release = () => {
		client.off('error', onError);
		client.release(broken);
	};
	return { query, release } as unknown as PostgresPoolClient;
}

/** The results of several statements sent as one message: one row per statement, containing its rows. */
const asOne = (results: readonly pg.QueryResult[]) => ({
	command: 'SELECT',
	rowCount: results.length,
	rows: results.map(({ rows }) => rows),
});

const throwFault = (error: unknown): never => {
	throw asConnectionFault(error);
};
