import type { NewPassword, Refusal, SignIn } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import type { Games } from '../game/games.js';
import type { Person } from '../game/person.js';
import type { Endings } from '../sessions/endings.js';
import { beginSession, type NewSession } from '../sessions/sessions.js';
import type { Row } from '../store/schema.js';
import type { Store, Tx } from '../store/store.js';
import { newId } from '../util/secrets.js';
import { bindSession } from './binding.js';
import { accountName } from './names.js';
import { checkNewPassword, hashPassword, isPassword } from './password.js';
import { leaveGames, leaveTables, removeAccount } from './removal.js';

type Account = Row<'account'>;

/** Who one is after signing in. The secret is null when the browser keeps the one that it has. */
export interface SignedIn {
	readonly person: Person;
	readonly secret: string | null;
}

const BUSY = { code: 'tooFast' } as const;

/** Accounts: a name and a password that gather one's games on every device. */
export class Accounts {
	private readonly store: Store;

	constructor(
		private readonly games: Games,
		private readonly endings: Endings,
	) {
		this.store = games.store;
	}

	/** Makes an account, and this browser and its seats belong to it. */
	async create(visitor: Person | null, { name, password }: SignIn): Promise<Result<SignedIn, Refusal>> {
		const wanted = accountName(name);
		if (!wanted.ok) return wanted;
		const checked = checkNewPassword(password);
		if (!checked.ok) return checked;
		if (visitor?.account) return err({ code: 'signedIn' });
		const hash = await hashPassword(password);
		if (hash === null) return err(BUSY);
		const account = { id: newId(), name: wanted.value.name, name_key: wanted.value.key, password_hash: hash };
		const signedIn = await this.store.write(
			async (tx) => ((await insertAccount(tx, account)) ? this.enter(tx, visitor, account) : null),
			{ repeatable: true },
		);
		if (!signedIn) return err({ code: 'nameTaken' });
		this.tellChanged(visitor);
		return ok(signedIn);
	}

	/** An unknown name is answered as a wrong password is, and as late. */
	async signIn(visitor: Person | null, { name, password }: SignIn): Promise<Result<SignedIn, Refusal>> {
		const account = await this.named(name);
		const isRight = await isPassword(password, account?.password_hash ?? null);
		if (isRight === null) return err(BUSY);
		if (!isRight || !account) return err({ code: 'wrongPassword' });
		const signedIn = await this.store.write(async (tx) => {
			const seen = tx.db.updateTable('account').set({ seen_ms: await tx.now() });
			const { numUpdatedRows } = await seen.where('id', '=', account.id).executeTakeFirst();
			return numUpdatedRows > 0n ? this.enter(tx, visitor, account) : null;
		});
		if (!signedIn) return err({ code: 'wrongPassword' });
		this.tellChanged(visitor);
		return ok(signedIn);
	}

	/** Ends the session of this browser. Its seats stay the account's. */
	async signOut({ session }: Person): Promise<void> {
		await this.store.write((tx) => endSessions(tx, [session]), { repeatable: true });
		this.endings.tell([session], 'anew');
	}

	/** Ends all other browsers' sessions too. Tokens stay: they cannot be used to change anything here. */
	async changePassword(person: Person, words: NewPassword): Promise<Result<null, Refusal>> {
		const checked = checkNewPassword(words.new);
		if (!checked.ok) return checked;
		const account = await this.confirmed(person, words.old);
		if (!account.ok) return account;
		const password_hash = await hashPassword(words.new);
		if (password_hash === null) return err(BUSY);
		const ended = await this.store.write(async (tx) => {
			await tx.db.updateTable('account').set({ password_hash }).where('id', '=', account.value.id).execute();
			const others = await sessionsOf(tx, account.value.id, ['cookie']);
			const sessions = others.filter((session) => session !== person.session);
			await endSessions(tx, sessions);
			return sessions;
		});
		this.endings.tell(ended, 'anew');
		return ok(null);
	}

	/** Games that are going on are given up; all games stay, without the name. */
	async remove(person: Person, password: string): Promise<Result<null, Refusal>> {
		const account = await this.confirmed(person, password);
		if (!account.ok) return account;
		const { id } = account.value;
		await leaveTables(this.games, id);
		await leaveGames(this.store, id);
		const ended = await this.store.write(async (tx) => {
			const sessions = await sessionsOf(tx, id, ['cookie', 'token']);
			await endSessions(tx, sessions);
			await removeAccount(tx, id);
			return sessions;
		});
		this.endings.tell(ended, 'anew');
		return ok(null);
	}

	/** The account of this name, or of one that looks the same. */
	async named(text: string): Promise<Account | null> {
		const name = accountName(text);
		const key = name.ok ? name.value.key : '';
		const found = await this.store.read(({ db }) =>
			db.selectFrom('account').selectAll().where('name_key', '=', key).executeTakeFirst(),
		);
		return found ?? null;
	}

	/** A browser keeps its session and its seats; one that is somebody else's already begins a new session. */
	private async enter(
		tx: Tx,
		visitor: Person | null,
		account: Pick<Account, 'id' | 'name'>,
	): Promise<SignedIn> {
		const { id, name } = account;
		if (visitor && visitor.account === null) {
			await bindSession(tx, visitor.session, account);
			return { person: { ...visitor, account: id, name }, secret: null };
		}
		if (visitor) await endSessions(tx, [visitor.session]);
		const begun: NewSession = await beginSession(tx, { name, account: id });
		return begun;
	}

	private tellChanged(visitor: Person | null): void {
		if (visitor) this.endings.tell([visitor.session], 'anew');
	}

	private async confirmed(person: Person, password: string): Promise<Result<Account, Refusal>> {
		const id = person.account;
		if (id === null) return err({ code: 'noAccount' });
		const account = await this.store.read(({ db }) =>
			db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst(),
		);
		const isRight = await isPassword(password, account?.password_hash ?? null);
		if (isRight === null) return err(BUSY);
		return isRight && account ? ok(account) : err({ code: 'wrongPassword' });
	}
}

type NewAccount = Omit<Account, 'created_ms' | 'seen_ms'>;

/** Whether the name was still free. Done twice it is the same as once. */
async function insertAccount(tx: Tx, account: NewAccount): Promise<boolean> {
	const now = await tx.now();
	const row = tx.db.insertInto('account').values({ ...account, created_ms: now, seen_ms: now });
	await row.onConflict((conflict) => conflict.column('name_key').doNothing()).execute();
	const owner = tx.db.selectFrom('account').select('id').where('name_key', '=', account.name_key);
	return (await owner.executeTakeFirst())?.id === account.id;
}

async function sessionsOf(
	{ db }: Tx,
	account: string,
	kinds: readonly Row<'session'>['kind'][],
): Promise<string[]> {
	const sessions = db.selectFrom('session').select('id').where('account', '=', account);
	return (await sessions.where('kind', 'in', kinds).execute()).map(({ id }) => id);
}

export async function endSessions({ db }: Tx, sessions: readonly string[]): Promise<void> {
	if (sessions.length === 0) return;
	await db.deleteFrom('push').where('session', 'in', sessions).execute();
	await db.deleteFrom('session').where('id', 'in', sessions).execute();
}
