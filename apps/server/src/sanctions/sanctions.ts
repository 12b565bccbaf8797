import type { SanctionInfo } from '@rumis/protocol';
import type { Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';

type Sanction = Row<'sanction'>;

/** The active mutes and bans. */
const inForce = async (tx: Tx) => {
	const now = await tx.now();
	const rows = tx.db.selectFrom('sanction').selectAll();
	return rows.where((row) => row.or([row('until_ms', 'is', null), row('until_ms', '>', now)]));
};

/** Newest first. */
export const activeSanctions = async (tx: Tx): Promise<Sanction[]> =>
	(await inForce(tx)).orderBy('created_ms', 'desc').execute();

/** Whether one of these accounts or sessions is muted or banned, by id. */
export async function isSanctioned(
	tx: Tx,
	kind: Sanction['kind'],
	ids: readonly (string | null)[],
): Promise<boolean> {
	const values = ids.filter((id) => id !== null);
	if (values.length === 0) return false;
	const found = (await inForce(tx)).where('kind', '=', kind).where('value', 'in', values);
	return (await found.executeTakeFirst()) !== undefined;
}

export const sanctionInfo = (row: Sanction): SanctionInfo => ({
	id: row.id,
	kind: row.kind,
	subject: row.subject,
	label: row.label,
	why: row.why,
	by: row.by_name,
	at: row.created_ms,
	until: row.until_ms,
});
