import type { Kysely, Migration } from 'kysely';

/** The address a table was created from, for fair scheduling of bots. */
async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable('game')
		.addColumn('source', 'text', (column) => column.notNull().defaultTo(''))
		.execute();
}

export const tableSource: Migration = { up };
