import type { OnlineEvent } from '@rumis/protocol';
import { makeTable, parseTable } from '@rumis/table';
import type { Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { newId } from '../util/secrets.js';

/** Event kinds that contain a name. */
const NAMING = ['sat', 'started', 'said'] as const;

/** The account to remove from a game. */
export interface Named {
	/** The account's id and name, and its seats in this game. */
	readonly id: string;
	readonly name: string;
	readonly seats: readonly number[];
}

type Told = Extract<OnlineEvent, { kind: 'sat' | 'said' }>;

/**
 * Removes a name from a game's log. Apart from this and old chat, the log is append-only. A new epoch makes
 * all clients reload it.
 */
export async function unnameGame({ db }: Tx, game: string, who: Named): Promise<void> {
	const rows = await db
		.selectFrom('event')
		.selectAll()
		.where('game', '=', game)
		.where('kind', 'in', NAMING)
		.execute();
	for (const row of rows) {
		const event_json = JSON.stringify(unnamed(JSON.parse(row.event_json) as OnlineEvent, row.owner, who));
		if (event_json !== row.event_json) await writeEvent({ db }, row, event_json);
	}
	await db
		.updateTable('event')
		.set({ owner: null })
		.where('game', '=', game)
		.where('owner', '=', who.id)
		.execute();
	// The snapshot contains the name too; it is rebuilt from the log.
	await db.deleteFrom('snapshot').where('game', '=', game).execute();
	await db.updateTable('game').set({ epoch: newId() }).where('id', '=', game).execute();
}

async function writeEvent({ db }: Pick<Tx, 'db'>, row: Row<'event'>, event_json: string): Promise<void> {
	const event = db.updateTable('event').set({ event_json });
	await event.where('game', '=', row.game).where('seq', '=', row.seq).execute();
}

function unnamed(event: OnlineEvent, owner: string | null, who: Named): OnlineEvent {
	if (event.kind === 'started') return { ...event, table: unnamedTable(event.table, who) };
	if (event.kind !== 'sat' && event.kind !== 'said') return event;
	return isTheirs(event, owner, who) ? { ...event, name: '' } : event;
}

/** Events older than the owner column are matched by seat. */
const isTheirs = ({ seat, name }: Told, owner: string | null, who: Named): boolean =>
	owner === who.id || name === who.name || (owner === null && seat !== null && who.seats.includes(seat));

function unnamedTable(text: string, who: Named): string {
	const table = parseTable(text);
	if (!table.ok) return text;
	const { config } = table.value;
	const silent = config.seats.map((seat, number) =>
		who.seats.includes(number) || seat.name === who.name ? { ...seat, name: '' } : seat,
	);
	return makeTable({ ...table.value, config: { ...config, seats: silent }, seats: silent });
}
