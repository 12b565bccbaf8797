import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Database } from '../schema.js';
import { StoreOpenError } from '../store.js';
import { first } from './001-first.js';
import { tableSource } from './002-table-source.js';
import { owners } from './003-owners.js';
import { quarantine } from './004-quarantine.js';
import { moderation } from './005-moderation.js';
import { pairing } from './006-pairing.js';
import { puzzles } from './007-puzzles.js';
import { ratingSource } from './008-rating-source.js';

/** By name; run in the order of their names. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
	'001-first': first,
	'002-table-source': tableSource,
	'003-owners': owners,
	'004-quarantine': quarantine,
	'005-moderation': moderation,
	'006-pairing': pairing,
	'007-puzzles': puzzles,
	'008-rating-source': ratingSource,
};

/** The names of all schema versions, oldest first. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS).sort();

/** The schema version that this program needs. */
export const LATEST = MIGRATION_NAMES.at(-1)!;

/** Migrates an older or empty store to the latest schema, or to `upTo`. */
export async function migrate(db: Kysely<Database>, upTo = LATEST): Promise<void> {
	const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
	const { error } = await new Migrator({ db, provider }).migrateTo(upTo);
	if (error) throw error;
}

/** Rejects a store with another schema, for programs that use it beside a server and must not change it. */
export async function checkShape(db: Kysely<Database>): Promise<void> {
	const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
	const found = rows[0]?.name ?? 'none';
	if (found === LATEST) return;
	throw new StoreOpenError(
		'migration',
		`the store belongs to another version of Rumis (${found}, not ${LATEST})`,
	);
}
