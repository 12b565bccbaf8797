/** The state of a table: the same types over HTTP, over the socket, and in the store. */
import { type Colour, type ModeId, RUIN_NAMES, type RuinName } from '@rumis/rules';
import type { ClockRule, EndReason, ReplyPlan, Standing, TableEvent } from '@rumis/table';

export const GAME_STATUSES = ['waiting', 'playing', 'over', 'cancelled'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** `open` may be taken by anyone, `link` by anyone with the link. */
export const SEAT_KINDS = ['open', 'link', 'person', 'bot'] as const;

/** The source of the ruin: built in turn, random, or from the collection. */
export type RuinChoice = 'turns' | 'chance' | RuinName;
export const RUIN_CHOICES: readonly RuinChoice[] = ['turns', 'chance', ...RUIN_NAMES];

/** What happens to an absent player's seat, and who may chat. */
export const ABSENT_CHOICES = ['bot', 'end'] as const;
export const CHAT_CHOICES = ['all', 'players', 'none'] as const;

/** An event at an online table: the referee's, and others. */
export type OnlineEvent =
	| TableEvent
	/** A seat was taken or left before the game began. */
	| { readonly kind: 'sat'; readonly seat: number; readonly name: string }
	| { readonly kind: 'stood'; readonly seat: number }
	/** All seats are taken. `table` is for `parseTable`; the referee's events apply to it. */
	| { readonly kind: 'started'; readonly table: string }
	/** A person stopped playing; the `seated` event after it names the bot. */
	| { readonly kind: 'left'; readonly seat: number; readonly why: EndReason }
	/** `author` is the same for all lines of one person at this table; `seat` is null for spectators. */
	| {
			readonly kind: 'said';
			readonly author: string;
			readonly seat: number | null;
			readonly name: string;
			readonly text: string;
	  }
	/** The server was down for this long, and the running turn gets that time back. The clocks are included. */
	| { readonly kind: 'paused'; readonly ms: number }
	| { readonly kind: 'over'; readonly standings: readonly Standing[] }
	/** The rating changes of a finished game, shortly after its end. */
	| { readonly kind: 'rated'; readonly changes: readonly RatingChange[] }
	| { readonly kind: 'rematchAsked'; readonly seat: number }
	/** Everyone wants a rematch, which is this game. */
	| { readonly kind: 'rematch'; readonly game: string }
	/** Everyone has left a table that never began. */
	| { readonly kind: 'cancelled' };

/** The effect of a game on the rating of a seat's player. */
export interface RatingChange {
	readonly seat: number;
	readonly before: number;
	readonly after: number;
}

/** The rating of a seat's player for this number of players. */
export interface SeatRating {
	readonly rating: number;
	/** Too uncertain for the leaderboard. */
	readonly isProvisional: boolean;
}

/** The clocks at one moment. Durations are in milliseconds, times are those of the server's database. */
export interface ClockFacts {
	/** The time and the number of moves each seat has used. */
	readonly spent: readonly number[];
	readonly moves: readonly number[];
	/**
	 * The seat to move, since when, and its deadline; null when no clock runs. The first turn of a live game
	 * begins a moment later (`GET_READY`): until then no clock runs.
	 */
	readonly turn: { readonly seat: number; readonly since: number; readonly deadline: number | null } | null;
}

/** An event with its number in the table's log. `seq` counts from 1 without gaps. */
export interface LoggedEvent {
	readonly seq: number;
	readonly at: number;
	readonly event: OnlineEvent;
	/** The clocks after it, if they changed. */
	readonly clock?: ClockFacts;
}

/** The public view of a seat. */
export interface SeatView {
	readonly kind: (typeof SEAT_KINDS)[number];
	readonly name: string;
	/** The bot that plays or took over. */
	readonly bot: string | null;
	/** Whether the person has an account; `name` is then the account's. */
	readonly account: boolean;
	/** Whether an external program plays here. */
	readonly program: boolean;
	/** Why the person left the seat. */
	readonly left: EndReason | null;
	/** Omitted without an account or rated games. */
	readonly rating?: SeatRating | undefined;
}

/** The terms agreed when the table was created. */
export interface TableTerms {
	/** The id of a built-in scenario, or the text of a custom one. */
	readonly scenario: string;
	readonly mode: ModeId;
	readonly players: number;
	readonly start: Colour;
	/** The colours in playing order, if not the default ones. */
	readonly colours?: readonly Colour[] | undefined;
	readonly ruin: RuinChoice;
	readonly clock: ClockRule;
	/** What happens to the seat of a player who resigns or runs out of time. */
	readonly absent: (typeof ABSENT_CHOICES)[number];
	/** The bot that takes such a seat. */
	readonly standIn: string;
	/** Who may chat. */
	readonly chat: (typeof CHAT_CHOICES)[number];
	/** Unlisted; anyone with the link may watch. */
	readonly private: boolean;
	readonly rated: boolean;
}

export interface TableInfo {
	readonly id: string;
	/** Changes when the log is replaced, such as by a restored backup: then `since` is meaningless. */
	readonly epoch: string;
	readonly status: GameStatus;
	readonly seq: number;
	readonly ply: number;
	readonly terms: TableTerms;
	readonly seats: readonly SeatView[];
	/** Whether it is rated: the players agreed to it, and at least two of them have accounts. */
	readonly isRated: boolean;
	/** The seat of the caller. */
	readonly you: number | null;
	readonly isCreator: boolean;
	/** The caller's own `author` here; omitted without a session, because guests without one cannot chat. */
	readonly author?: string | undefined;
	readonly clock: ClockFacts;
	readonly standings: readonly Standing[] | null;
	/** Omitted before the game was rated. */
	readonly ratingChanges?: readonly RatingChange[] | undefined;
	/** The seats that want a rematch, and its table. */
	readonly rematchAsked: readonly number[];
	readonly rematch: string | null;
	readonly createdAt: number;
	readonly startedAt: number | null;
	readonly overAt: number | null;
}

/** The caller's plan at this ply. Secret. */
export interface PlanAnswer {
	readonly ply: number;
	readonly plan: ReplyPlan;
}

/** A table in a list. */
export interface TableRow {
	readonly id: string;
	readonly status: GameStatus;
	/** The scenario's id, also of a custom board. */
	readonly scenario: string;
	/** The text of a custom board. */
	readonly board?: string | undefined;
	readonly mode: ModeId;
	readonly players: number;
	/** As in the terms. */
	readonly colours?: readonly Colour[] | undefined;
	readonly clock: ClockRule;
	readonly rated: boolean;
	readonly seats: readonly SeatView[];
	readonly ply: number;
	/** The seat to move, and its deadline. */
	readonly toMove: number | null;
	readonly deadline: number | null;
	readonly standings: readonly Standing[] | null;
	readonly updatedAt: number;
	/** The caller's seat; only in the list of their own tables. */
	readonly you?: number;
}
