import type { Person } from '../game/person.js';
import type { Row } from '../store/schema.js';
import type { Store, Tx } from '../store/store.js';
import { cleanOnlineName } from '../util/names.js';
import { isSecret, newSecret, splitSecret } from '../util/secrets.js';

/** A browser session expires after this long without a visit. */
const COOKIE_LIFE = 400 * 24 * 3600 * 1000;
/** The last-seen time is updated at most this often. */
const SEEN_EVERY = 24 * 3600 * 1000;
/** The maximum number of ids per query. */
const AT_ONCE = 500;

export interface NewSession {
	readonly person: Person;
	/** Stored by the browser. Returned once; the database only has its hash. */
	readonly secret: string;
}

export const personOf = ({ id, kind, account, name }: Row<'session'>): Person =>
	kind === 'token'
		? { session: id, account: null, name, isProgram: true }
		: { session: id, account, name, isProgram: false };

/** Sessions of browsers and programs. Identity comes from the secret, never from what a client claims. */
export class Sessions {
	constructor(private readonly store: Store) {}

	/** The person with this secret; null if it is invalid, of another kind, or expired. */
	async find(text: string, kind: Row<'session'>['kind']): Promise<Person | null> {
		const parts = splitSecret(text);
		if (!parts) return null;
		const found = await this.store.read(async (tx) => ({
			row: await tx.db.selectFrom('session').selectAll().where('id', '=', parts.id).executeTakeFirst(),
			now: await tx.now(),
		}));
		const { row, now } = found;
		if (!row || row.kind !== kind || row.expires_ms <= now || !isSecret(parts.secret, row.hash)) return null;
		if (now - row.seen_ms > SEEN_EVERY) void this.saw(row, now);
		return personOf(row);
	}

	/** Starts a session for a new browser. */
	begin(name: string): Promise<NewSession> {
		return this.store.write((tx) => beginSession(tx, { name }));
	}

	/** Account holders keep the account's name, so nobody can impersonate them. */
	async rename(person: Person, text: string): Promise<Person> {
		const { session, account } = person;
		const name = cleanOnlineName(text);
		if (account !== null || name === person.name) return person;
		await this.store.write(
			({ db }) => db.updateTable('session').set({ name }).where('id', '=', session).execute(),
			{ repeatable: true },
		);
		return { ...person, name };
	}

	/** Those whose session has ended or was signed in since. */
	async outdated(people: readonly Person[]): Promise<readonly Person[]> {
		const found: Person[] = [];
		for (let from = 0; from < people.length; from += AT_ONCE) {
			const some = people.slice(from, from + AT_ONCE);
			const ids = [...new Set(some.map(({ session }) => session))];
			const rows = await this.store.read(({ db }) =>
				db.selectFrom('session').selectAll().where('id', 'in', ids).execute(),
			);
			const now = new Map(rows.map((row) => [row.id, personOf(row)]));
			found.push(...some.filter(({ session, account }) => now.get(session)?.account !== account));
		}
		return found;
	}

	/** Stores the last address of a session, so a host can ban it. */
	async sawAt(session: string, address: string): Promise<void> {
		const known = this.store.read(({ db }) =>
			db.selectFrom('session').select('address').where('id', '=', session).executeTakeFirst(),
		);
		// Best effort: the next visit stores it again.
		const row = await known.catch(() => undefined);
		if (!row || row.address === address) return;
		const write = this.store.write(
			({ db }) => db.updateTable('session').set({ address }).where('id', '=', session).execute(),
			{ repeatable: true },
		);
		await write.catch(() => {});
	}

	private async saw({ id, kind }: Row<'session'>, now: number): Promise<void> {
		const seen = kind === 'cookie' ? { seen_ms: now, expires_ms: now + COOKIE_LIFE } : { seen_ms: now };
		const write = this.store.write(
			({ db }) => db.updateTable('session').set(seen).where('id', '=', id).execute(),
			{ repeatable: true },
		);
		// Best effort: the next visit stores it again.
		await write.catch(() => {});
	}
}

/** Replaces a session's secret, which invalidates the old one and links created with it. */
export async function rotateSecret({ db }: Tx, session: string): Promise<string> {
	const { hash, text } = newSecret(session);
	await db.deleteFrom('transfer').where('session', '=', session).execute();
	await db.updateTable('session').set({ hash }).where('id', '=', session).execute();
	return text;
}

/** Ends sessions, and deletes the data that belongs to them alone. */
export async function endSessions({ db }: Tx, sessions: readonly string[]): Promise<void> {
	if (sessions.length === 0) return;
	// First: whoever adds something to a session has locked it, and is waited for here.
	await db.deleteFrom('session').where('id', 'in', sessions).execute();
	await db.deleteFrom('push').where('session', 'in', sessions).execute();
	await db.deleteFrom('transfer').where('session', 'in', sessions).execute();
	await db.deleteFrom('pairing').where('session', 'in', sessions).execute();
}

export interface NewSessionOptions {
	readonly name: string;
	readonly kind?: Row<'session'>['kind'];
	readonly account?: string | null;
	readonly label?: string;
	/** The lifetime, in milliseconds. */
	readonly life?: number;
}

export async function beginSession(tx: Tx, options: NewSessionOptions): Promise<NewSession> {
	const { name, kind = 'cookie', account = null, label = '', life = COOKIE_LIFE } = options;
	const secret = newSecret();
	const now = await tx.now();
	const row: Row<'session'> = {
		id: secret.id,
		kind,
		hash: secret.hash,
		name: cleanOnlineName(name),
		account,
		label,
		created_ms: now,
		// A token is used elsewhere: it has not been seen yet.
		seen_ms: kind === 'token' ? 0 : now,
		expires_ms: now + life,
		host_ms: null,
		address: null,
	};
	await tx.db.insertInto('session').values(row).execute();
	return { person: personOf(row), secret: secret.text };
}
