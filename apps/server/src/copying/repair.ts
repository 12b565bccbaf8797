import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { isCorruption } from '../store/corruption.js';
import { checkShape, migrate } from '../store/migrations/index.js';
import type { Database, Row } from '../store/schema.js';
import { openConnection } from '../store/sqlite/connection.js';
import { DATABASE_FILE, holdFolder } from '../store/sqlite/folder.js';
import { CopyFault, reasonOf } from './fault.js';
import { moveInto, syncFile } from './files.js';
import { COPIED } from './format.js';
import { txOn } from './source.js';
import { type AnyRow, withAnyTable } from './tables.js';
import { removeDatabase } from './target.js';
import { type Damage, verifyGame } from './verifying.js';
import { pagesOf } from './writing.js';

/** Rows per statement; databases limit the number of values. */
const AT_ONCE = 300;

export interface Repaired {
	/** How many games were saved, and which were lost. */
	readonly games: number;
	readonly damaged: readonly Damage[];
	/** Where the damaged file was moved. */
	readonly kept: string;
}

/** Tables with the rows of one game, and their game column. */
const OF_GAME = { game: 'id', seat: 'game', move: 'game', event: 'game' } as const;
/** All other copied tables. Jobs and links of lost games are cleaned up later. */
const OTHERS = COPIED.filter((table) => !(table in OF_GAME));

/**
 * Builds a new database from everything readable in a damaged one. Games whose log is lost are quarantined by
 * name. The damaged file is kept beside it.
 */
export async function repairFolder(data: string): Promise<Repaired> {
	const file = join(data, DATABASE_FILE);
	if (!existsSync(file)) throw new CopyFault('noStore', `there are no games in ${data}`);
	const held = await holdFolder(data);
	const part = `${file}.part`;
	try {
		removeDatabase(part);
		const saved = await saveInto(part, file);
		await syncFile(part);
		const kept = `${file}.damaged-${new Date().toISOString().replace(/\W/g, '')}`;
		for (const ending of ['', '-wal', '-shm']) {
			if (existsSync(file + ending)) renameSync(file + ending, kept + ending);
		}
		await moveInto(part, file);
		return { ...saved, kept };
	} catch (error) {
		removeDatabase(part);
		throw isCorruption(error)
			? new CopyFault(
					'damaged',
					`too much of ${file} is damaged (${reasonOf(error)}): restore a backup`,
					error,
				)
			: error;
	} finally {
		held.release();
	}
}

async function saveInto(part: string, file: string): Promise<Omit<Repaired, 'kept'>> {
	const [from, to] = [await openConnection(file, 'read'), await openConnection(part, 'write')];
	try {
		await checkShape(from.db);
		await migrate(to.db);
		return await to.db.transaction().execute(async (into) => {
			for (const table of OTHERS) {
				for await (const page of pagesOf(from.db, table)) await insert(into, table, page);
			}
			return saveGames(from.db, into);
		});
	} finally {
		for (const { db, sqlite } of [from, to]) {
			await db.destroy();
			sqlite.close();
		}
	}
}

async function saveGames(from: Kysely<Database>, into: Kysely<Database>): Promise<Omit<Repaired, 'kept'>> {
	const damaged: Damage[] = [];
	let games = 0;
	for await (const page of pagesOf(from, 'game', 200)) {
		for (const game of page as unknown as Row<'game'>[]) {
			const why = await saveGame(from, into, game);
			if (why === null) games++;
			else damaged.push({ game: game.id, why });
		}
	}
	const at_ms = Date.now();
	await into.deleteFrom('quarantine').execute();
	for (const found of damaged)
		await into
			.insertInto('quarantine')
			.values({ ...found, at_ms })
			.execute();
	return { games, damaged };
}

/** Null when the game was saved, else the error. */
async function saveGame(
	from: Kysely<Database>,
	into: Kysely<Database>,
	game: Row<'game'>,
): Promise<string | null> {
	const verified = await verifyGame(txOn(from, false), game);
	if (!verified.ok) return verified.error;
	try {
		const rows = await Promise.all(
			Object.entries(OF_GAME).map(async ([table, column]) => {
				const all = withAnyTable(from).selectFrom(table).selectAll().where(column, '=', game.id);
				return [table, await all.execute()] as const;
			}),
		);
		for (const [table, of] of rows) await insert(into, table, of);
		return null;
	} catch (error) {
		if (!isCorruption(error)) throw error;
		return reasonOf(error);
	}
}

async function insert(into: Kysely<Database>, table: string, rows: readonly AnyRow[]): Promise<void> {
	for (let from = 0; from < rows.length; from += AT_ONCE) {
		const some = rows.slice(from, from + AT_ONCE);
		await withAnyTable(into).insertInto(table).values(some).execute();
	}
}
