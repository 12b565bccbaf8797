/** A game with a remote referee: shows its decisions and sends requests. */
import type { TableClient } from '@rumis/client';
import type { Refusal, TableInfo, TableRequest } from '@rumis/protocol';
import { makeMove } from '@rumis/rules';
import { act, type Command, seatOfColour, seatToMove, type Table } from '@rumis/table';
import type { GameSession } from '../../game/session.js';
import type { GameState } from '../../game/state.js';
import { letGo } from '../../play/holding.js';
import { followPremove } from './premoving.js';

/** The server's game. An unconfirmed stone stays on the board. */
export function showTable(state: GameState, table: Table, seat: number | null, about: About = {}): GameState {
	if (state.referee.kind !== 'server') return state;
	const { sent } = state.referee;
	const ahead = sent && seat !== null ? withSent(table, seat, sent) : null;
	const shown = ahead ?? table;
	const premove = isStillAhead(state, shown, seat) ? (state.referee.premove ?? null) : null;
	const referee = { kind: 'server', seat, sent: ahead ? sent : null, ...about, premove } as const;
	const next: GameState = { ...state, referee, table: shown, count: countOf(state, shown, table) };
	return isSameBoard(state.table, shown) ? next : { ...letGo(next), viewedPly: stillThere(next) };
}

/** Additional facts about the server and the table. */
interface About {
	readonly isLost?: boolean;
	readonly canPremove?: boolean;
}

/** A premove is kept until its turn comes or a move is taken back. */
function isStillAhead({ table: before }: GameState, table: Table, seat: number | null): boolean {
	const { position } = table;
	const news = position.history.slice(before.position.ply);
	const hasMoved = news.some(({ colour }) => seatOfColour(position.setup, colour) === seat);
	return position.ply >= before.position.ply && !hasMoved && seatToMove(table) !== seat;
}

/** The table with the pending request applied, if visible; null if it no longer has to be awaited. */
function withSent(table: Table, seat: number, sent: Command): Table | null {
	if (sent.kind !== 'move') return table;
	const done = act(table, seat, sent);
	return done.ok ? done.value : null;
}

function isSameBoard(a: Table, b: Table): boolean {
	const [last, other] = [a.position.moves.at(-1), b.position.moves.at(-1)];
	if (a.position.ply !== b.position.ply || a.position.phase !== b.position.phase) return false;
	return last === other || (!!last && !!other && makeMove(last) === makeMove(other));
}

/** The viewed ply stays, unless it was taken back. */
const stillThere = ({ viewedPly, table }: GameState): number | null =>
	viewedPly !== null && viewedPly < table.position.ply ? viewedPly : null;

/** Only a game played to its end is counted, and not before the server has its last move. */
function countOf({ count }: GameState, shown: Table, table: Table): GameState['count'] {
	if (shown !== table || seatToMove(table) !== null) return null;
	return count ?? { squares: 0, isDone: table.ended !== null };
}

/** The server refused: the stone is rolled back, and the reason is shown. */
export function takeStoneBack(state: GameState, table: Table, error: Refusal): GameState {
	if (state.referee.kind !== 'server') return state;
	const { seat, isLost = false, canPremove = false } = state.referee;
	const about = { isLost, canPremove };
	const back = showTable({ ...state, referee: { ...state.referee, sent: null } }, table, seat, about);
	return { ...back, message: { kind: 'refused', error } };
}

function requestFor(command: Command): TableRequest | null {
	switch (command.kind) {
		case 'move':
			return { kind: 'move', ply: command.ply, move: command.move };
		case 'takeBack':
			return { kind: 'undo', to: command.to };
		default:
			return null;
	}
}

/** The part of the client's state that is already shown. */
interface Shown {
	readonly table: Table | null;
	readonly you: number | null;
	readonly seats: TableInfo['seats'] | null;
	readonly isLost: boolean;
}

const isLost = ({ view }: TableClient): boolean => view.connection !== 'ready' && view.wasReady;

/** A seat has its owner's name, also while a bot plays there for them. */
function withNames(table: Table, { seats }: Pick<TableInfo, 'seats'>): Table {
	const named = table.seats.map((seat, at) => (seat.name ? seat : { ...seat, name: seats[at]?.name ?? '' }));
	return named.every((seat, at) => seat.name === table.seats[at]?.name) ? table : { ...table, seats: named };
}

/** Keeps a session and a table of the server in sync, until the returned function is called. */
export function followTable(session: GameSession, client: TableClient): () => void {
	const { store } = session;
	let sending: Command | null = null;
	let shown: Shown = { table: null, you: null, seats: null, isLost: false };
	let isClosed = false;

	const show = () => {
		const { online } = client.view;
		if (!online?.table) return;
		const { table, info } = online;
		const next: Shown = { table, you: info.you, seats: info.seats, isLost: isLost(client) };
		const isSame = (Object.keys(next) as (keyof Shown)[]).every((key) => next[key] === shown[key]);
		if (isSame) return;
		shown = next;
		const about = { isLost: next.isLost, canPremove: info.terms.clock.kind === 'live' };
		store.set(showTable(store.get(), withNames(table, info), info.you, about));
	};

	const send = async () => {
		const { referee } = store.get();
		const sent = referee.kind === 'server' ? referee.sent : null;
		if (sent === sending) return;
		sending = sent;
		const request = sent && requestFor(sent);
		if (!sent || !request) return;
		const done = await client.request(request);
		if (isClosed) return;
		if (!done.ok) settle(sent, done.error);
		// The stone of an accepted move stays until its event arrives; all other requests end with the response.
		else if (sent.kind !== 'move') settle(sent, null);
	};

	const settle = (sent: Command, error: Refusal | null) => {
		const state = store.get();
		const { online } = client.view;
		if (state.referee.kind !== 'server' || state.referee.sent !== sent || !online?.table) return;
		if (error) store.set(takeStoneBack(state, withNames(online.table, online.info), error));
		else store.set({ ...state, referee: { ...state.referee, sent: null } });
	};

	const ends = [client.subscribe(show), store.subscribe(() => void send()), followPremove(session, client)];
	show();
	return () => {
		isClosed = true;
		for (const end of ends) end();
	};
}
