import type { Person } from '../game/person.js';
import type { Row } from '../store/schema.js';
import type { Store, Tx } from '../store/store.js';
import { cleanOnlineName } from '../util/names.js';
import { isSecret, newSecret, splitSecret } from '../util/secrets.js';

/** A browser that did not come back for so long has to begin anew. */
const COOKIE_LIFE = 400 * 24 * 3600 * 1000;
/** Writing down that somebody was seen is worth a write only now and then. */
const SEEN_EVERY = 24 * 3600 * 1000;
/** How many are asked for in one query. */
const AT_ONCE = 500;

export interface NewSession {
	readonly person: Person;
	/** What the browser keeps. It is told once, and only its hash is stored. */
	readonly secret: string;
}

export const personOf = ({ id, kind, account, name }: Row<'session'>): Person =>
	kind === 'token'
		? { session: id, account: null, name, isProgram: true }
		: { session: id, account, name, isProgram: false };

/** Sessions of browsers and programs. The secret decides who somebody is, and nothing that they say. */
export class Sessions {
	constructor(private readonly store: Store) {}

	/** Who presents this secret; null when it is wrong, of another kind or has expired. */
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

	/** A browser's first visit that needs to be remembered. */
	begin(name: string): Promise<NewSession> {
		return this.store.write((tx) => beginSession(tx, { name }));
	}

	/** Who has an account is called as it is, so that nobody can be taken for somebody else. */
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

	/** Which of these sessions are no more. */
	async ended(sessions: readonly string[]): Promise<readonly string[]> {
		const known = new Set<string>();
		for (let from = 0; from < sessions.length; from += AT_ONCE) {
			const some = sessions.slice(from, from + AT_ONCE);
			const rows = await this.store.read(({ db }) =>
				db.selectFrom('session').select('id').where('id', 'in', some).execute(),
			);
			for (const { id } of rows) known.add(id);
		}
		return sessions.filter((session) => !known.has(session));
	}

	private async saw({ id, kind }: Row<'session'>, now: number): Promise<void> {
		const seen = kind === 'cookie' ? { seen_ms: now, expires_ms: now + COOKIE_LIFE } : { seen_ms: now };
		const write = this.store.write(
			({ db }) => db.updateTable('session').set(seen).where('id', '=', id).execute(),
			{ repeatable: true },
		);
		// Whoever comes back will be seen again.
		await write.catch(() => {});
	}
}

export interface SessionWish {
	readonly name: string;
	readonly kind?: Row<'session'>['kind'];
	readonly account?: string | null;
	readonly label?: string;
	/** For how long it is good, in milliseconds. */
	readonly life?: number;
}

export async function beginSession(tx: Tx, wish: SessionWish): Promise<NewSession> {
	const { name, kind = 'cookie', account = null, label = '', life = COOKIE_LIFE } = wish;
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
		// A token is made to be used elsewhere: it has not been seen yet.
		seen_ms: kind === 'token' ? 0 : now,
		expires_ms: now + life,
	};
	await tx.db.insertInto('session').values(row).execute();
	return { person: personOf(row), secret: secret.text };
}
