import type { AuditEntry } from '@rumis/protocol';
import type { Tx } from '../store/store.js';
import { newId } from '../util/secrets.js';

/** Who acts as a host: somebody on the host page, or at the terminal of the server. */
export interface Actor {
	/** As the audit log has it: `host NAME` or `cli NAME`. */
	readonly name: string;
	/** Whoever can run commands on the server may act on hosts too. */
	readonly isTerminal: boolean;
	/** Where they are, so that they do not ban themselves. */
	readonly address?: string;
}

export interface Audited {
	readonly action: string;
	/** Whom or what it was done to, in a few words. */
	readonly subject: string;
	/** The account whose name that is. */
	readonly account?: string | null;
	readonly detail?: object;
}

/** Notes what a host does, in the very transaction that does it. */
export async function writeAudit(tx: Tx, actor: Actor, audited: Audited): Promise<void> {
	const { action, subject, account = null, detail = {} } = audited;
	await tx.db
		.insertInto('audit')
		.values({
			...{ id: newId(), at_ms: await tx.now(), actor: actor.name, action, subject, account },
			detail_json: JSON.stringify(detail),
		})
		.execute();
}

/** The newest first. */
export async function listAudit(
	{ db }: Tx,
	{ limit, before }: { readonly limit: number; readonly before?: number | undefined },
): Promise<AuditEntry[]> {
	let query = db.selectFrom('audit').selectAll();
	if (before !== undefined) query = query.where('at_ms', '<', before);
	const rows = await query.orderBy('at_ms', 'desc').orderBy('id').limit(limit).execute();
	return rows.map(({ id, at_ms, actor, action, subject }) => ({ id, at: at_ms, actor, action, subject }));
}
