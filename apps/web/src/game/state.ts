/** The immutable state of a game on this screen. */
import type { Refusal } from '@rumis/protocol';
import type { Colour, ReadonlyPosition, Square } from '@rumis/rules';
import { type Command, personsAt, seatToMove, type Table } from '@rumis/table';
import { type HandMessage, type PlayState, startPlay } from '../play/builder.js';

/** The progress of the final count. */
export interface Count {
	/** Squares counted, in the order of `countOrder`. */
	readonly squares: number;
	readonly isDone: boolean;
}

/** What an engine is currently computing for this game. */
export interface Thinking {
	readonly kind: 'bot' | 'hint';
	readonly seat: number;
}

/** The active overlays. */
export interface Overlays {
	readonly fits: boolean;
	readonly build: boolean;
	/** The opponent whose reach is shown. */
	readonly reach: Colour | null;
}

/** A message to the player: kept as data, worded where it is shown. */
export type GameMessage =
	/** The held stone is a hint and has not been changed since. */
	| { readonly kind: 'hint'; readonly move: string; readonly points: readonly number[] }
	| { readonly kind: 'engineFailed' | 'notSaved' | 'linkCopied' }
	/** The server refused a request. */
	| { readonly kind: 'refused'; readonly error: Refusal };

/** The referee: local, or a server, which has the last word. */
export type Referee =
	/** `isPlan`: the moves are only planned, so there are no hints. */
	| { readonly kind: 'here'; readonly isPlan?: boolean }
	/** `seat` is yours, null for spectators; `sent` is the pending request. */
	| {
			readonly kind: 'server';
			readonly seat: number | null;
			readonly sent: Command | null;
			/** Whether the connection is lost, so that the table may be outdated. */
			readonly isLost?: boolean;
			/** Whether premoves are allowed, and the current one. */
			readonly canPremove?: boolean;
			readonly premove?: string | null;
	  };

export interface GameState extends PlayState {
	/** Its storage key on the device. */
	readonly id: string;
	/** Includes a stone that was sent to the server but not confirmed. */
	readonly table: Table;
	readonly referee: Referee;
	readonly message: HandMessage | GameMessage | null;
	/** The ply that is shown; null is the live position. */
	readonly viewedPly: number | null;
	readonly overlays: Overlays;
	readonly thinking: Thinking | null;
	/** Whether the bots are paused. */
	readonly isPaused: boolean;
	/** Moves that were taken back, the next one first; cleared by any other move. */
	readonly undone: readonly string[];
	/** Set when a game ends on this screen; not set when a finished game is opened. */
	readonly count: Count | null;
}

export function openGame(id: string, table: Table, referee: Referee = { kind: 'here' }): GameState {
	return {
		...startPlay({ ...middleOf(table.position), z: 0 }),
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

/** Whether hints and copies of the game are available: neither at a server nor in a plan. */
export const hasHints = (referee: Referee): boolean => referee.kind === 'here' && !referee.isPlan;

/** A square near the centre of those that may be built on in this game: often not the centre of the plan. */
export function middleOf(position: ReadonlyPosition): Square {
	const open = position.topView().filter(({ limit }) => limit > 0);
	const middle = { x: middleValue(open.map(({ x }) => x)), y: middleValue(open.map(({ y }) => y)) };
	const rows = (a: Square) => Math.abs(a.y - middle.y);
	const columns = (a: Square) => Math.abs(a.x - middle.x);
	const [first] = open.sort((a, b) => rows(a) - rows(b) || columns(a) - columns(b));
	return first ? { x: first.x, y: first.y } : { x: 0, y: 0 };
}

const middleValue = (values: readonly number[]): number =>
	Math.floor((Math.min(...values) + Math.max(...values) + 1) / 2);

/** The seat of a person who may move now on this screen; null for bots or in an earlier position. */
export function personToMove({ table, viewedPly, referee }: GameState): number | null {
	const seat = seatToMove(table);
	if (seat === null || viewedPly !== null || !mayAct(referee, seat)) return null;
	return table.seats[seat]?.kind === 'person' ? seat : null;
}

/** Whether it is this device's turn at an online table, as far as the screen shows. */
export const isOwnTurn = ({ table, referee }: GameState): boolean =>
	referee.kind === 'server' && referee.seat !== null && seatToMove(table) === referee.seat;

/** On a shared screen, anyone may act for every seat. */
const mayAct = (referee: Referee, seat: number): boolean =>
	referee.kind === 'here' || (referee.seat === seat && referee.sent === null);

/** The seat of the only person at this screen; null if several share it or only watch. */
export function ownSeat({ table, referee }: GameState): number | null {
	if (referee.kind === 'server') return referee.seat;
	const persons = personsAt(table.seats);
	return persons.length === 1 ? persons[0]! : null;
}
