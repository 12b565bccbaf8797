import type { AuditEntry } from '@rumis/protocol';
import type { Tx } from '../store/store.js';
import { newId } from '../util/secrets.js';

/** A host who acts, on the host page or at the server's terminal. */
export interface Actor {
	/** As in the audit log: `host NAME` or `cli NAME`. */
	readonly name: string;
	/** Anyone with a shell on the server may act on hosts too. */
	readonly isTerminal: boolean;
	/** The host's own address, which cannot be banned. */
	readonly address?: string;
}

export interface Audited {
	readonly action: string;
	/** The target of the action, in a few words. */
	readonly subject: string;
	/** The account with that name. */
	readonly account?: string | null;
	readonly detail?: object;
}

/** Records a host's action, in the same transaction. */
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

/** Newest first. */
export async function listAudit(
	{ db }: Tx,
	{ limit, before }: { readonly limit: number; readonly before?: number | undefined },
): Promise<AuditEntry[]> {
	let query = db.selectFrom('audit').selectAll();
	if (before !== undefined) query = query.where('at_ms', '<', before);
	const rows = await query.orderBy('at_ms', 'desc').orderBy('id').limit(limit).execute();
	return rows.map(({ id, at_ms, actor, action, subject }) => ({ id, at: at_ms, actor, action, subject }));
}
