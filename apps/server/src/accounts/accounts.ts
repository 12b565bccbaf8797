import type { NewPassword, Refusal, SignIn } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import type { Games } from '../game/games.js';
import type { Person } from '../game/person.js';
import { newAccountName } from '../names/accountName.js';
import { lockAccount } from '../names/accountRow.js';
import { findNamed, freeName, isNameOfAccount, takeName } from '../names/nameStore.js';
import { rateAllOf } from '../ratings/rating.js';
import { isSanctioned } from '../sanctions/sanctions.js';
import type { Endings } from '../sessions/endings.js';
import { beginSession, endSessions, type NewSession, rotateSecret } from '../sessions/sessions.js';
import type { Row } from '../store/schema.js';
import type { Store, Tx } from '../store/store.js';
import { newId } from '../util/secrets.js';
import { bindSession } from './binding.js';
import { checkNewPassword, hashPassword, isPassword, PASSWORD_COST } from './password.js';
import { leaveGames, leaveTables, removeAccount } from './removal.js';

type Account = Row<'account'>;

const BUSY = { code: 'tooFast' } as const;

/** Accounts: a name and a password give players access to their games on every device. */
export class Accounts {
	private readonly store: Store;

	constructor(
		private readonly games: Games,
		private readonly endings: Endings,
		/** What it costs to hash a password. */
		readonly passwordCost = PASSWORD_COST,
	) {
		this.store = games.store;
	}

	/** Creates an account and binds this browser and its seats to it. */
	async create(visitor: Person | null, { name, password }: SignIn): Promise<Result<NewSession, Refusal>> {
		const wanted = newAccountName(name);
		if (!wanted.ok) return wanted;
		const checked = checkNewPassword(password);
		if (!checked.ok) return checked;
		if (visitor?.account) return err({ code: 'signedIn' });
		const hash = await hashPassword(password, this.passwordCost);
		if (hash === null) return err(BUSY);
		const account = { id: newId(), name: wanted.value.name, name_key: wanted.value.key, password_hash: hash };
		const signedIn = await this.store.write(
			async (tx) =>
				(await insertAccount(tx, account, wanted.value.skeletons)) ? this.enter(tx, visitor, account) : null,
			{ repeatable: true },
		);
		if (!signedIn) return err({ code: 'nameTaken' });
		this.tellChanged(visitor);
		return ok(signedIn);
	}

	/** An unknown account gets the same response as a wrong password, after the same time. */
	async signIn(
		visitor: Person | null,
		account: Account | null,
		password: string,
	): Promise<Result<NewSession, Refusal>> {
		const isRight = await isPassword(password, account?.password_hash ?? null, this.passwordCost);
		if (isRight === null) return err(BUSY);
		if (!isRight || !account) return err({ code: 'wrongPassword' });
		const signedIn = await this.store.write(async (tx) => {
			const held = await holdAccount(tx, account);
			if (!held) return err({ code: 'wrongPassword' } as const);
			// Reveal the ban only after the password was verified.
			if (await isSanctioned(tx, 'ban', [account.id])) return err({ code: 'banned' } as const);
			return ok(await this.enter(tx, visitor, held));
		});
		if (signedIn.ok) this.tellChanged(visitor);
		return signedIn;
	}

	/** Ends the session of this browser. The account keeps its seats. */
	async signOut({ session }: Person): Promise<void> {
		await this.store.write((tx) => endSessions(tx, [session]), { repeatable: true });
		this.endings.tell([session], 'anew');
	}

	/**
	 * Ends all other browser sessions and returns a new secret for this one. API tokens stay valid: they cannot
	 * change the account.
	 */
	async changePassword(person: Person, words: NewPassword): Promise<Result<string, Refusal>> {
		const checked = checkNewPassword(words.new);
		if (!checked.ok) return checked;
		const account = await this.confirmed(person, words.old);
		if (!account.ok) return account;
		const password_hash = await hashPassword(words.new, this.passwordCost);
		if (password_hash === null) return err(BUSY);
		const changed = await this.store.write(async (tx) => {
			if (!(await holdAccount(tx, account.value))) return null;
			await tx.db.updateTable('account').set({ password_hash }).where('id', '=', account.value.id).execute();
			const others = await sessionsOf(tx, account.value.id, ['cookie']);
			const sessions = others.filter((session) => session !== person.session);
			await endSessions(tx, sessions);
			return { ended: sessions, secret: await rotateSecret(tx, person.session) };
		});
		if (!changed) return err({ code: 'wrongPassword' });
		// An attacker who stole the session secret may also hold an open socket.
		this.endings.tell([...changed.ended, person.session], 'anew');
		return ok(changed.secret);
	}

