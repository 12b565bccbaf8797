import type { RoomEvent } from '@rumis/protocol';
import { makeTable, parseTable } from '@rumis/table';
import type { Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { newId } from '../util/secrets.js';

/** The events that tell a name. */
const NAMING = ['sat', 'started', 'said'] as const;

/**
 * Takes the name of who had these seats out of a game's log. It is the only change that a log ever sees, and
 * a new epoch makes everybody read it anew.
 */
export async function unnameGame({ db }: Tx, game: string, seats: readonly number[]): Promise<void> {
	const rows = await db
		.selectFrom('event')
		.selectAll()
		.where('game', '=', game)
		.where('kind', 'in', NAMING)
		.execute();
	for (const row of rows) {
		const event_json = JSON.stringify(unnamed(JSON.parse(row.event_json) as RoomEvent, seats));
		if (event_json !== row.event_json) await writeEvent({ db }, row, event_json);
	}
	// The snapshot has the name too, and is made again from the log.
	await db.deleteFrom('snapshot').where('game', '=', game).execute();
	await db.updateTable('game').set({ epoch: newId() }).where('id', '=', game).execute();
}

async function writeEvent({ db }: Pick<Tx, 'db'>, row: Row<'event'>, event_json: string): Promise<void> {
	const event = db.updateTable('event').set({ event_json });
	await event.where('game', '=', row.game).where('seq', '=', row.seq).execute();
}

function unnamed(event: RoomEvent, seats: readonly number[]): RoomEvent {
	if (event.kind === 'started') return { ...event, table: unnamedTable(event.table, seats) };
	const isTheirs = 'seat' in event && event.seat !== null && seats.includes(event.seat);
	return isTheirs && 'name' in event ? { ...event, name: '' } : event;
}

function unnamedTable(text: string, seats: readonly number[]): string {
	const table = parseTable(text);
	if (!table.ok) return text;
	const { config } = table.value;
	const silent = config.seats.map((seat, number) => (seats.includes(number) ? { ...seat, name: '' } : seat));
	return makeTable({ ...table.value, config: { ...config, seats: silent }, seats: silent });
}
