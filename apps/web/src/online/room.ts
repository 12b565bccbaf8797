/** A table as a client knows it: what it was told at first, and every event since. Pure data. */
import type { LoggedEvent, Presence, RoomEvent, SeatView, ServerMessage, TableInfo } from '@rumis/protocol';
import { evolve, isTableEvent, parseTable, type Table, type TableEvent } from '@rumis/table';

export type Said = LoggedEvent & { readonly event: Extract<RoomEvent, { kind: 'said' }> };

export interface Room {
	/** Kept up with the events. */
	readonly info: TableInfo;
	/** Null before the game begins. */
	readonly table: Table | null;
	readonly chat: readonly Said[];
}

export const NOBODY: Presence = { seats: [], watchers: 0 };

/** Lines of chat that are kept on the page. */
const MOST_CHAT = 300;

const isSaid = (logged: LoggedEvent): logged is Said => logged.event.kind === 'said';

/** The table as the server describes it; null when it cannot be read. */
export function roomFrom(message: Extract<ServerMessage, { kind: 'table' }>): Room | null {
	const table = message.table === null ? null : parseTable(message.table);
	if (table && !table.ok) return null;
	return { info: message.info, table: table ? table.value : null, chat: message.chat.filter(isSaid) };
}

/** The table after these events. Null when one is missing or does not fit: then it has to be asked for anew. */
export function follow(room: Room, events: readonly LoggedEvent[]): Room | null {
	let now = room;
	for (const logged of events) {
		if (logged.seq <= now.info.seq) continue;
		const next = logged.seq === now.info.seq + 1 ? tryStep(now, logged) : null;
		if (!next) return null;
		now = next;
	}
	return now;
}

/** Who sits down or stands up changes more than the event tells: which seats are whose, and how they are taken. */
export const isIncomplete = (events: readonly LoggedEvent[]): boolean =>
	events.some(({ event: { kind } }) => kind === 'sat' || kind === 'stood');

function tryStep(room: Room, logged: LoggedEvent): Room | null {
	try {
		return step(room, logged);
	} catch {
		// The referee found that the event was not made for this table.
		return null;
	}
}

function step(room: Room, logged: LoggedEvent): Room | null {
	const { event, seq, at } = logged;
	const info: TableInfo = { ...room.info, seq, clock: logged.clock ?? room.info.clock };
	const next: Room = { ...room, info };
	switch (event.kind) {
		case 'said':
			return { ...next, chat: [...room.chat, logged as Said].slice(-MOST_CHAT) };
		case 'started':
			return begin(next, event.table, at);
		case 'sat':
		case 'stood':
		case 'left':
			return { ...next, info: withSeat(info, event) };
		case 'over':
			return { ...next, info: { ...info, status: 'over', standings: event.standings, overAt: at } };
		case 'cancelled':
			return { ...next, info: { ...info, status: 'cancelled' } };
		case 'rematchAsked':
			return { ...next, info: { ...info, rematchAsked: [...info.rematchAsked, event.seat] } };
		case 'rematch':
			return { ...next, info: { ...info, rematch: event.game } };
		default:
			// An event that is newer than this page changes nothing here.
			return isTableEvent(event) ? carryOut(next, event) : next;
	}
}

function begin(room: Room, text: string, at: number): Room | null {
	const table = parseTable(text);
	if (!table.ok) return null;
	const { ply } = table.value.position;
	return { ...room, table: table.value, info: { ...room.info, status: 'playing', startedAt: at, ply } };
}

function carryOut(room: Room, event: TableEvent): Room | null {
	if (!room.table) return null;
	const table = evolve(room.table, event);
	const info = event.kind === 'seated' ? withPlayer(room.info, event) : room.info;
	return { ...room, table, info: { ...info, ply: table.position.ply } };
}

const changeSeat = (info: TableInfo, seat: number, change: Partial<SeatView>): TableInfo => ({
	...info,
	seats: info.seats.map((before, at) => (at === seat ? { ...before, ...change } : before)),
});

function withSeat(info: TableInfo, event: Extract<RoomEvent, { kind: 'sat' | 'stood' | 'left' }>): TableInfo {
	if (event.kind === 'left') return changeSeat(info, event.seat, { left: event.why });
	if (event.kind === 'stood') return changeSeat(info, event.seat, { kind: 'open', name: '' });
	return changeSeat(info, event.seat, { kind: 'person', name: event.name });
}

/** A bot took the seat over, or its person is back. The name stays: it is still theirs. */
function withPlayer(info: TableInfo, { seat, who }: Extract<TableEvent, { kind: 'seated' }>): TableInfo {
	if (who.kind === 'bot') return changeSeat(info, seat, { kind: 'bot', bot: who.bot });
	return changeSeat(info, seat, { kind: 'person', bot: null, left: null });
}
