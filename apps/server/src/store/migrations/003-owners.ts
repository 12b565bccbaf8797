import { type Kysely, type Migration, sql } from 'kysely';
import { plainKey, skeletonsOf } from '../../util/skeleton.js';
import { createTables } from './columns.js';

/** The tables that this migration touches, as they are after it. */
interface Touched {
	account: { id: string; name: string; name_key: string; created_ms: number };
	skeleton: { key: string; account: string };
	event: { game: string; seq: number; kind: string; event_json: string; owner: string | null };
	transfer: { id: string; session: string };
}

/** Events per page. */
const PAGE = 1000;

/**
 * Adds skeletons for lookalike names, the owner of events that contain a name, and the session of transfer
 * links. Existing links are dropped: they only last minutes.
 */
async function up(untyped: Kysely<unknown>): Promise<void> {
	const db = untyped as Kysely<Touched>;
	await createTables(untyped, { skeleton: { key: ['key'], columns: { key: 'text', account: 'text' } } });
	await db.schema.createIndex('skeleton_by_account').on('skeleton').column('account').execute();
	await db.schema.alterTable('event').addColumn('owner', 'text').execute();
	await sql`create index event_by_owner on event (owner) where owner is not null`.execute(db);
	await db.deleteFrom('transfer').execute();
	await db.schema
		.alterTable('transfer')
		.addColumn('session', 'text', (column) => column.notNull().defaultTo(''))
		.execute();
	await db.schema.createIndex('transfer_by_session').on('transfer').column('session').execute();
	await db.schema.createIndex('transfer_by_game').on('transfer').columns(['game', 'seat']).execute();
	const names = await nameAccounts(db);
	if (names.size > 0) await findOwners(db, names);
}

/**
 * Creates the skeletons of all accounts, oldest first. Lookalike names used to be possible: later accounts
 * keep theirs and are found by them, but no new ones can be chosen.
 */
async function nameAccounts(db: Kysely<Touched>): Promise<Map<string, string>> {
	const accounts = await db.selectFrom('account').selectAll().orderBy('created_ms').orderBy('id').execute();
	const keys = new Set(accounts.map(({ name_key }) => name_key));
	for (const { id, name, name_key } of accounts) {
		const wanted = plainKey(name);
		if (wanted !== name_key && !keys.has(wanted)) {
			keys.add(wanted);
			await db.updateTable('account').set({ name_key: wanted }).where('id', '=', id).execute();
		}
		for (const key of skeletonsOf(name)) {
			const row = db.insertInto('skeleton').values({ key, account: id });
			await row.onConflict((conflict) => conflict.column('key').doNothing()).execute();
		}
	}
	return new Map(accounts.map(({ id, name }) => [name, id]));
}

/** Events with exactly an account's name are assigned to that account; no one else had a right to it. */
async function findOwners(db: Kysely<Touched>, accounts: ReadonlyMap<string, string>): Promise<void> {
	let last = { game: '', seq: 0 };
	for (;;) {
		const page = await db
			.selectFrom('event')
			.select(['game', 'seq', 'event_json'])
			.where('kind', 'in', ['sat', 'said'])
			.where(({ or, and, eb }) =>
				or([eb('game', '>', last.game), and([eb('game', '=', last.game), eb('seq', '>', last.seq)])]),
			)
			.orderBy('game')
			.orderBy('seq')
			.limit(PAGE)
			.execute();
		for (const { game, seq, event_json } of page) {
			const owner = accounts.get((JSON.parse(event_json) as { name: string }).name);
			if (owner === undefined) continue;
			const event = db.updateTable('event').set({ owner });
			await event.where('game', '=', game).where('seq', '=', seq).execute();
		}
		if (page.length < PAGE) return;
		last = page.at(-1)!;
	}
}

export const owners: Migration = { up };
