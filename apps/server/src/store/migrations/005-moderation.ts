import type { Kysely, Migration } from 'kysely';
import { createTables, type Shape } from './columns.js';

const SHAPES: Readonly<Record<string, Shape>> = {
	report: {
		key: ['id'],
		columns: {
			id: 'text',
			kind: 'text',
			game: 'text?',
			seq: 'integer?',
			seat: 'integer?',
			text: 'text?',
			about_name: 'text',
			about_session: 'text?',
			about_account: 'text?',
			why: 'text',
			reporter_name: 'text',
			reporter_session: 'text',
			reporter_account: 'text?',
			created_ms: 'bigint',
			closed_ms: 'bigint?',
			closed_by: 'text?',
			outcome: 'text?',
		},
	},
	sanction: {
		key: ['id'],
		columns: {
			id: 'text',
			kind: 'text',
			subject: 'text',
			value: 'text',
			label: 'text',
			why: 'text',
			by_name: 'text',
			created_ms: 'bigint',
			until_ms: 'bigint?',
		},
	},
	announcement: {
		key: ['id'],
		columns: { id: 'text', text: 'text', by_name: 'text', created_ms: 'bigint', until_ms: 'bigint' },
	},
	audit: {
		key: ['id'],
		columns: {
			id: 'text',
			at_ms: 'bigint',
			actor: 'text',
			action: 'text',
			subject: 'text',
			account: 'text?',
			detail_json: 'text',
		},
	},
};

async function up(db: Kysely<unknown>): Promise<void> {
	await createTables(db, SHAPES);
	await db.schema.createIndex('report_by_time').on('report').columns(['created_ms']).execute();
	await db.schema.createIndex('audit_by_time').on('audit').columns(['at_ms']).execute();
	await db.schema.alterTable('account').addColumn('role', 'text').execute();
	await db.schema.alterTable('session').addColumn('host_ms', 'bigint').execute();
	await db.schema.alterTable('session').addColumn('address', 'text').execute();
}

/** Reports, mutes, bans, notices, hosts, and the audit log. */
export const moderation: Migration = { up };
