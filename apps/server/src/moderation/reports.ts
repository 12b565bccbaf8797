import type { CheckedReport, OnlineEvent, Refusal } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import type { Accounts } from '../accounts/accounts.js';
import type { Person } from '../game/person.js';
import type { Row } from '../store/schema.js';
import type { Store, Tx } from '../store/store.js';
import { cleanChat } from '../util/names.js';
import { hashText } from '../util/secrets.js';

/** The subject of a report, as stored. */
type Subject = Pick<
	Row<'report'>,
	'game' | 'seq' | 'seat' | 'text' | 'about_name' | 'about_session' | 'about_account'
>;

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
	const whose = reporter.account ?? reporter.session;
	const id = hashText(JSON.stringify([whose, kind, wanted.about])).slice(0, 22);
	await store.write(
		async ({ db, now }) => {
			const row = db.insertInto('report').values({
				...{ id, kind, ...subject, why: cleanChat(wanted.why), created_ms: await now() },
				reporter_name: reporter.name,
				reporter_session: reporter.session,
				reporter_account: reporter.account,
			});
			await row.onConflict((conflict) => conflict.column('id').doNothing()).execute();
		},
		{ repeatable: true },
	);
	return ok(null);
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
