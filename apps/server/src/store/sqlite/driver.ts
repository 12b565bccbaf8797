import type SqliteDatabase from 'better-sqlite3';
import { StoreOpenError } from '../store.js';

export type Sqlite = SqliteDatabase.Database;
type Driver = typeof SqliteDatabase;

/** The newer driver ships its binary, but needs a newer Node than 20. */
const DRIVERS: readonly (() => Promise<{ readonly default: Driver }>)[] =
	Number(process.versions.napi) >= 10
		? [() => import('better-sqlite3-napi'), () => import('better-sqlite3')]
		: [() => import('better-sqlite3')];

let loaded: Driver | null = null;

export async function loadDriver(): Promise<Driver> {
	for (const load of DRIVERS) loaded ??= await loadWorking(load);
	if (loaded) return loaded;
	const advice = 'let npm run the install script of better-sqlite3, or use --database-url';
	throw new StoreOpenError('noDriver', `no SQLite driver could be loaded: ${advice}`);
}

/** The driver, unless it or its binary is missing, which only shows when a database is opened. */
async function loadWorking(load: () => Promise<{ readonly default: Driver }>): Promise<Driver | null> {
	try {
		const { default: driver } = await load();
		new driver(':memory:').close();
		return driver;
	} catch {
		return null;
	}
}
