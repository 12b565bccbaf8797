import { existsSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { LATEST, migrate } from '../store/migrations/index.js';
import { TABLES } from '../store/schema.js';
import { openConnection } from '../store/sqlite/connection.js';
import { DATABASE_FILE, holdFolder, LOCK_FILE } from '../store/sqlite/folder.js';
import { StoreOpenError, type Tx } from '../store/store.js';
import { CopyFault } from './fault.js';
import { moveInto, syncFile } from './files.js';
import { fill, takeHeader } from './filling.js';
import type { Part } from './reading.js';
import { asStoreFault, openDatabase, type StoreLocation, txOn } from './source.js';
import { type Verified, verifyGames } from './verifying.js';
import { countRows } from './writing.js';

/** Restores a copy into an empty place: all of it, with every game replayed, or nothing. */
export async function fillPlace(place: StoreLocation, parts: AsyncGenerator<Part>): Promise<Verified> {
	try {
		return await ('data' in place ? fillFolder(place.data, parts) : fillDatabase(place.databaseUrl, parts));
	} catch (error) {
		throw error instanceof StoreOpenError ? error : asStoreFault(error, place);
	} finally {
		await parts.return(undefined);
	}
}

/** Creates the database under a temporary name, and renames it once it is verified. */
async function fillFolder(folder: string, parts: AsyncGenerator<Part>): Promise<Verified> {
	const isNew = !existsSync(folder);
	const held = await holdFolder(folder);
	const file = join(folder, DATABASE_FILE);
	const part = `${file}.part`;
	let isDone = false;
	try {
		await refuseFilled(file, folder);
		removeDatabase(part);
		const verified = await fillFile(part, parts);
		await syncFile(part);
		removeDatabase(file);
		await moveInto(part, file);
		isDone = true;
		return verified;
	} finally {
		if (!isDone) removeDatabase(part);
		held.release();
		if (isNew && !isDone) removeFolder(folder);
	}
}

async function fillFile(file: string, parts: AsyncGenerator<Part>): Promise<Verified> {
	const header = await takeHeader(parts);
	const { db } = await openConnection(file, 'write');
	try {
		await migrate(db, header.migration);
		await db.transaction().execute((tx) => fill(tx, parts, header, Date.now()));
		await migrate(db);
		return await verifyGames(txOn(db, false));
	} finally {
		// Closing merges the write-ahead log into the one file.
		await db.destroy();
	}
}

async function refuseFilled(file: string, folder: string): Promise<void> {
	if (!existsSync(file)) return;
	const { db } = await openConnection(file, 'write');
	try {
		if (await isFilled(txOn(db, false))) throw notEmpty(`the folder ${folder}`);
	} finally {
		await db.destroy();
	}
}

const notEmpty = (where: string): CopyFault =>
	new CopyFault(
		'notEmpty',
		`${where} already has games or players: only an empty folder or database can be filled`,
	);

/** Read-only: a store in use is left untouched, whatever its schema. */
async function isFilled({ db, isPostgres }: Tx): Promise<boolean> {
	const names = isPostgres
		? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
		: sql<{ name: string }>`select name from sqlite_master where type = 'table'`;
	const existing = new Set((await names.execute(db)).rows.map(({ name }) => name));
	for (const table of TABLES) {
		// An unused server has only written metadata about itself.
		if (table !== 'meta' && existing.has(table) && (await countRows(db, table)) > 0) return true;
	}
	return false;
}

export function removeDatabase(file: string): void {
	for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${ending}`, { force: true });
}

/** Removes a folder created in vain. If it is no longer empty, it stays. */
function removeFolder(folder: string): void {
	removeDatabase(join(folder, LOCK_FILE));
	try {
		rmdirSync(folder);
	} catch {
		// Not empty.
	}
}

/** All in one transaction, committed only after verification. */
async function fillDatabase(url: string, parts: AsyncGenerator<Part>): Promise<Verified> {
	const header = await takeHeader(parts);
	if (header.migration !== LATEST) {
		const advice = 'restore it into a folder first, then export that into PostgreSQL';
		throw new CopyFault('version', `the copy is of an older version (${header.migration}): ${advice}`);
	}
	const { tx, close } = openDatabase(url);
	try {
		if (await isFilled(tx)) throw notEmpty('the database');
		await migrate(tx.db);
		return await tx.db.transaction().execute(async (db) => {
			const inside = txOn(db, true);
			// No game may start while this place is being filled.
			await sql`lock table game, session, account, meta in share row exclusive mode`.execute(db);
			if (await isFilled(inside)) throw notEmpty('the database');
			await db.deleteFrom('meta').execute();
			await fill(db, parts, header, await inside.now());
			return verifyGames(inside);
		});
	} finally {
		await close();
	}
}
