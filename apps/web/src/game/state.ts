/** All there is to know about a game on this screen. Never changed, only replaced by the functions beside it. */
import type { Refusal } from '@rumis/protocol';
import type { Colour, Square } from '@rumis/rules';
import { type Command, personsAt, seatToMove, type Table } from '@rumis/table';
import { type HandMessage, type PlayState, startPlay } from '../play/builder.js';

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
export type GameMessage =
	/** The held stone is a hint that was not touched since. */
	| { readonly kind: 'hint'; readonly move: string; readonly points: readonly number[] }
	| { readonly kind: 'engineFailed' | 'notSaved' | 'linkCopied' }
	/** The server refused a request. */
	| { readonly kind: 'refused'; readonly error: Refusal };

/** Where the referee sits: at this screen, or at a server that has the last word. */
export type Referee =
	/** `isPlan`: the moves are only thought, so there is nobody to ask for a hint. */
	| { readonly kind: 'here'; readonly isPlan?: boolean }
	/** `seat` is your own, null for spectators; `sent` is the request that is not answered yet. */
	| {
			readonly kind: 'server';
			readonly seat: number | null;
			readonly sent: Command | null;
			/** Whether the server cannot be reached, so that the table may be another by now. */
			readonly isLost?: boolean;
			/** Whether a move may be made ahead of its turn, and the one that was. */
			readonly canPremove?: boolean;
			readonly premove?: string | null;
	  };

export interface GameState extends PlayState {
	/** Under which name the game is kept on the device. */
	readonly id: string;
	/** A stone that was sent to a server lies here already. */
	readonly table: Table;
	readonly referee: Referee;
	readonly message: HandMessage | GameMessage | null;
	/** The move after which the board is looked at; null is now. */
	readonly viewedPly: number | null;
	readonly overlays: Overlays;
	readonly thinking: Thinking | null;
	/** Whether the bots have been told to wait. */
	readonly isPaused: boolean;
	/** Moves that were taken back, the next one first; any other move forgets them. */
	readonly undone: readonly string[];
	/** Set when a game ends here and now; a finished game that is opened needs no counting. */
	readonly count: Count | null;
}

export function openGame(id: string, table: Table, referee: Referee = { kind: 'here' }): GameState {
	const { plan } = table.config.setup.scenario;
	return {
		...startPlay({ ...middleOf(plan), z: 0 }),
		id,
		table,
		referee,
		viewedPly: null,
		overlays: { fits: true, build: false, reach: null },
		thinking: null,
		isPaused: false,
		undone: [],
		count: seatToMove(table) === null ? { squares: 0, isDone: true } : null,
	};
}

/** Whether the game is played out here, with hints and copies to go on with: not at a server, nor only in thought. */
export const hasHints = (referee: Referee): boolean => referee.kind === 'here' && !referee.isPlan;

/** A square of the plan near its middle. */
export function middleOf(plan: readonly string[]): Square {
	const y = Math.floor(plan.length / 2);
	const row = plan[y] ?? '';
	const middle = Math.floor(row.length / 2);
	const columns = [...row].flatMap((sign, x) => (sign === '.' ? [] : [x]));
	const x = columns.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? 0;
	return { x, y };
}

/** The seat whose person may move a stone now on this screen; null while bots move or the past is looked at. */
export function personToMove({ table, viewedPly, referee }: GameState): number | null {
	const seat = seatToMove(table);
	if (seat === null || viewedPly !== null || !mayAct(referee, seat)) return null;
	return table.seats[seat]?.kind === 'person' ? seat : null;
}

/** Whether the seat of this device is to move at an online table, as the screen shows it. */
export const isOwnTurn = ({ table, referee }: GameState): boolean =>
	referee.kind === 'server' && referee.seat !== null && seatToMove(table) === referee.seat;

/** At one screen everybody may act for everybody. */
const mayAct = (referee: Referee, seat: number): boolean =>
	referee.kind === 'here' || (referee.seat === seat && referee.sent === null);

/** The seat of the one person that this screen belongs to; null where several share it, or only watch. */
export function ownSeat({ table, referee }: GameState): number | null {
	if (referee.kind === 'server') return referee.seat;
	const persons = personsAt(table.seats);
	return persons.length === 1 ? persons[0]! : null;
}
