import type { Tx } from '../store/store.js';

/** Locks an account, so that whoever is just using it is waited for, and nobody begins to. */
export async function lockAccount({ db, isPostgres }: Tx, id: string): Promise<void> {
	const row = db.selectFrom('account').select('id').where('id', '=', id);
	if (isPostgres) await row.forUpdate().execute();
}

/**
 * Whether somebody's account is still there, as far as they have one; then it stays until this transaction ends. A
 * request that was under way, or a socket that was open, when it was deleted must not bring the name back.
 */
export async function hasAccountStill(
	{ db, isPostgres }: Tx,
	{ account }: { readonly account: string | null },
): Promise<boolean> {
	if (account === null) return true;
	const row = db.selectFrom('account').select('id').where('id', '=', account);
	return (await (isPostgres ? row.forShare() : row).executeTakeFirst()) !== undefined;
}
