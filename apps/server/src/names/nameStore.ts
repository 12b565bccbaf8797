import type { Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { cleanNewName } from '../util/names.js';
import { plainKey, skeletonsOf } from '../util/skeleton.js';
import { accountName } from './accountName.js';

type Account = Row<'account'>;

/** The account of this name, however it is written, or else the one whose name looks like it. */
export async function findNamed(tx: Tx, text: string): Promise<Account | null> {
	// Older accounts may have names that nobody could choose today.
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

/** Whether an account has this name or one that looks like it, so that nobody else may be called so. */
export async function isNameOfAccount(tx: Tx, name: string): Promise<boolean> {
	if ((await ownersOf(tx, skeletonsOf(name))).size > 0) return true;
	// Of several accounts that looked alike from early on, only the oldest has the skeletons.
	const exact = tx.db.selectFrom('account').select('id').where('name_key', '=', plainKey(name));
	return (await exact.executeTakeFirst()) !== undefined;
}

/**
 * Whether the name was still free, and is the account's now instead of the one it had. Done twice it is the
 * same as once.
 */
export async function takeName(tx: Tx, account: string, skeletons: readonly string[]): Promise<boolean> {
	const { db } = tx;
	const own = db.selectFrom('skeleton').select('key').where('account', '=', account);
	const before = (await own.execute()).map(({ key }) => key);
	// Always in the same order, so that two who want the same do not wait for each other.
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
