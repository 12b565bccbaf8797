/**
 * A move that is made before its turn. At a live table the server keeps it and plays it as soon as the turn comes, if
 * it is legal then.
 */
import { type Colour, parseMove, type ReadonlyPosition } from '@rumis/rules';
import { holdMove, seatOfColour, seatToMove, type Table } from '@rumis/table';
import type { GhostView } from '../board/view.js';
import { ghostViewOf } from '../play/ghostView.js';
import { letGo } from '../play/holding.js';
import { remember } from '../play/remember.js';
import { groundOf } from './ground.js';
import { type GameState, ownSeat } from './state.js';

/** The next colour of whoever has one seat here and waits. */
export function waitingColour(state: GameState, position: ReadonlyPosition): Colour | null {
	const { phase, colours, toPlay, out } = position;
	const seat = ownSeat(state);
	if (phase === null || phase === 'ruin' || !toPlay || seat === null) return null;
	const inTurn = [...colours.slice(colours.indexOf(toPlay)), ...colours.slice(0, colours.indexOf(toPlay))];
	const isMine = (colour: Colour) => seatOfColour(state.table.config.setup, colour) === seat;
	return inTurn.find((colour) => isMine(colour) && !out.some((entry) => entry.colour === colour)) ?? null;
}

const ahead = remember((table: Table, colour: Colour) => table.position.asTurnOf(colour));

/** The board as if it were your turn already; null where nothing can be placed ahead. */
export function positionAhead(state: GameState): ReadonlyPosition | null {
	const { referee, table, viewedPly } = state;
	if (referee.kind !== 'server' || !referee.canPremove || referee.sent || viewedPly !== null) return null;
	const toMove = seatToMove(table);
	const own = referee.seat === null ? undefined : table.seats[referee.seat];
	if (toMove === null || toMove === referee.seat || own?.kind !== 'person') return null;
	const colour = waitingColour(state, table.position);
	return colour && ahead(table, colour);
}

/** The move that was made ahead, or null. */
export const premoveOf = ({ referee }: GameState): string | null =>
	referee.kind === 'server' ? (referee.premove ?? null) : null;

/** Makes a move ahead, in place of another one; null takes it back. */
export function setPremove(state: GameState, premove: string | null): GameState {
	return state.referee.kind === 'server'
		? { ...letGo(state), referee: { ...state.referee, premove } }
		: state;
}

const NOTHING: readonly never[] = [];

/** The stone of the move that was made ahead, where it will lie. */
export const premoveView = remember(
	(position: ReadonlyPosition | null, text: string | null): readonly GhostView[] => {
		const move = text === null ? null : parseMove(text);
		const hold = position && move?.ok ? holdMove(position, move.value) : null;
		return position && hold ? [ghostViewOf(groundOf(position), hold.held, hold.cursor, null)] : NOTHING;
	},
);
