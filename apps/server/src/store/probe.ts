import type { Tx } from './store.js';

/** Writes and leaves nothing behind: what fails here would fail for everybody. */
export async function writeProbe({ db }: Tx): Promise<void> {
	const key = 'probe';
	const row = db.insertInto('meta').values({ key, value: '' });
	await row.onConflict((conflict) => conflict.column('key').doNothing()).execute();
	await db.deleteFrom('meta').where('key', '=', key).execute();
}
