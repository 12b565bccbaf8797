/** A client's state of a table: the initial state and every event since. Pure data. */
import type {
	LoggedEvent,
	OnlineEvent,
	RatingChange,
	SeatView,
	ServerMessage,
	TableInfo,
} from '@rumis/protocol';
import { evolve, isTableEvent, parseTable, type Table, type TableEvent } from '@rumis/table';

export type Said = LoggedEvent & { readonly event: Extract<OnlineEvent, { kind: 'said' }> };

export interface OnlineTable {
	/** Updated with the events. */
	readonly info: TableInfo;
	/** Null before the game begins. */
	readonly table: Table | null;
	readonly chat: readonly Said[];
	/** The last event that took moves back, or the snapshot: analysis from before it is void. */
	readonly branch: number;
}

/** The maximum number of chat lines kept. */
const MOST_CHAT = 300;

const isSaid = (logged: LoggedEvent): logged is Said => logged.event.kind === 'said';

/** Parses the server's description of a table; null if it cannot be read. */
export function onlineTableOf(message: Extract<ServerMessage, { kind: 'table' }>): OnlineTable | null {
	const table = message.table === null ? null : parseTable(message.table);
	if (table && !table.ok) return null;
	const { info, chat } = message;
	return { info, table: table ? table.value : null, chat: chat.filter(isSaid), branch: info.seq };
}

/** The table after these events. Null if one is missing or does not apply: then the client must refresh. */
export function follow(online: OnlineTable, events: readonly LoggedEvent[]): OnlineTable | null {
	let now = online;
	for (const logged of events) {
		if (logged.seq <= now.info.seq) continue;
		const next = logged.seq === now.info.seq + 1 ? tryStep(now, logged) : null;
		if (!next) return null;
		now = next;
	}
	return now;
}

/** Taking or leaving a seat changes more than the event contains: the owners and offers of seats. */
export const isIncomplete = (events: readonly LoggedEvent[]): boolean =>
	events.some(({ event: { kind } }) => kind === 'sat' || kind === 'stood');

function tryStep(online: OnlineTable, logged: LoggedEvent): OnlineTable | null {
	try {
		return step(online, logged);
	} catch {
		// The event does not apply to this table.
		return null;
	}
}

function step(online: OnlineTable, logged: LoggedEvent): OnlineTable | null {
	const { event, seq, at } = logged;
	const info: TableInfo = { ...online.info, seq, clock: logged.clock ?? online.info.clock };
	const next: OnlineTable = { ...online, info };
	if (isSaid(logged)) return { ...next, chat: [...online.chat, logged].slice(-MOST_CHAT) };
	switch (event.kind) {
		case 'started':
			return begin(next, event.table, at);
		case 'sat':
		case 'stood':
		case 'left':
			return { ...next, info: withSeat(info, event) };
		case 'over':
			return { ...next, info: { ...info, status: 'over', standings: event.standings, overAt: at } };
		case 'rated':
			return { ...next, info: withRatings(info, event.changes) };
		case 'cancelled':
			return { ...next, info: { ...info, status: 'cancelled' } };
		case 'rematchAsked':
			return { ...next, info: { ...info, rematchAsked: [...info.rematchAsked, event.seat] } };
		case 'rematch':
			return { ...next, info: { ...info, rematch: event.game } };
		default:
			// Unknown events of a newer server have no effect.
			return isTableEvent(event) ? applyEvent(next, event) : next;
	}
}

function begin(online: OnlineTable, text: string, at: number): OnlineTable | null {
	const table = parseTable(text);
	if (!table.ok) return null;
	const { ply } = table.value.position;
	return { ...online, table: table.value, info: { ...online.info, status: 'playing', startedAt: at, ply } };
}

function applyEvent(online: OnlineTable, event: TableEvent): OnlineTable | null {
	if (!online.table) return null;
	const table = evolve(online.table, event);
	const info = infoAfter(online.info, event);
	const branch = event.kind === 'takenBack' ? online.info.seq : online.branch;
	return { ...online, branch, table, info: { ...info, ply: table.position.ply } };
}

/** Updates a seat's rating after its game; its certainty stays the same. */
function withRatings(info: TableInfo, ratingChanges: readonly RatingChange[]): TableInfo {
	const seats = info.seats.map((seat, at) => {
		const change = ratingChanges.find((each) => each.seat === at);
		const isProvisional = seat.rating?.isProvisional ?? true;
		return change ? { ...seat, rating: { rating: change.after, isProvisional } } : seat;
	});
	return { ...info, ratingChanges, seats };
}

function infoAfter(info: TableInfo, event: TableEvent): TableInfo {
	if (event.kind === 'seated') return withPlayer(info, event);
	return event.kind === 'ended' ? changeSeat(info, event.seat, { left: event.why }) : info;
}

const changeSeat = (info: TableInfo, seat: number, change: Partial<SeatView>): TableInfo => ({
	...info,
	seats: info.seats.map((before, at) => (at === seat ? { ...before, ...change } : before)),
});

function withSeat(
	info: TableInfo,
	event: Extract<OnlineEvent, { kind: 'sat' | 'stood' | 'left' }>,
): TableInfo {
	if (event.kind === 'left') return changeSeat(info, event.seat, { left: event.why });
	if (event.kind === 'stood') return changeSeat(info, event.seat, { kind: 'open', name: '' });
	return changeSeat(info, event.seat, { kind: 'person', name: event.name });
}

/** A bot took over the seat, or its person is back. The name stays. */
function withPlayer(info: TableInfo, { seat, who }: Extract<TableEvent, { kind: 'seated' }>): TableInfo {
	if (who.kind === 'bot') return changeSeat(info, seat, { kind: 'bot', bot: who.bot });
	return changeSeat(info, seat, { kind: 'person', bot: null, left: null });
}
