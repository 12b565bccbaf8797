/** A game on this screen whose referee is a server: what it decides is shown, what is wished is sent. */
import type { Refusal } from '@rumis/protocol';
import { makeMove } from '@rumis/rules';
import { act, type Command, seatToMove, type Table } from '@rumis/table';
import { letGo } from '../game/holding.js';
import type { Session } from '../game/session.js';
import type { GameState } from '../game/state.js';
import type { TableClient, Wish } from './tableClient.js';

/** The game as the server has it. A stone that is still on its way to it stays where it was put. */
export function showTable(state: GameState, table: Table, seat: number | null): GameState {
	if (state.place.kind !== 'server') return state;
	const { sent } = state.place;
	const ahead = sent && seat !== null ? withSent(table, seat, sent) : null;
	const place = { kind: 'server', seat, sent: ahead ? sent : null } as const;
	const shown = ahead ?? table;
	const next: GameState = { ...state, place, table: shown, count: countOf(state, shown, table) };
	return isSameBoard(state.table, shown) ? next : { ...letGo(next), viewedPly: stillThere(next) };
}

/** The table with a wish that is not answered yet, as far as it shows; null when it is no longer to be waited for. */
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

/** Who looks at the past goes on doing so, unless it was taken back. */
const stillThere = ({ viewedPly, table }: GameState): number | null =>
	viewedPly !== null && viewedPly < table.position.ply ? viewedPly : null;

/** Only a game that was played to its end is counted out, and not before the server has its last move. */
function countOf({ count }: GameState, shown: Table, table: Table): GameState['count'] {
	if (shown !== table || seatToMove(table) !== null) return null;
	return count ?? { squares: 0, isDone: table.ended !== null };
}

/** The server did not do it: the stone goes back, and the reason is said. */
export function takeStoneBack(state: GameState, table: Table, error: Refusal): GameState {
	if (state.place.kind !== 'server') return state;
	const { seat } = state.place;
	const back = showTable({ ...state, place: { kind: 'server', seat, sent: null } }, table, seat);
	return { ...back, saying: { kind: 'refused', error } };
}

function messageOf(command: Command): Wish | null {
	switch (command.kind) {
		case 'move':
			return { kind: 'move', ply: command.ply, move: command.move };
		case 'takeBack':
			return { kind: 'undo', to: command.to };
		default:
			return null;
	}
}

/** Ties a session to a table of the server; the answer unties it. */
export function tie(session: Session, client: TableClient): () => void {
	const { store } = session;
	let sending: Command | null = null;
	let shown: { table: Table | null; you: number | null } = { table: null, you: null };
	let isUntied = false;

	const show = () => {
		const { room } = client.view.get();
		if (!room?.table) return;
		const { table, info } = room;
		if (table === shown.table && info.you === shown.you) return;
		shown = { table, you: info.you };
		store.set(showTable(store.get(), table, info.you));
	};

	const send = async () => {
		const { place } = store.get();
		const sent = place.kind === 'server' ? place.sent : null;
		if (sent === sending) return;
		sending = sent;
		const wish = sent && messageOf(sent);
		if (!sent || !wish) return;
		const done = await client.wish(wish);
		if (isUntied) return;
		if (!done.ok) settle(sent, done.error);
		// The stone of a move that is done stays until its event comes; everything else is over with the answer.
		else if (sent.kind !== 'move') settle(sent, null);
	};

	const settle = (sent: Command, error: Refusal | null) => {
		const state = store.get();
		const { room } = client.view.get();
		if (state.place.kind !== 'server' || state.place.sent !== sent || !room?.table) return;
		if (error) store.set(takeStoneBack(state, room.table, error));
		else store.set({ ...state, place: { ...state.place, sent: null } });
	};

	const ends = [client.view.subscribe(show), store.subscribe(() => void send())];
	show();
	return () => {
		isUntied = true;
		for (const end of ends) end();
	};
}
