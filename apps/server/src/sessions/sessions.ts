import type { Person } from '../game/person.js';
import type { Row } from '../store/schema.js';
import type { Store, Tx } from '../store/store.js';
import { cleanOnlineName } from '../util/names.js';
import { isSecret, newSecret, splitSecret } from '../util/secrets.js';

/** A browser that did not come back for so long has to begin anew. */
const COOKIE_LIFE = 400 * 24 * 3600 * 1000;
/** Writing down that somebody was seen is worth a write only now and then. */
const SEEN_EVERY = 24 * 3600 * 1000;

export interface NewSession {
	readonly person: Person;
	/** What the browser keeps. It is told once, and only its hash is stored. */
	readonly secret: string;
}

export const personOf = ({ id, account, name }: Row<'session'>): Person => ({ session: id, account, name });

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

	async rename({ session, account }: Person, text: string): Promise<Person> {
		const name = cleanOnlineName(text);
		await this.store.write(
			({ db }) => db.updateTable('session').set({ name }).where('id', '=', session).execute(),
			{ repeatable: true },
		);
		return { session, account, name };
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
		seen_ms: now,
		expires_ms: now + life,
	};
	await tx.db.insertInto('session').values(row).execute();
	return { person: personOf(row), secret: secret.text };
}
