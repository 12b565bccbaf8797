import type { CheckedReport, OnlineEvent, Refusal } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import type { Accounts } from '../accounts/accounts.js';
import type { Person } from '../game/person.js';
import { lockPerson } from '../names/accountRow.js';
import type { Row } from '../store/schema.js';
import type { Store, Tx } from '../store/store.js';
import { cleanChat } from '../util/names.js';
import { hashText } from '../util/secrets.js';

/** The subject of a report, as stored. */
type Subject = Pick<
	Row<'report'>,
	'game' | 'seq' | 'seat' | 'text' | 'about_name' | 'about_session' | 'about_account'
>;

/** One reporter may have this many open reports: whoever floods the hosts hides the others. */
const MOST_OPEN = 20;

const NOBODY = { game: null, seq: null, seat: null, text: null } as const;

/** Stores a player's report. Idempotent. */
export async function report(
	store: Store,
	accounts: Pick<Accounts, 'named'>,
	reporter: Person,
	wanted: CheckedReport,
): Promise<Result<null, Refusal>> {
	const subject = await findSubject(store, accounts, wanted);
	if (!subject) return err({ code: 'account' in wanted.about ? 'noPlayer' : 'noTable' });
	if (isOwn(subject, reporter)) return err({ code: 'notYours' });
	const { kind } = wanted;
	const id = idOf(reporter, kind, subject);
	const isStored = await store.write(
		async (tx) => {
			await lockPerson(tx, reporter);
			if ((await countOthers(tx, reporter, id)) >= MOST_OPEN) return false;
			const row = tx.db.insertInto('report').values({
				...{ id, kind, ...subject, why: cleanChat(wanted.why) },
				created_ms: await tx.now(),
				reporter_name: reporter.name,
				reporter_session: reporter.session,
				reporter_account: reporter.account,
			});
			await row.onConflict((conflict) => conflict.column('id').doNothing()).execute();
			return true;
		},
		{ repeatable: true },
	);
	return isStored ? ok(null) : err({ code: 'tooFast' });
}

/** By what the report is about, not by how it was written: a name has many spellings. */
function idOf(reporter: Person, kind: CheckedReport['kind'], subject: Subject): string {
	const { game, seq, seat, about_account, about_session } = subject;
	const whose = reporter.account ?? reporter.session;
	return hashText(JSON.stringify([whose, kind, game, seq, seat, about_account ?? about_session])).slice(
		0,
		22,
	);
}

/** The other open reports of this reporter; this one may be sent again. */
async function countOthers({ db }: Tx, { session, account }: Person, id: string): Promise<number> {
	const open = db.selectFrom('report').select('id').where('closed_ms', 'is', null).where('id', '!=', id);
	const own =
		account === null
			? open.where('reporter_session', '=', session)
			: open.where('reporter_account', '=', account);
	return (await own.limit(MOST_OPEN).execute()).length;
}

const isOwn = ({ about_session, about_account }: Subject, { session, account }: Person): boolean =>
	about_session === session || (account !== null && about_account === account);

async function findSubject(
	store: Store,
	accounts: Pick<Accounts, 'named'>,
	{ kind, about }: CheckedReport,
): Promise<Subject | null> {
	if ('seq' in about) return store.read((tx) => whoSaid(tx, about.game, about.seq));
	if (kind === 'message') return null;
	if ('seat' in about) return store.read((tx) => whoSits(tx, about.game, about.seat));
	const account = await accounts.named(about.account);
	return account && { ...NOBODY, about_name: account.name, about_session: null, about_account: account.id };
}

async function whoSaid({ db }: Tx, game: string, seq: number): Promise<Subject | null> {
	const row = await db
		.selectFrom('event')
		.leftJoin('session', 'session.id', 'event.session')
		.select(['event.event_json', 'event.session', 'session.account', 'session.kind'])
		.where('event.game', '=', game)
		.where('event.seq', '=', seq)
		.where('event.kind', '=', 'said')
		.executeTakeFirst();
	if (!row) return null;
	const { seat, name, text } = JSON.parse(row.event_json) as Extract<OnlineEvent, { kind: 'said' }>;
	// At a table a program is not its owner: its chat is its own.
	const about_account = row.kind === 'token' ? null : row.account;
	return { game, seq, seat, text, about_name: name, about_session: row.session, about_account };
}

async function whoSits({ db }: Tx, game: string, seat: number): Promise<Subject | null> {
	const row = await db
		.selectFrom('seat')
		.select(['name', 'session', 'account'])
		.where('game', '=', game)
		.where('seat', '=', seat)
		.executeTakeFirst();
	if (!row || row.session === null) return null;
	const { name, session, account } = row;
	return { ...NOBODY, game, seat, about_name: name, about_session: session, about_account: account };
}
