import { type LoggedEvent, MAX_MISSED, type RoomEvent, type ServerMessage } from '@rumis/protocol';
import { makeRecord } from '@rumis/rules';
import { gameOfTable, makeTable } from '@rumis/table';
import type { Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { tableInfo } from './info.js';
import { readRows } from './openRoom.js';
import type { Person } from './person.js';
import type { TableCache } from './tableCache.js';

/** Lines of chat that somebody who comes later is shown. */
const CHAT_SHOWN = 50;

export function loggedEvent(row: Row<'event'>): LoggedEvent {
	const clock =
		row.clock_json === null ? {} : { clock: JSON.parse(row.clock_json) as LoggedEvent['clock'] & {} };
	return { seq: row.seq, at: row.at_ms, event: JSON.parse(row.event_json) as RoomEvent, ...clock };
}

export async function eventsSince(
	{ db }: Tx,
	game: string,
	since: number,
	limit: number,
): Promise<LoggedEvent[]> {
	const rows = db.selectFrom('event').selectAll().where('game', '=', game).where('seq', '>', since);
	return (await rows.orderBy('seq').limit(limit).execute()).map(loggedEvent);
}

export interface Since {
	readonly since?: number | undefined;
	readonly epoch?: string | undefined;
}

type Sight = Extract<ServerMessage, { kind: 'table' | 'resumed' }>;

/** What somebody who comes to a table is told, and up to which event that is. */
export interface Arrival {
	readonly seq: number;
	readonly message: Sight;
	readonly seats: readonly Row<'seat'>[];
}

/** Exactly what was missed, if that is known; else the table as it is. Null when there is none. */
export async function arrive(
	tx: Tx,
	cache: TableCache,
	id: string,
	person: Person | null,
	{ since, epoch }: Since,
): Promise<Arrival | null> {
	const rows = await readRows(tx, id, 'look');
	if (!rows) return null;
	const { game, seats } = rows;
	const info = tableInfo(game, seats, person);
	const now = await tx.now();
	const isKnown = since !== undefined && epoch === game.epoch && since <= game.seq;
	if (isKnown && game.seq - since <= MAX_MISSED) {
		const events = await eventsSince(tx, id, since, MAX_MISSED + 1);
		const seq = events.at(-1)?.seq ?? since;
		return { seq, seats, message: { kind: 'resumed', game: id, you: info.you, events, now } };
	}
	const table = game.started_ms === null ? null : makeTable(await cache.load(tx, game));
	const chat = await lastSaid(tx, id, game.seq);
	return { seq: game.seq, seats, message: { kind: 'table', game: id, info, table, chat, now } };
}

async function lastSaid({ db }: Tx, game: string, upTo: number): Promise<LoggedEvent[]> {
	const rows = await db
		.selectFrom('event')
		.selectAll()
		.where('game', '=', game)
		.where('kind', '=', 'said')
		.where('seq', '<=', upTo)
		.orderBy('seq', 'desc')
		.limit(CHAT_SHOWN)
		.execute();
	return rows.reverse().map(loggedEvent);
}

/** A game as a record to download; null when there is none or it has not begun. */
export async function recordOf(tx: Tx, cache: TableCache, id: string, site: string): Promise<string | null> {
	const rows = await readRows(tx, id, 'look');
	if (!rows || rows.game.started_ms === null) return null;
	const { game, seats } = rows;
	const played = await cache.load(tx, game);
	// As people are called now: an account may have been made since, or be gone with its name.
	const named = played.seats.map((seat, index) => ({ ...seat, name: seats[index]?.name ?? '' }));
	const table = { ...played, seats: named };
	const date = new Date(game.started_ms ?? game.created_ms).toISOString().slice(0, 10).replaceAll('-', '.');
	const tags = new Map([
		['Event', 'Rumis online'],
		['Site', site],
		['Date', date],
		['Table', id],
	]);
	if (table.ended) tags.set('Ended', `seat ${table.ended.seat + 1}: ${table.ended.why}`);
	return makeRecord(gameOfTable(table, tags));
}
