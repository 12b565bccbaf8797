import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { LATEST } from '../store/migrations/index.js';
import type { Database } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { CopyFault } from './fault.js';
import { COPIED, FORMAT, type Header, KEYS, makeLine, VERSION } from './format.js';
import { withSeal } from './seal.js';
import { type AnyRow, withAnyTable } from './tables.js';

/** The content of a copy. */
export interface Copied {
	readonly games: number;
	readonly moves: number;
}

/** Rows in memory at once. */
const PAGE = 1000;

/** Writes everything that this transaction sees; it must be a consistent snapshot. */
export async function writeCopy(tx: Tx, to: Writable): Promise<Copied> {
	const header = await makeHeader(tx);
	await pipeline(Readable.from(copyText(tx.db, header)), createGzip(), withSeal, to);
	return { games: header.counts.game ?? 0, moves: header.counts.move ?? 0 };
}

async function makeHeader(tx: Tx): Promise<Header> {
	const counts: Record<string, number> = {};
	for (const table of COPIED) counts[table] = await countRows(tx.db, table);
	return { format: FORMAT, version: VERSION, migration: LATEST, made: await tx.now(), counts };
}

export async function countRows(db: Kysely<Database>, table: keyof Database): Promise<number> {
	const query = withAnyTable(db).selectFrom(table);
	const row = await query.select(({ fn }) => fn.countAll().as('rows')).executeTakeFirstOrThrow();
	return Number(row.rows);
}

async function* copyText(db: Kysely<Database>, header: Header): AsyncGenerator<string> {
	const hash = createHash('sha256');
	const hashed = (text: string) => {
		hash.update(text);
		return text;
	};
	yield hashed(makeLine(header));
	let rows = 0;
	for (const table of COPIED) {
		const before = rows;
		for await (const page of pagesOf(db, table)) {
			const columns = Object.keys(page[0]!);
			if (rows === before) yield hashed(makeLine({ table, columns }));
			yield hashed(page.map((row) => makeLine(columns.map((column) => row[column]))).join(''));
			rows += page.length;
		}
		if (rows - before !== header.counts[table])
			throw new CopyFault('store', `${table} changed in the meantime`);
	}
	yield makeLine({ end: FORMAT, rows, sha256: hash.digest('hex') });
}

/** A table in key order, page by page. */
export async function* pagesOf(
	db: Kysely<Database>,
	table: keyof Database,
	size = PAGE,
): AsyncGenerator<AnyRow[]> {
	const key = KEYS[table];
	const columns = sql.join(key.map((column) => sql.ref(column)));
	for (let last: AnyRow | undefined; ; ) {
		let query = withAnyTable(db).selectFrom(table).selectAll().limit(size);
		for (const column of key) query = query.orderBy(column);
		const after = last && sql.join(key.map((column) => last![column]));
		if (after) query = query.where(sql<boolean>`(${columns}) > (${after})`);
		const page = await query.execute();
		if (page.length > 0) yield page;
		last = page.at(-1);
		if (!last || page.length < size) return;
	}
}
