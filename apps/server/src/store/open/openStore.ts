import { openPostgres, type PostgresOptions } from '../postgres/open.js';
import { openSqlite, type SqliteOptions } from '../sqlite/open.js';
import type { Store } from '../store.js';

export type StoreOptions = SqliteOptions | PostgresOptions;

/** Opens the store that is asked for, and brings it to the shape that this program needs. */
export const openStore = (options: StoreOptions): Promise<Store> =>
	'url' in options ? openPostgres(options) : openSqlite(options);
