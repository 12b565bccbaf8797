import type { Kysely, Migration } from 'kysely';

/** Where the player of a rated game was seen, so that many accounts of one address count as one opponent. */
async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable('rating_change')
		.addColumn('source', 'text', (column) => column.notNull().defaultTo(''))
		.execute();
}

export const ratingSource: Migration = { up };
