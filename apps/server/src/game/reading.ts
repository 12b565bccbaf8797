import {
	type LoggedEvent,
	MAX_MISSED,
	type OnlineEvent,
	type ServerMessage,
	type TableInfo,
} from '@rumis/protocol';
import { makeRecord } from '@rumis/rules';
import { gameOfTable, makeTable } from '@rumis/table';
import type { Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { tableInfo } from './info.js';
import { readRows } from './lockGame.js';
import type { Person } from './person.js';
import { snapshotText, type TableCache } from './tableCache.js';

/** The number of chat lines sent to a joining client. */
const CHAT_SHOWN = 50;

export function loggedEvent(row: Row<'event'>): LoggedEvent {
	const clock =
		row.clock_json === null ? {} : { clock: JSON.parse(row.clock_json) as LoggedEvent['clock'] & {} };
	return { seq: row.seq, at: row.at_ms, event: JSON.parse(row.event_json) as OnlineEvent, ...clock };
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

/** Adds data stored elsewhere, such as ratings, to a table's info. */
export type Complete = (tx: Tx, info: TableInfo) => Promise<TableInfo>;

type JoinMessage = Extract<ServerMessage, { kind: 'table' | 'resumed' }>;

/** The state sent to a joining client, and the last event it includes. */
export interface JoinState {
	readonly seq: number;
	readonly message: JoinMessage;
	readonly seats: readonly Row<'seat'>[];
}

/** The table must be built first, by `Games.prepare`. */
export const UNPREPARED = 'unprepared';

/** The missed events if the client's state allows it, else the full table. Null if there is no such table. */
export async function readJoinState(
	tx: Tx,
	cache: TableCache,
	id: string,
	person: Person | null,
	{ since, epoch, complete = async (_, info) => info }: Since & { readonly complete?: Complete },
): Promise<JoinState | null | typeof UNPREPARED> {
	const rows = await readRows(tx, id, 'look');
	if (!rows) return null;
	const { game, seats } = rows;
	const info = tableInfo(game, seats, person);
	const { you, author } = info;
	const now = await tx.now();
	const isKnown = since !== undefined && epoch === game.epoch && since <= game.seq;
	if (isKnown && game.seq - since <= MAX_MISSED) {
		const events = await eventsSince(tx, id, since, MAX_MISSED + 1);
		const seq = events.at(-1)?.seq ?? since;
		return {
			seq,
			seats,
			message: { kind: 'resumed', game: id, you, ...(author && { author }), events, now },
		};
	}
	const table = await tableText(tx, cache, game);
	if (table === UNPREPARED) return UNPREPARED;
	const chat = await lastSaid(tx, id, game.seq);
	const told = { info: await complete(tx, info), table, chat, now };
	return { seq: game.seq, seats, message: { kind: 'table', game: id, ...told } };
}

/** Null before the game begins. */
async function tableText(tx: Tx, cache: TableCache, game: Row<'game'>): Promise<string | null> {
	if (game.started_ms === null) return null;
	const known = cache.find(game);
	if (known) return makeTable(known);
	const text = await snapshotText(tx, game);
	if (text !== null) return text;
	if (!cache.has(game.id)) return UNPREPARED;
	// It may have been built while the snapshot was read.
	return makeTable(cache.find(game) ?? (await cache.load(tx, game)));
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

/** A game as a downloadable record; null if there is none or it has not begun. */
export async function recordOf(tx: Tx, cache: TableCache, id: string, site: string): Promise<string | null> {
	const rows = await readRows(tx, id, 'look');
	if (!rows || rows.game.started_ms === null) return null;
	const { game, seats } = rows;
	const played = await cache.load(tx, game);
	// With current names: an account may have been created or deleted since.
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
