import type { Kysely, Migration } from 'kysely';
import { createTables, type Shape } from './columns.js';

const SHAPES: Readonly<Record<string, Shape>> = {
	pairing: {
		key: ['session'],
		columns: {
			session: 'text',
			account: 'text?',
			scenario: 'text?',
			speed: 'text',
			rating: 'double precision',
			source: 'text',
			since_ms: 'bigint',
			seen_ms: 'bigint',
			game: 'text?',
			matched_ms: 'bigint?',
		},
	},
};

/** Searches for an opponent, and planned replies of seats. */
async function up(db: Kysely<unknown>): Promise<void> {
	await createTables(db, SHAPES);
	await db.schema.alterTable('seat').addColumn('plan_json', 'text').execute();
}

export const pairing: Migration = { up };
