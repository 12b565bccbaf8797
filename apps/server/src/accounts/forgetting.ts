import type { Tx } from '../store/store.js';

/** Takes an account that is deleted out of reports, sanctions and the audit log. */
export async function forgetAccount({ db }: Tx, account: string): Promise<void> {
	const reports = db.updateTable('report');
	await reports
		.set({ about_name: '', about_account: null, about_session: null })
		.where('about_account', '=', account)
		.execute();
	await reports
		.set({ reporter_name: '', reporter_account: null })
		.where('reporter_account', '=', account)
		.execute();
	await db.deleteFrom('sanction').where('subject', '=', 'account').where('value', '=', account).execute();
	await db
		.updateTable('audit')
		.set({ subject: '', account: null, detail_json: '{}' })
		.where('account', '=', account)
		.execute();
}
