import type { HostReport, OnlineEvent, ReportContext, ReportedPerson } from '@rumis/protocol';
import { isSanctioned } from '../sanctions/sanctions.js';
import type { Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';

/** Chat lines shown before and after the reported one. */
const LINES_AROUND = 5;
/** Larger than every event number; the maximum of the column. */
const LAST = 2 ** 31 - 1;

export interface ReportPage {
	readonly status: 'open' | 'closed';
	readonly limit: number;
	readonly before?: number | undefined;
}

/** Reports with the context a host needs, newest first. */
export async function listReports(tx: Tx, { status, limit, before }: ReportPage): Promise<HostReport[]> {
	let query = tx.db.selectFrom('report').selectAll();
	query = query.where('closed_ms', status === 'open' ? 'is' : 'is not', null);
	if (before !== undefined) query = query.where('created_ms', '<', before);
	const rows = await query.orderBy('created_ms', 'desc').orderBy('id').limit(limit).execute();
	return Promise.all(rows.map((row) => describe(tx, row)));
}

async function describe(tx: Tx, row: Row<'report'>): Promise<HostReport> {
	return {
		id: row.id,
		kind: row.kind,
		at: row.created_ms,
		why: row.why,
		reporter: row.reporter_name,
		about: await describePerson(tx, row),
		game: row.game,
		text: row.text,
		context: row.game === null ? [] : await contextOf(tx, row.game, row.seq),
		outcome: row.outcome,
		closedBy: row.closed_by,
	};
}

async function describePerson(tx: Tx, row: Row<'report'>): Promise<ReportedPerson> {
	const { about_session, about_account, about_name } = row;
	const session = await findRow(tx, 'session', about_session);
	const account = await findRow(tx, 'account', about_account);
	return {
		name: about_name,
		account: account?.name ?? null,
		session: session?.id ?? null,
		address: session?.address ?? null,
		isMuted: await isSanctioned(tx, 'mute', [about_session, about_account]),
		otherReports: await countOthers(tx, row),
	};
}

async function findRow<Table extends 'session' | 'account'>(
	{ db }: Tx,
	table: Table,
	id: string | null,
): Promise<Row<Table> | undefined> {
	if (id === null) return undefined;
	const rows = db
		.selectFrom(table as 'session')
		.selectAll()
		.where('id', '=', id);
	return (await rows.executeTakeFirst()) as Row<Table> | undefined;
}

async function countOthers({ db }: Tx, row: Row<'report'>): Promise<number> {
	const { id, about_session, about_account } = row;
	const found = await db
		.selectFrom('report')
		.select(({ fn }) => fn.countAll().as('count'))
		.where('closed_ms', 'is', null)
		.where('id', '!=', id)
		.where((other) =>
			other.or([other('about_session', '=', about_session), other('about_account', '=', about_account)]),
		)
		.executeTakeFirstOrThrow();
	return Number(found.count);
}

/** The chat around the message, or the last lines at the table. */
async function contextOf(tx: Tx, game: string, seq: number | null): Promise<ReportContext[]> {
	if (seq === null) return (await linesBefore(tx, game, LAST, 2 * LINES_AROUND)).reverse();
	const before = await linesBefore(tx, game, seq, LINES_AROUND);
	const after = await said(tx, game)
		.where('seq', '>=', seq)
		.orderBy('seq')
		.limit(LINES_AROUND + 1)
		.execute();
	return [...before.reverse(), ...after.map((row) => line(row, seq))];
}

const said = ({ db }: Tx, game: string) =>
	db.selectFrom('event').selectAll().where('game', '=', game).where('kind', '=', 'said');

async function linesBefore(tx: Tx, game: string, seq: number, limit: number): Promise<ReportContext[]> {
	const rows = await said(tx, game).where('seq', '<', seq).orderBy('seq', 'desc').limit(limit).execute();
	return rows.map((row) => line(row, null));
}

function line({ seq, at_ms, event_json }: Row<'event'>, reported: number | null): ReportContext {
	const { name, text } = JSON.parse(event_json) as Extract<OnlineEvent, { kind: 'said' }>;
	return { seq, at: at_ms, name, text, isReported: seq === reported };
}
