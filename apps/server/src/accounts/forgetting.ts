import type { Tx } from '../store/store.js';
import type { Account } from './binding.js';

/** Replaces the name of a deleted host in the audit log. The entries themselves are kept. */
const GONE = 'host';

/** Removes a deleted account from reports, sanctions and the audit log. */
export async function forgetAccount(tx: Tx, account: Account): Promise<void> {
	await forgetReports(tx, account);
	await forgetDeeds(tx, account);
	const { db } = tx;
	const sanctions = db.deleteFrom('sanction').where('subject', '!=', 'address');
	await sanctions
		.where((row) => row.or([row('value', '=', account.id), row('label', '=', account.name)]))
		.execute();
	const audit = db.updateTable('audit').set({ subject: '', account: null, detail_json: '{}' });
	// Entries about sanctions, or from before the account existed, refer to it by name only.
	const subjects = ['', 'mute ', 'ban '].map((kind) => `${kind}${account.name}`);
	await audit
		.where((row) => row.or([row('account', '=', account.id), row('subject', 'in', subjects)]))
		.execute();
}

/** Reports by and about the account, including those from before it existed. */
async function forgetReports({ db }: Tx, { id, name }: Account): Promise<void> {
	const reports = db.updateTable('report');
	await reports
		.set({ about_name: '', about_account: null, about_session: null })
		.where((row) => row.or([row('about_account', '=', id), row('about_name', '=', name)]))
		.execute();
	await reports
		.set({ reporter_name: '', reporter_account: null })
		.where((row) => row.or([row('reporter_account', '=', id), row('reporter_name', '=', name)]))
		.execute();
}

/** Audit entries of the account's actions as a host. */
async function forgetDeeds({ db }: Tx, { name }: Account): Promise<void> {
	const actor = `host ${name}`;
	await db.updateTable('audit').set({ actor: GONE }).where('actor', '=', actor).execute();
	await db.updateTable('sanction').set({ by_name: GONE }).where('by_name', '=', actor).execute();
	await db.updateTable('announcement').set({ by_name: GONE }).where('by_name', '=', actor).execute();
	await db.updateTable('report').set({ closed_by: GONE }).where('closed_by', '=', actor).execute();
}
