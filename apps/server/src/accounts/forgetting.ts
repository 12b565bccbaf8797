import type { Tx } from '../store/store.js';
import type { Account } from './binding.js';

/** Who acted as a host and is gone. That something was done stays, but not by whom. */
const GONE = 'host';

/** Takes an account that is deleted out of reports, sanctions and the audit log. */
export async function forgetAccount(tx: Tx, account: Account): Promise<void> {
	await forgetReports(tx, account);
	await forgetDeeds(tx, account);
	const { db } = tx;
	const sanctions = db.deleteFrom('sanction').where('subject', '!=', 'address');
	await sanctions
		.where((row) => row.or([row('value', '=', account.id), row('label', '=', account.name)]))
		.execute();
	const audit = db.updateTable('audit').set({ subject: '', account: null, detail_json: '{}' });
	// What was done before the account was made, or about a sanction, knows it by its name alone.
	const subjects = ['', 'mute ', 'ban '].map((kind) => `${kind}${account.name}`);
	await audit
		.where((row) => row.or([row('account', '=', account.id), row('subject', 'in', subjects)]))
		.execute();
}

/** Reports about the account and by it, those from before it was made too. */
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

/** What the account did as a host. */
async function forgetDeeds({ db }: Tx, { name }: Account): Promise<void> {
	const actor = `host ${name}`;
	await db.updateTable('audit').set({ actor: GONE }).where('actor', '=', actor).execute();
	await db.updateTable('sanction').set({ by_name: GONE }).where('by_name', '=', actor).execute();
	await db.updateTable('announcement').set({ by_name: GONE }).where('by_name', '=', actor).execute();
	await db.updateTable('report').set({ closed_by: GONE }).where('closed_by', '=', actor).execute();
}
