import { openPostgres, type PostgresOptions } from '../postgres/open.js';
import { openSqlite, type SqliteOptions } from '../sqlite/open.js';
import type { Store } from '../store.js';

export type StoreOptions = SqliteOptions | PostgresOptions;

/** Opens the requested store, and migrates it. */
export const openStore = (options: StoreOptions): Promise<Store> =>
	'url' in options ? openPostgres(options) : openSqlite(options);
