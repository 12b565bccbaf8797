import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Database } from '../schema.js';
import { first } from './001-first.js';

/** By name, in whose order they are done. */
const MIGRATIONS: Readonly<Record<string, Migration>> = { '001-first': first };

/** Brings a store of an older version, or an empty one, to the shape that this program needs. */
export async function migrate(db: Kysely<Database>): Promise<void> {
	const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
	const { error } = await new Migrator({ db, provider }).migrateToLatest();
	if (error) throw error;
}
