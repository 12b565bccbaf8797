import type { Tx } from './store.js';

/** A write without effect: if it fails, every write would. */
export async function writeProbe({ db }: Tx): Promise<void> {
	const key = 'probe';
	const row = db.insertInto('meta').values({ key, value: '' });
	await row.onConflict((conflict) => conflict.column('key').doNothing()).execute();
	await db.deleteFrom('meta').where('key', '=', key).execute();
}
