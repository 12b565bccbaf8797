import type { HostAction, Refusal } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import type { Accounts } from '../accounts/accounts.js';
import type { Row } from '../store/schema.js';
import type { Store } from '../store/store.js';
import type { Actor } from './audit.js';

/** The person a host means, as sanctions store them. */
export interface Found {
	readonly subject: Row<'sanction'>['subject'];
	readonly id: string;
	readonly label: string;
	readonly account: string | null;
	readonly isHost: boolean;
}

export async function findAccount(
	accounts: Pick<Accounts, 'named'>,
	name: string,
): Promise<Result<Found, Refusal>> {
	const account = await accounts.named(name);
	return account ? ok(ofAccount(account)) : err({ code: 'noPlayer' });
}

const ofAccount = ({ id, name, role }: Pick<Row<'account'>, 'id' | 'name' | 'role'>): Found => ({
	subject: 'account',
	id,
	label: name,
	account: id,
	isHost: role === 'host',
});

/** A signed-in person is their account, on every device; a guest or a program is the session. */
export async function findWho(
	store: Store,
	accounts: Pick<Accounts, 'named'>,
	who: Extract<HostAction, { kind: 'mute' }>['who'],
): Promise<Result<Found, Refusal>> {
	if ('account' in who) return findAccount(accounts, who.account);
	const { session, account } = await store.read(async ({ db }) => {
		const row = await db.selectFrom('session').selectAll().where('id', '=', who.session).executeTakeFirst();
		const id = row?.kind === 'cookie' ? row.account : null;
		const owner = id === null ? undefined : db.selectFrom('account').selectAll().where('id', '=', id);
		return { session: row, account: await owner?.executeTakeFirst() };
	});
	if (account) return ok(ofAccount(account));
	if (!session) return err({ code: 'noEntry' });
	const { id, name } = session;
	return ok({ subject: 'session', id, label: name || id, account: null, isHost: false });
}

/** The host page cannot act on other hosts, so a stolen session cannot lock them out. */
export function hostRefusal(found: Result<Found, Refusal>, { isTerminal }: Actor): Refusal | null {
	if (!found.ok) return found.error;
	return found.value.isHost && !isTerminal ? { code: 'isHost' } : null;
}
