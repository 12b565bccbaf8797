import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StoreOpenError } from '../store.js';
import { loadDriver, type Sqlite } from './driver.js';
import { makePrivate } from './privacy.js';

/** The file names in a data folder. */
export const DATABASE_FILE = 'rumis.db';
export const LOCK_FILE = 'rumis.lock';

/** A data folder locked against other servers until released. */
export interface HeldFolder {
	readonly path: string;
	release(): void;
}

/**
 * Locks a data folder. The lock is a separate database held exclusively: the operating system releases it
 * when the process ends, for whatever reason.
 */
export async function holdFolder(path: string): Promise<HeldFolder> {
	const driver = await loadDriver();
	makeFolder(path);
	let lock: Sqlite;
	try {
		const file = join(path, LOCK_FILE);
		makePrivate(file);
		lock = new driver(file, { timeout: 0 });
	} catch (error) {
		throw new StoreOpenError('folder', `cannot write in the data folder ${path}: ${messageOf(error)}`);
	}
	try {
		lock.exec('pragma locking_mode = exclusive; begin exclusive');
	} catch (error) {
		lock.close();
		const isBusy = /SQLITE_BUSY/.test(String((error as { code?: unknown }).code));
		if (!isBusy) throw new StoreOpenError('folder', `cannot lock ${path}: ${messageOf(error)}`);
		throw new StoreOpenError('folderInUse', `another server is using the data folder ${path}`);
	}
	return { path, release: () => void lock.close() };
}

function makeFolder(path: string): void {
	try {
		mkdirSync(path, { recursive: true, mode: 0o700 });
	} catch (error) {
		throw new StoreOpenError('folder', `cannot create the data folder ${path}: ${messageOf(error)}`);
	}
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
