import type { HostMode, Refusal } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import { isPassword } from '../accounts/password.js';
import type { Person } from '../game/person.js';
import type { Store, Tx } from '../store/store.js';
import { writeAudit } from './audit.js';

/** How long host mode lasts after the password was confirmed, in milliseconds. */
const UNLOCKED_FOR = 30 * 60 * 1000;

type Owner = Person & { readonly account: string };

/** Whether the account is a host, and whether this session confirmed the password recently. */
export const hostModeOf = (store: Store, owner: Owner): Promise<HostMode> =>
	store.read(async (tx) => {
		const { role, host_ms } = (await readHost(tx, owner)) ?? { role: null, host_ms: null };
		const isHost = role === 'host';
		const isOpen = isHost && host_ms !== null && host_ms > (await tx.now());
		return { isHost, unlockedUntil: isOpen ? host_ms : null };
	});

const readHost = ({ db }: Tx, { session, account }: Owner) =>
	db
		.selectFrom('session')
		.innerJoin('account', 'account.id', 'session.account')
		.select(['account.role', 'account.password_hash', 'session.host_ms'])
		.where('session.id', '=', session)
		.where('session.kind', '=', 'cookie')
		.where('account.id', '=', account)
		.executeTakeFirst();

/** An open or stolen session is not enough: the password must be confirmed. */
export async function unlockHost(
	store: Store,
	owner: Owner,
	password: string,
): Promise<Result<HostMode, Refusal>> {
	const found = await store.read((tx) => readHost(tx, owner));
	if (found?.role !== 'host') return err({ code: 'notHost' });
	const isRight = await isPassword(password, found.password_hash);
	if (isRight === null) return err({ code: 'tooFast' });
	if (!isRight) return err({ code: 'wrongPassword' });
	const unlockedUntil = await store.write(async (tx) => {
		const host_ms = (await tx.now()) + UNLOCKED_FOR;
		await tx.db.updateTable('session').set({ host_ms }).where('id', '=', owner.session).execute();
		const actor = { name: `host ${owner.name}`, isTerminal: false };
		await writeAudit(tx, actor, { action: 'unlock', subject: owner.name, account: owner.account });
		return host_ms;
	});
	return ok({ isHost: true, unlockedUntil });
}

export async function lockHost(store: Store, { session }: Owner): Promise<void> {
	await store.write(
		({ db }) => db.updateTable('session').set({ host_ms: null }).where('id', '=', session).execute(),
		{ repeatable: true },
	);
}
