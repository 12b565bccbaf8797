import { Kysely, SqliteDialect } from 'kysely';
import type { Database } from '../schema.js';
import { loadDriver, type Sqlite } from './driver.js';
import { makePrivate } from './privacy.js';

/** One connection to the file, raw and with typed queries. */
export interface Connection {
	readonly sqlite: Sqlite;
	readonly db: Kysely<Database>;
}

/** Durable: every commit waits for the disk. */
const WRITER = `
	pragma journal_mode = wal;
	pragma synchronous = full;
	pragma journal_size_limit = 67108864;
`;

export async function openConnection(file: string, mode: 'write' | 'read'): Promise<Connection> {
	const driver = await loadDriver();
	if (mode === 'write') makePrivate(file);
	const sqlite = new driver(file, { readonly: mode === 'read', timeout: 5000 });
	if (mode === 'write') sqlite.exec(WRITER);
	sqlite.exec('pragma cache_size = -32000; pragma temp_store = memory');
	const dialect = new SqliteDialect({ database: withKeptStatements(sqlite) });
	return { sqlite, db: new Kysely<Database>({ dialect }) };
}

type DialectDatabase = Exclude<ConstructorParameters<typeof SqliteDialect>[0]['database'], () => unknown>;

/** Caches compiled statements: there are few query texts, used again and again. */
function withKeptStatements(sqlite: Sqlite): DialectDatabase {
	const kept = new Map<string, ReturnType<DialectDatabase['prepare']>>();
	const prepare = (sql: string) => {
		const known = kept.get(sql);
		if (known) return known;
		if (kept.size > 500) kept.clear();
		const statement = sqlite.prepare(sql) as unknown as ReturnType<DialectDatabase['prepare']>;
		kept.set(sql, statement);
		return statement;
	};
	return { prepare, close: () => void sqlite.close() };
}
