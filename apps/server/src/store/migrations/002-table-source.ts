import type { Kysely, Migration } from 'kysely';

/** Where a table was made, so that bots think for all addresses in turn. */
async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable('game')
		.addColumn('source', 'text', (column) => column.notNull().defaultTo(''))
		.execute();
}

export const tableSource: Migration = { up };
