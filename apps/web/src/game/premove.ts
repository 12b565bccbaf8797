/** Premoves. At a live table the server stores a premove and plays it on its turn, if it is still legal. */
import { type Colour, parseMove, type ReadonlyPosition } from '@rumis/rules';
import { holdMove, seatOfColour, seatToMove, type Table } from '@rumis/table';
import type { GhostView } from '../board/view.js';
import { ghostViewOf } from '../play/ghostView.js';
import { letGo } from '../play/holding.js';
import { remember } from '../play/remember.js';
import { groundOf } from './ground.js';
import { type GameState, ownSeat } from './state.js';

/** The next colour of a player with one seat who is waiting for their turn. */
export function waitingColour(state: GameState, position: ReadonlyPosition): Colour | null {
	const { phase, colours, toPlay, out } = position;
	const seat = ownSeat(state);
	if (phase === null || phase === 'ruin' || !toPlay || seat === null) return null;
	const inTurn = [...colours.slice(colours.indexOf(toPlay)), ...colours.slice(0, colours.indexOf(toPlay))];
	const isMine = (colour: Colour) => seatOfColour(state.table.config.setup, colour) === seat;
	return inTurn.find((colour) => isMine(colour) && !out.some((entry) => entry.colour === colour)) ?? null;
}

const ahead = remember((table: Table, colour: Colour) => table.position.asTurnOf(colour));

/** The position as if it were already your turn; null if premoves are not possible. */
export function positionAhead(state: GameState): ReadonlyPosition | null {
	const { referee, table, viewedPly } = state;
	if (referee.kind !== 'server' || !referee.canPremove || referee.sent || viewedPly !== null) return null;
	const toMove = seatToMove(table);
	const own = referee.seat === null ? undefined : table.seats[referee.seat];
	if (toMove === null || toMove === referee.seat || own?.kind !== 'person') return null;
	const colour = waitingColour(state, table.position);
	return colour && ahead(table, colour);
}

/** The current premove, or null. */
export const premoveOf = ({ referee }: GameState): string | null =>
	referee.kind === 'server' ? (referee.premove ?? null) : null;

/** Sets or replaces the premove; null cancels it. */
export function setPremove(state: GameState, premove: string | null): GameState {
	return state.referee.kind === 'server'
		? { ...letGo(state), referee: { ...state.referee, premove } }
		: state;
}

const NOTHING: readonly never[] = [];

/** The stone of the premove, where it would be placed. */
export const premoveView = remember(
	(position: ReadonlyPosition | null, text: string | null): readonly GhostView[] => {
		const move = text === null ? null : parseMove(text);
		const hold = position && move?.ok ? holdMove(position, move.value) : null;
		return position && hold ? [ghostViewOf(groundOf(position), hold.held, hold.cursor, null)] : NOTHING;
	},
);
