/** What is known and told about a table: the same shapes over HTTP, over the socket, and in the store. */
import type { Colour, ModeId } from '@rumis/rules';
import type { ClockRule, EndReason, Standing, TableEvent } from '@rumis/table';

export type GameStatus = 'waiting' | 'playing' | 'over' | 'cancelled';

/** What happened at an online table: what the referee decided, and what went on around it. */
export type RoomEvent =
	| TableEvent
	/** Somebody took a seat, or left it, before the game began. */
	| { readonly kind: 'sat'; readonly seat: number; readonly name: string }
	| { readonly kind: 'stood'; readonly seat: number }
	/** All seats are taken. `table` is the text that `parseTable` reads; the referee's events follow on it. */
	| { readonly kind: 'started'; readonly table: string }
	/** A person does not play on; the `seated` after it says which bot does. */
	| { readonly kind: 'left'; readonly seat: number; readonly why: EndReason }
	/** `author` is the same for all that one person says at this table; `seat` is null for spectators. */
	| {
			readonly kind: 'said';
			readonly author: string;
			readonly seat: number | null;
			readonly name: string;
			readonly text: string;
	  }
	| { readonly kind: 'over'; readonly standings: readonly Standing[] }
	| { readonly kind: 'rematchAsked'; readonly seat: number }
	/** Everybody wants to play again: there. */
	| { readonly kind: 'rematch'; readonly game: string }
	/** Nobody is left at a table that never began. */
	| { readonly kind: 'cancelled' };

/** The clocks at one moment. Times are milliseconds, points in time those of the server's database. */
export interface ClockFacts {
	/** What each seat has used, and how many moves it made. */
	readonly spent: readonly number[];
	readonly moves: readonly number[];
	/** Whose turn it is, since when, and when its time is up; null when nobody's clock runs. */
	readonly turn: { readonly seat: number; readonly since: number; readonly deadline: number | null } | null;
}

/** An event with its place in the table's log. `seq` counts from 1 without gaps. */
export interface LoggedEvent {
	readonly seq: number;
	readonly at: number;
	readonly event: RoomEvent;
	/** The clocks after it, where it changed them. */
	readonly clock?: ClockFacts;
}

/** A seat as everybody sees it. `open` may be taken by anybody, `link` by who has the link. */
export interface SeatView {
	readonly kind: 'open' | 'link' | 'person' | 'bot';
	readonly name: string;
	/** The bot that plays, or that took over. */
	readonly bot: string | null;
	/** Whether the person has an account, whose name is then `name`. */
	readonly account: boolean;
	/** An outside program plays for whoever has the seat. */
	readonly program: boolean;
	/** Why the person who had the seat does not play on. */
	readonly left: EndReason | null;
}

/** What was agreed when the table was made. */
export interface TableTerms {
	/** The id of a built-in scenario, or the text of one of its own. */
	readonly scenario: string;
	readonly mode: ModeId;
	readonly players: number;
	readonly start: Colour;
	readonly ruin: 'turns' | 'chance';
	readonly clock: ClockRule;
	/** What becomes of the seat of somebody who gives up or whose time is up. */
	readonly absent: 'bot' | 'end';
	/** The bot that takes such a seat. */
	readonly standIn: string;
	/** Who may talk. */
	readonly chat: 'all' | 'players' | 'none';
	/** Not listed anywhere; who knows the link may watch. */
	readonly private: boolean;
	readonly rated: boolean;
}

export interface TableInfo {
	readonly id: string;
	/** Changes when the log was replaced, as by a restored backup: then `since` means nothing. */
	readonly epoch: string;
	readonly status: GameStatus;
	readonly seq: number;
	readonly ply: number;
	readonly terms: TableTerms;
	readonly seats: readonly SeatView[];
	/** Whether it counts: as was agreed, and two or more at the table have accounts. */
	readonly isRated: boolean;
	/** The seat of whoever asks. */
	readonly you: number | null;
	readonly isCreator: boolean;
	readonly clock: ClockFacts;
	readonly standings: readonly Standing[] | null;
	/** The seats that want to play again, and where they do. */
	readonly rematchAsked: readonly number[];
	readonly rematch: string | null;
	readonly createdAt: number;
	readonly startedAt: number | null;
	readonly overAt: number | null;
}

/** A table in a list. */
export interface TableRow {
	readonly id: string;
	readonly status: GameStatus;
	/** The scenario's id, also where the board is somebody's own. */
	readonly scenario: string;
	readonly mode: ModeId;
	readonly players: number;
	readonly clock: ClockRule;
	readonly rated: boolean;
	readonly seats: readonly SeatView[];
	readonly ply: number;
	/** The seat to move, and when its time is up. */
	readonly toMove: number | null;
	readonly deadline: number | null;
	readonly standings: readonly Standing[] | null;
	readonly updatedAt: number;
	/** The seat of whoever asks; told in the list of one's own tables only. */
	readonly you?: number;
}