	/** Resigns running games. All games are kept, without the name. */
	async remove(person: Person, password: string): Promise<Result<null, Refusal>> {
		const account = await this.confirmed(person, password);
		if (!account.ok) return account;
		const { id } = account.value;
		await leaveTables(this.games, id);
		await rateAllOf(this.games, id);
		await leaveGames(this.store, account.value);
		const ended = await this.store.write(async (tx) => {
			await lockAccount(tx, id);
			const sessions = await sessionsOf(tx, id, ['cookie', 'token']);
			await endSessions(tx, sessions);
			await removeAccount(tx, account.value);
			return sessions;
		});
		this.endings.tell(ended, 'anew');
		return ok(null);
	}

	/** Ends all sessions of an account, including those of API tokens. */
	async endAll(account: string): Promise<void> {
		const ended = await this.store.write(
			async (tx) => {
				await lockAccount(tx, account);
				const sessions = await sessionsOf(tx, account, ['cookie', 'token']);
				await endSessions(tx, sessions);
				return sessions;
			},
			{ repeatable: true },
		);
		this.endings.tell(ended, 'anew');
	}

	/** The account with this name or a lookalike. */
	named(text: string): Promise<Account | null> {
		return this.store.read((tx) => findNamed(tx, text));
	}

	/** Whether an account has this name or a lookalike. */
	hasName(name: string): Promise<boolean> {
		return this.store.read((tx) => isNameOfAccount(tx, name));
	}

	/**
	 * A guest session is kept with its seats, but gets a new secret, because someone else may have planted the
	 * old one (session fixation). A session of another account is replaced by a new one.
	 */
	private async enter(
		tx: Tx,
		visitor: Person | null,
		account: Pick<Account, 'id' | 'name'>,
	): Promise<NewSession> {
		const { id, name } = account;
		if (visitor && visitor.account === null) {
			await bindSession(tx, visitor.session, account);
			const secret = await rotateSecret(tx, visitor.session);
			return { person: { ...visitor, account: id, name }, secret };
		}
		if (visitor) await endSessions(tx, [visitor.session]);
		return beginSession(tx, { name, account: id });
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
		const isRight = await isPassword(password, account?.password_hash ?? null, this.passwordCost);
		if (isRight === null) return err(BUSY);
		return isRight && account ? ok(account) : err({ code: 'wrongPassword' });
	}
}

/**
 * Locks an account after its password was verified, and updates its last-seen time. Undefined if the password
 * changed or the account was deleted during verification: a session started then would outlive the ones that
 * were ended.
 */
async function holdAccount(tx: Tx, { id, password_hash }: Account): Promise<Account | undefined> {
	const seen = tx.db.updateTable('account').set({ seen_ms: await tx.now() });
	const own = seen.where('id', '=', id).where('password_hash', '=', password_hash);
	return own.returningAll().executeTakeFirst();
}

type NewAccount = Omit<Account, 'created_ms' | 'seen_ms' | 'role'>;

/** Whether the name was still free. Idempotent. */
async function insertAccount(tx: Tx, account: NewAccount, skeletons: readonly string[]): Promise<boolean> {
	const { id, name_key } = account;
	if (!(await takeName(tx, id, skeletons))) return false;
	const now = await tx.now();
	const row = tx.db.insertInto('account').values({ ...account, created_ms: now, seen_ms: now });
	await row.onConflict((conflict) => conflict.column('name_key').doNothing()).execute();
	const owner = tx.db.selectFrom('account').select('id').where('name_key', '=', name_key);
	const isMine = (await owner.executeTakeFirst())?.id === id;
	if (!isMine) await freeName(tx, id);
	return isMine;
}

async function sessionsOf(
	{ db }: Tx,
	account: string,
	kinds: readonly Row<'session'>['kind'][],
): Promise<string[]> {
	const sessions = db.selectFrom('session').select('id').where('account', '=', account);
	return (await sessions.where('kind', 'in', kinds).execute()).map(({ id }) => id);
}
