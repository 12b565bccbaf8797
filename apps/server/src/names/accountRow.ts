import type { Tx } from '../store/store.js';

/**
 * Locks an account until the transaction ends: waits for transactions that use it, and blocks new ones. False if
 * it no longer exists.
 */
export const lockAccount = (tx: Tx, id: string): Promise<boolean> => holdRow(tx, id, 'update');

/**
 * Whether the person's account still exists, if they have one; it is then kept until the transaction ends. A
 * request in flight or an open socket must not bring back the name of a deleted account.
 */
export async function hasAccountStill(
	tx: Tx,
	{ account }: { readonly account: string | null },
): Promise<boolean> {
	return account === null || holdRow(tx, account, 'share');
}

/**
 * Locks a person until the transaction ends, so that their concurrent requests cannot exceed a limit together.
 * False if their session or account has ended. The account comes first, as everywhere, to avoid deadlocks.
 */
export async function lockPerson(
	tx: Tx,
	{ session, account }: { readonly session: string; readonly account: string | null },
): Promise<boolean> {
	if (account !== null && !(await lockAccount(tx, account))) return false;
	return holdRow(tx, session, 'update', 'session');
}

/** SQLite has one writer at a time, and nothing to lock. */
async function holdRow(
	{ db, isPostgres }: Tx,
	id: string,
	how: 'update' | 'share',
	table: 'account' | 'session' = 'account',
): Promise<boolean> {
	const query = db.selectFrom(table).select('id').where('id', '=', id);
	const locking = how === 'update' ? query.forUpdate() : query.forShare();
	return (await (isPostgres ? locking : query).executeTakeFirst()) !== undefined;
}
