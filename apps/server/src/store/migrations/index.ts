import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Database } from '../schema.js';
import { first } from './001-first.js';

/** By name, in whose order they are done. */
const MIGRATIONS: Readonly<Record<string, Migration>> = { '001-first': first };

/** The names of all shapes that a store has had, the oldest first. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS).sort();

/** The shape that this program needs. */
export const LATEST = MIGRATION_NAMES.at(-1)!;

/** Brings a store of an older version, or an empty one, to the shape that this program needs, or an older one. */
export async function migrate(db: Kysely<Database>, upTo = LATEST): Promise<void> {
	const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
	const { error } = await new Migrator({ db, provider }).migrateTo(upTo);
	if (error) throw error;
}
