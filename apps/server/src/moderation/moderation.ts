import type { HostAction, HostActionDone, Refusal } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import type { Accounts } from '../accounts/accounts.js';
import { hashPassword } from '../accounts/password.js';
import { closeTable } from '../game/closing.js';
import type { Games } from '../game/games.js';
import { AddressRanges, makeRange, parseRange } from '../sanctions/ranges.js';
import type { Endings } from '../sessions/endings.js';
import { endSessions } from '../sessions/sessions.js';
import type { Store, Tx } from '../store/store.js';
import { cleanChat } from '../util/names.js';
import { newId, newPassword } from '../util/secrets.js';
import { type Actor, writeAudit } from './audit.js';
import { type Found, findAccount, findWho, hostRefusal } from './people.js';
import { renamePerson } from './renaming.js';

type Done = Result<HostActionDone, Refusal>;
type ActionOf<Kind extends HostAction['kind']> = Extract<HostAction, { kind: Kind }>;

const HOUR = 3600 * 1000;
const DONE = ok({ password: null });

export interface ModerationParts {
	readonly games: Games;
	readonly accounts: Accounts;
	readonly endings: Endings;
	/** A decision was made that now applies to everyone. */
	readonly onChange: () => Promise<void>;
}

/** The actions of hosts. Each is written to the audit log in the same transaction. */
export class Moderation {
	private readonly store: Store;

	constructor(private readonly parts: ModerationParts) {
		this.store = parts.games.store;
	}

	perform(action: HostAction, actor: Actor): Promise<Done> {
		switch (action.kind) {
			case 'mute':
				return this.mute(action, actor);
			case 'ban':
				return this.ban(action, actor);
			case 'banAddress':
				return this.banAddress(action, actor);
			case 'lift':
				return this.remove('sanction', action.sanction, 'lift', actor);
			case 'rename':
				return this.rename(action, actor);
			case 'closeTable':
				return this.closeTable(action.game, actor);
			case 'endSession':
				return this.endSession(action.session, actor);
			case 'resetPassword':
				return this.resetPassword(action.account, actor);
			case 'notice':
				return this.notice(action, actor);
			case 'removeNotice':
				return this.remove('announcement', action.notice, 'removeNotice', actor);
			case 'closeReport':
				return this.closeReport(action, actor);
		}
	}

	/** Grants or revokes the host role; only at the server's terminal. */
	async setHost(name: string, isHost: boolean, actor: Actor): Promise<Done> {
		const account = await findAccount(this.parts.accounts, name);
		if (!account.ok) return account;
		await this.store.write(async (tx) => {
			const role = isHost ? ('host' as const) : null;
			await tx.db.updateTable('account').set({ role }).where('id', '=', account.value.id).execute();
			await tx.db
				.updateTable('session')
				.set({ host_ms: null })
				.where('account', '=', account.value.id)
				.execute();
			await writeAudit(tx, actor, { ...auditOf(account.value), action: isHost ? 'grantHost' : 'revokeHost' });
		});
		return DONE;
	}

	private async mute({ who, hours, why }: ActionOf<'mute'>, actor: Actor): Promise<Done> {
		const found = await findWho(this.store, this.parts.accounts, who);
		const refusal = hostRefusal(found, actor);
		if (!found.ok || refusal) return err(refusal ?? { code: 'noEntry' });
		return this.sanction({ kind: 'mute', found: found.value, hours, why }, actor);
	}

	/** Also ends all sessions of the account; nobody can sign in to it. */
	private async ban({ account, hours, why }: ActionOf<'ban'>, actor: Actor): Promise<Done> {
		const found = await findAccount(this.parts.accounts, account);
		const refusal = hostRefusal(found, actor);
		if (!found.ok || refusal) return err(refusal ?? { code: 'noPlayer' });
		const done = await this.sanction({ kind: 'ban', found: found.value, hours, why }, actor);
		await this.parts.accounts.endAll(found.value.id);
		return done;
	}

	private async banAddress({ range: text, hours, why }: ActionOf<'banAddress'>, actor: Actor): Promise<Done> {
		const range = parseRange(text);
		if (!range.ok) return range;
		const isOwn = actor.address !== undefined && new AddressRanges([range.value]).has(actor.address);
		if (isOwn) return err({ code: 'badRange' });
		const value = makeRange(range.value);
		const found: Found = { subject: 'address', id: value, label: value, account: null, isHost: false };
		return this.sanction({ kind: 'ban', found, hours, why }, actor);
	}

	private async sanction(
		{
			kind,
			found,
			hours,
			why,
		}: Pick<ActionOf<'mute'>, 'hours' | 'why'> & { kind: 'mute' | 'ban'; found: Found },
		actor: Actor,
	): Promise<Done> {
		const { subject, id: value, label } = found;
		await this.store.write(async (tx) => {
			const now = await tx.now();
			const until_ms = hours === null ? null : now + Math.round(hours * HOUR);
			const facts = { kind, subject, value, label, why: cleanChat(why), by_name: actor.name };
			await tx.db
				.insertInto('sanction')
				.values({ id: newId(), ...facts, created_ms: now, until_ms })
				.execute();
			await writeAudit(tx, actor, { ...auditOf(found), action: kind, detail: { hours, why } });
		});
		await this.parts.onChange();
		return DONE;
	}

