import type { Tx } from '../store/store.js';

/** Locks an account: waits for transactions that use it, and blocks new ones. */
export async function lockAccount({ db, isPostgres }: Tx, id: string): Promise<void> {
	const row = db.selectFrom('account').select('id').where('id', '=', id);
	if (isPostgres) await row.forUpdate().execute();
}

/**
 * Whether the person's account still exists, if they have one; it is then kept until the transaction ends. A
 * request in flight or an open socket must not bring back the name of a deleted account.
 */
export async function hasAccountStill(
	{ db, isPostgres }: Tx,
	{ account }: { readonly account: string | null },
): Promise<boolean> {
	if (account === null) return true;
	const row = db.selectFrom('account').select('id').where('id', '=', account);
	return (await (isPostgres ? row.forShare() : row).executeTakeFirst()) !== undefined;
}
