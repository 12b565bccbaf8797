/** All there is to know about a game on this screen. Never changed, only replaced by the functions beside it. */
import type { Refusal } from '@rumis/protocol';
import type { Colour, Illegal, Square } from '@rumis/rules';
import { type Command, type Held, personsAt, seatToMove, type Table } from '@rumis/table';

/** What of a finished game has been counted out so far. */
export interface Count {
	/** Squares counted, in the order of `countOrder`. */
	readonly squares: number;
	readonly isDone: boolean;
}

/** What an engine is busy with for this game. */
export interface Thinking {
	readonly kind: 'bot' | 'hint';
	readonly seat: number;
}

/** Which hints are laid on the board. */
export interface Overlays {
	readonly fits: boolean;
	readonly build: boolean;
	/** The opponent whose reach is shown. */
	readonly reach: Colour | null;
}

/** Something to be told to who plays: kept as data, worded where it is shown. */
export type Saying =
	| { readonly kind: 'illegal'; readonly illegal: Illegal }
	| { readonly kind: 'hint'; readonly move: string; readonly points: readonly number[] }
	| { readonly kind: 'noFit' }
	| { readonly kind: 'engineFailed' }
	| { readonly kind: 'notSaved' }
	| { readonly kind: 'linkCopied' }
	/** The server did not do what was wished. */
	| { readonly kind: 'refused'; readonly error: Refusal };

/** Where the referee sits: at this screen, or at a server that has the last word. */
export type Place =
	| { readonly kind: 'here' }
	/** `seat` is one's own, null for who only watches; `sent` is a wish that is not answered yet. */
	| { readonly kind: 'server'; readonly seat: number | null; readonly sent: Command | null };

export interface GameState {
	/** Under which name the game is kept on the device. */
	readonly id: string;
	/** A stone that was sent to a server lies here already. */
	readonly table: Table;
	readonly place: Place;
	/** The square that keys move, and that a picked stone is held over. */
	readonly cursor: Square;
	/** The stone in the hand. */
	readonly held: Held | null;
	/** Whether the held stone has been aimed and waits to be confirmed. */
	readonly isAimed: boolean;
	/** Whether the held stone is a hint that was not touched since. */
	readonly isHint: boolean;
	readonly saying: Saying | null;
	/** The move after which the board is looked at; null is now. */
	readonly viewedPly: number | null;
	readonly overlays: Overlays;
	readonly levels: number | null;
	readonly xray: boolean;
	readonly thinking: Thinking | null;
	/** Whether the bots have been told to wait. */
	readonly isPaused: boolean;
	/** Set when a game ends here and now; a finished game that is opened needs no counting. */
	readonly count: Count | null;
}

export function openGame(id: string, table: Table, place: Place = { kind: 'here' }): GameState {
	const { plan } = table.config.setup.scenario;
	return {
		id,
		table,
		place,
		cursor: middleOf(plan),
		held: null,
		isAimed: false,
		isHint: false,
		saying: null,
		viewedPly: null,
		overlays: { fits: true, build: false, reach: null },
		levels: null,
		xray: false,
		thinking: null,
		isPaused: false,
		count: seatToMove(table) === null ? { squares: 0, isDone: true } : null,
	};
}

/** A square of the plan near its middle. */
function middleOf(plan: readonly string[]): Square {
	const y = Math.floor(plan.length / 2);
	const row = plan[y] ?? '';
	const middle = Math.floor(row.length / 2);
	const columns = [...row].flatMap((sign, x) => (sign === '.' ? [] : [x]));
	const x = columns.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? 0;
	return { x, y };
}

/** The seat whose person may move a stone now on this screen; null while bots move or the past is looked at. */
export function personToMove({ table, viewedPly, place }: GameState): number | null {
	const seat = seatToMove(table);
	if (seat === null || viewedPly !== null || !mayAct(place, seat)) return null;
	return table.seats[seat]?.kind === 'person' ? seat : null;
}

/** At one screen everybody may act for everybody. */
const mayAct = (place: Place, seat: number): boolean =>
	place.kind === 'here' || (place.seat === seat && place.sent === null);

/** The seat of the one person that this screen belongs to; null where several share it, or only watch. */
export function ownSeat({ table, place }: GameState): number | null {
	if (place.kind === 'server') return place.seat;
	const persons = personsAt(table.seats);
	return persons.length === 1 ? persons[0]! : null;
}