	private async rename({ who, name }: ActionOf<'rename'>, actor: Actor): Promise<Done> {
		const found = await findWho(this.store, this.parts.accounts, who);
		const refusal = hostRefusal(found, actor);
		if (!found.ok || refusal) return err(refusal ?? { code: 'noEntry' });
		const renamed = await renamePerson(this.store, this.parts.accounts, found.value, name, (tx) =>
			writeAudit(tx, actor, { ...auditOf(found.value), action: 'rename', detail: { name } }),
		);
		if (!renamed.ok) return renamed;
		// They reconnect under their new name.
		this.parts.endings.tell(renamed.value, 'anew');
		return DONE;
	}

	private async closeTable(game: string, actor: Actor): Promise<Done> {
		const closed = await this.parts.games.change(game, async (locked) => {
			const done = closeTable(locked);
			if (done.ok) await writeAudit(locked.tx, actor, { action: 'closeTable', subject: game });
			return done;
		});
		return closed.ok ? DONE : closed;
	}

	private async endSession(session: string, actor: Actor): Promise<Done> {
		const found = await findWho(this.store, this.parts.accounts, { session });
		const refusal = hostRefusal(found, actor);
		if (!found.ok || refusal) return err(refusal ?? { code: 'noEntry' });
		await this.store.write(async (tx) => {
			await endSessions(tx, [session]);
			await writeAudit(tx, actor, { ...auditOf(found.value), action: 'endSession' });
		});
		this.parts.endings.tell([session], 'anew');
		return DONE;
	}

	/** The new password is shown only to the host, who passes it on. All sessions end. */
	private async resetPassword(name: string, actor: Actor): Promise<Done> {
		const found = await findAccount(this.parts.accounts, name);
		const refusal = hostRefusal(found, actor);
		if (!found.ok || refusal) return err(refusal ?? { code: 'noPlayer' });
		const password = newPassword();
		const password_hash = await hashPassword(password, this.parts.accounts.passwordCost);
		if (password_hash === null) return err({ code: 'tooFast' });
		await this.store.write(async (tx) => {
			await tx.db.updateTable('account').set({ password_hash }).where('id', '=', found.value.id).execute();
			await writeAudit(tx, actor, { ...auditOf(found.value), action: 'resetPassword' });
		});
		await this.parts.accounts.endAll(found.value.id);
		return ok({ password });
	}

	private async notice({ text, hours }: ActionOf<'notice'>, actor: Actor): Promise<Done> {
		const plain = cleanChat(text);
		if (plain === '') return err({ code: 'badMessage' });
		await this.store.write(async (tx) => {
			const now = await tx.now();
			const until_ms = now + Math.round(hours * HOUR);
			const row = { id: newId(), text: plain, by_name: actor.name, created_ms: now, until_ms };
			await tx.db.insertInto('announcement').values(row).execute();
			await writeAudit(tx, actor, { action: 'notice', subject: plain, detail: { hours } });
		});
		await this.parts.onChange();
		return DONE;
	}

	/** Lifts a sanction or removes a notice. */
	private async remove(
		table: 'sanction' | 'announcement',
		id: string,
		action: string,
		actor: Actor,
	): Promise<Done> {
		const isFound = await this.store.write(async (tx) => {
			const subject = await labelOf(tx, table, id);
			if (subject === null) return false;
			await tx.db.deleteFrom(table).where('id', '=', id).execute();
			await writeAudit(tx, actor, { action, subject });
			return true;
		});
		if (!isFound) return err({ code: 'noEntry' });
		await this.parts.onChange();
		return DONE;
	}

	private async closeReport({ report, outcome }: ActionOf<'closeReport'>, actor: Actor): Promise<Done> {
		const isFound = await this.store.write(async (tx) => {
			const closed = { closed_ms: await tx.now(), closed_by: actor.name, outcome };
			const { numUpdatedRows } = await tx.db
				.updateTable('report')
				.set(closed)
				.where('id', '=', report)
				.executeTakeFirst();
			if (numUpdatedRows > 0n)
				await writeAudit(tx, actor, { action: 'closeReport', subject: report, detail: { outcome } });
			return numUpdatedRows > 0n;
		});
		return isFound ? DONE : err({ code: 'noEntry' });
	}
}

const auditOf = ({ label, account }: Found) => ({ subject: label, account });

async function labelOf({ db }: Tx, table: 'sanction' | 'announcement', id: string): Promise<string | null> {
	if (table === 'sanction') {
		const row = await db
			.selectFrom('sanction')
			.select(['kind', 'label'])
			.where('id', '=', id)
			.executeTakeFirst();
		return row ? `${row.kind} ${row.label}` : null;
	}
	const row = await db.selectFrom('announcement').select('text').where('id', '=', id).executeTakeFirst();
	return row?.text ?? null;
}
