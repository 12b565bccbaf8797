import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isSqliteCorruption } from '../corruption.js';
import { checkShape, migrate } from '../migrations/index.js';
import { writeProbe } from '../probe.js';
import { type AdjustTime, asItIs, type Store, StoreError, StoreOpenError, type Tx } from '../store.js';
import { type Connection, openConnection } from './connection.js';
import { DATABASE_FILE, holdFolder } from './folder.js';
import { GroupCommit } from './groupCommit.js';
import { findDamage, sayDamage, sayOpenFault } from './integrity.js';

export interface SqliteOptions {
	readonly folder: string;
	/** For tests of clocks. */
	readonly adjustTime?: AdjustTime;
	/** For short use beside the server that owns the folder, which must be of the same version. */
	readonly beside?: boolean;
}

/** A store in a folder, for one server. It is not opened if its file is damaged or read-only. */
export async function openSqlite(options: SqliteOptions): Promise<Store> {
	const { folder, adjustTime = asItIs, beside = false } = options;
	const held = beside ? NOT_HELD : await holdFolder(folder);
	const opened: Connection[] = [];
	try {
		const file = join(folder, DATABASE_FILE);
		if (beside && !existsSync(file)) throw new StoreOpenError('folder', `there are no games in ${folder}`);
		const writer = await openConnection(file, 'write');
		opened.push(writer);
		if (beside) await checkShape(writer.db);
		else await prepare(writer, folder);
		const reader = await openConnection(file, 'read');
		opened.push(reader);
		const store = makeStore(writer, reader, watchFile(file), adjustTime, held.release);
		await store.probe();
		return store;
	} catch (error) {
		for (const { sqlite } of opened) sqlite.close();
		held.release();
		if (error instanceof StoreOpenError) throw error;
		const cause = error instanceof StoreError ? error.cause : error;
		throw new StoreOpenError(isSqliteCorruption(cause) ? 'damaged' : 'database', sayOpenFault(folder, cause));
	}
}

const NOT_HELD = { release: () => {} };

async function prepare({ sqlite, db }: Connection, folder: string): Promise<void> {
	const damage = findDamage(sqlite, 'quick');
	if (damage !== null) throw new StoreOpenError('damaged', sayDamage(folder, damage));
	await migrate(db);
}

/** Whether the file still has its name: writes to a deleted file are lost when this process ends. */
function watchFile(file: string): () => boolean {
	const { ino, dev } = statSync(file);
	return () => {
		const now = statSync(file, { throwIfNoEntry: false });
		return now?.ino === ino && now.dev === dev;
	};
}

function makeStore(
	writer: Connection,
	reader: Connection,
	isInPlace: () => boolean,
	adjustTime: AdjustTime,
	release: () => void,
): Store {
	// The database runs in this process, so its clock is the machine's.
	const now = async () => adjustTime(Date.now());
	const txOf = ({ db }: Connection): Tx => ({ db, isPostgres: false, now });
	const commits = new GroupCommit(writer.sqlite, txOf(writer), isInPlace);
	const readTx = txOf(reader);
	return {
		kind: 'sqlite',
		bus: null,
		script: null,
		read: (task) => task(readTx),
		write: (task) => commits.run(task),
		now,
		probe: () => commits.run(writeProbe),
		async close() {
			await commits.close();
			for (const { db, sqlite } of [reader, writer]) {
				await db.destroy();
				// Kysely closes only what it has used.
				sqlite.close();
			}
			release();
		},
	};
}
