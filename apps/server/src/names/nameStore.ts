import type { Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { cleanNewName } from '../util/names.js';
import { plainKey, skeletonsOf } from '../util/skeleton.js';
import { accountName } from './accountName.js';

type Account = Row<'account'>;

/** The account with this name in any spelling, else a lookalike. */
export async function findNamed(tx: Tx, text: string): Promise<Account | null> {
	// Older accounts may have names that are no longer allowed.
	return (await findWritten(tx, text)) ?? (await findWritten(tx, cleanNewName(text)));
}

async function findWritten(tx: Tx, text: string): Promise<Account | null> {
	const name = accountName(text);
	if (!name.ok) return null;
	const { key, skeletons } = name.value;
	const accounts = tx.db.selectFrom('account').selectAll();
	const exact = await accounts.where('name_key', '=', key).executeTakeFirst();
	if (exact) return exact;
	const owners = await ownersOf(tx, skeletons);
	const owner = skeletons.flatMap((skeleton) => owners.get(skeleton) ?? [])[0];
	return (owner && (await accounts.where('id', '=', owner).executeTakeFirst())) || null;
}

/** Whether an account has this name or a lookalike, which makes it unavailable. */
export async function isNameOfAccount(tx: Tx, name: string): Promise<boolean> {
	if ((await ownersOf(tx, skeletonsOf(name))).size > 0) return true;
	// Of older accounts that look alike, only the first has the skeletons.
	const exact = tx.db.selectFrom('account').select('id').where('name_key', '=', plainKey(name));
	return (await exact.executeTakeFirst()) !== undefined;
}

/** Renames an account if the name is free; returns whether it was. Idempotent. */
export async function takeName(tx: Tx, account: string, skeletons: readonly string[]): Promise<boolean> {
	const { db } = tx;
	const own = db.selectFrom('skeleton').select('key').where('account', '=', account);
	const before = (await own.execute()).map(({ key }) => key);
	// Always in the same order, to avoid deadlocks.
	const rows = [...skeletons].sort().map((key) => ({ key, account }));
	const insert = db.insertInto('skeleton').values(rows);
	await insert.onConflict((conflict) => conflict.column('key').doNothing()).execute();
	const owners = new Set((await ownersOf(tx, skeletons)).values());
	const isFree = owners.size === 1 && owners.has(account);
	const kept = new Set(isFree ? skeletons : before);
	const given = [...before, ...skeletons].filter((key) => !kept.has(key));
	if (given.length > 0)
		await db.deleteFrom('skeleton').where('account', '=', account).where('key', 'in', given).execute();
	return isFree;
}

export async function freeName({ db }: Tx, account: string): Promise<void> {
	await db.deleteFrom('skeleton').where('account', '=', account).execute();
}

async function ownersOf({ db }: Tx, skeletons: readonly string[]): Promise<Map<string, string>> {
	if (skeletons.length === 0) return new Map();
	const rows = await db.selectFrom('skeleton').selectAll().where('key', 'in', skeletons).execute();
	return new Map(rows.map(({ key, account }) => [key, account]));
}
