/** All there is to know about a game on this screen. Never changed, only replaced by the functions beside it. */
import type { Colour, Illegal, Square } from '@rumis/rules';
import { type Held, seatToMove, type Table } from '@rumis/table';

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
	| { readonly kind: 'linkCopied' };

export interface GameState {
	/** Under which name the game is kept on the device. */
	readonly id: string;
	readonly table: Table;
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

export function openGame(id: string, table: Table): GameState {
	const { plan } = table.config.setup.scenario;
	return {
		id,
		table,
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
		count: table.position.phase === null ? { squares: 0, isDone: true } : null,
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
export function personToMove({ table, viewedPly }: GameState): number | null {
	const seat = seatToMove(table);
	if (seat === null || viewedPly !== null) return null;
	return table.seats[seat]?.kind === 'person' ? seat : null;
}
