import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { asFault, isBroken } from './faults.js';

export interface PoolOptions {
	readonly url: string;
	readonly connections: number;
	/** The longest that a query may take before its connection is given up, in milliseconds. */
	readonly timeout: number;
	readonly onError: (error: Error) => void;
}

/** Whole numbers of 64 bits come as text; ours are all small enough to be numbers. */
const BIGINT = 20;
const types = {
	getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
		oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** How every connection is made: nothing waits for ever, on either side. */
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

/** A pool that throws away a connection after a fault instead of handing it to the next who asks. */
export function makePool(options: PoolOptions): { readonly pool: PostgresPool; readonly raw: pg.Pool } {
	const raw = new pg.Pool({ ...connectionSettings(options), max: options.connections });
	raw.on('error', options.onError);
	const connect = async () => guard(await raw.connect().catch(throwFault));
	return { pool: { connect, end: () => raw.end() } as PostgresPool, raw };
}

/** So often a statement is seen before it gets a name, and so many have one: each takes memory in the database. */
const OFTEN = 5;
const MOST_NAMES = 150;
const MOST_COUNTED = 2000;
const names = new Map<string, string>();
const seen = new Map<string, number>();

/** By a name the database finds a statement again that it has parsed before; null for what is seldom asked. */
function nameOf(text: string): string | null {
	const known = names.get(text);
	if (known !== undefined || names.size >= MOST_NAMES) return known ?? null;
	const times = (seen.get(text) ?? 0) + 1;
	// Lists of any length make ever new texts, which are forgotten.
	if (seen.size >= MOST_COUNTED) seen.clear();
	seen.set(text, times);
	if (times < OFTEN) return null;
	seen.delete(text);
	names.set(text, `rumis${names.size}`);
	return null;
}

function guard(client: pg.PoolClient): PostgresPoolClient {
	let broken = false;
	// A connection that dies while it is ours must not end the process.
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
			const fault = asFault(error);
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

/** The results of several statements that were sent as one: a row for each of them, with all its rows. */
const asOne = (results: readonly pg.QueryResult[]) => ({
	command: 'SELECT',
	rowCount: results.length,
	rows: results.map(({ rows }) => rows),
});

const throwFault = (error: unknown): never => {
	throw asFault(error);
};
