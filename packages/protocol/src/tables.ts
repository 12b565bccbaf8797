/** What is known and told about a table: the same shapes over HTTP, over the socket, and in the store. */
import { type Colour, type ModeId, RUIN_NAMES, type RuinName } from '@rumis/rules';
import type { ClockRule, EndReason, ReplyPlan, Standing, TableEvent } from '@rumis/table';

export const GAME_STATUSES = ['waiting', 'playing', 'over', 'cancelled'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** `open` may be taken by anybody, `link` by who has the link. */
export const SEAT_KINDS = ['open', 'link', 'person', 'bot'] as const;

/** Where the ruin comes from: built in turn, laid at random, or one of the collection. */
export type RuinChoice = 'turns' | 'chance' | RuinName;
export const RUIN_CHOICES: readonly RuinChoice[] = ['turns', 'chance', ...RUIN_NAMES];

/** What becomes of an absent player's seat, and who may chat. */
export const ABSENT_CHOICES = ['bot', 'end'] as const;
export const CHAT_CHOICES = ['all', 'players', 'none'] as const;

/** What happened at an online table: what the referee decided, and what went on around it. */
export type OnlineEvent =
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
	/** The server was away for so long, and the running turn gets that time back. The clocks come with it. */
	| { readonly kind: 'paused'; readonly ms: number }
	| { readonly kind: 'over'; readonly standings: readonly Standing[] }
	/** What a finished game has done to ratings. It follows the end a moment later. */
	| { readonly kind: 'rated'; readonly changes: readonly RatingChange[] }
	| { readonly kind: 'rematchAsked'; readonly seat: number }
	/** Everybody wants to play again: there. */
	| { readonly kind: 'rematch'; readonly game: string }
	/** Nobody is left at a table that never began. */
	| { readonly kind: 'cancelled' };

/** What a game did to the rating of whoever sat at a seat. */
export interface RatingChange {
	readonly seat: number;
	readonly before: number;
	readonly after: number;
}

/** The rating of whoever sits at a seat, among games of as many players. */
export interface SeatRating {
	readonly rating: number;
	/** So uncertain that it is not in the leaderboard. */
	readonly isProvisional: boolean;
}

/** The clocks at one moment. Times are milliseconds, points in time those of the server's database. */
export interface ClockFacts {
	/** What each seat has used, and how many moves it made. */
	readonly spent: readonly number[];
	readonly moves: readonly number[];
	/**
	 * Whose turn it is, since when, and when its time is up; null when nobody's clock runs. The first turn of a
	 * live game begins a moment later (`GET_READY`): until then nobody's time runs.
	 */
	readonly turn: { readonly seat: number; readonly since: number; readonly deadline: number | null } | null;
}

/** An event with its place in the table's log. `seq` counts from 1 without gaps. */
export interface LoggedEvent {
	readonly seq: number;
	readonly at: number;
	readonly event: OnlineEvent;
	/** The clocks after it, where it changed them. */
	readonly clock?: ClockFacts;
}

/** A seat as everybody sees it. */
export interface SeatView {
	readonly kind: (typeof SEAT_KINDS)[number];
	readonly name: string;
	/** The bot that plays, or that took over. */
	readonly bot: string | null;
	/** Whether the person has an account, whose name is then `name`. */
	readonly account: boolean;
	/** An external program plays for the player in this seat. */
	readonly program: boolean;
	/** Why the person who had the seat does not play on. */
	readonly left: EndReason | null;
	/** Left out for those who have no account or were never rated. */
	readonly rating?: SeatRating | undefined;
}

/** What was agreed when the table was made. */
export interface TableTerms {
	/** The id of a built-in scenario, or the text of one of its own. */
	readonly scenario: string;
	readonly mode: ModeId;
	readonly players: number;
	readonly start: Colour;
	/** The colours in the order in which they play, where they are not the default ones. */
	readonly colours?: readonly Colour[] | undefined;
	readonly ruin: RuinChoice;
	readonly clock: ClockRule;
	/** What becomes of the seat of somebody who gives up or whose time is up. */
	readonly absent: (typeof ABSENT_CHOICES)[number];
	/** The bot that takes such a seat. */
	readonly standIn: string;
	/** Who may chat. */
	readonly chat: (typeof CHAT_CHOICES)[number];
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
	/** Whether it is rated: the players agreed to it, and at least two of them have accounts. */
	readonly isRated: boolean;
	/** The seat of the caller. */
	readonly you: number | null;
	readonly isCreator: boolean;
	/** The `author` of what whoever asks says here; left out without a session, as then nothing can be said. */
	readonly author?: string | undefined;
	readonly clock: ClockFacts;
	readonly standings: readonly Standing[] | null;
	/** Left out before the game was rated. */
	readonly ratingChanges?: readonly RatingChange[] | undefined;
	/** The seats that want to play again, and where they do. */
	readonly rematchAsked: readonly number[];
	readonly rematch: string | null;
	readonly createdAt: number;
	readonly startedAt: number | null;
	readonly overAt: number | null;
}

/** What is planned for the seat of whoever asks, at this ply. Nobody else is told. */
export interface PlanAnswer {
	readonly ply: number;
	readonly plan: ReplyPlan;
}

/** A table in a list. */
export interface TableRow {
	readonly id: string;
	readonly status: GameStatus;
	/** The scenario's id, also where the board is somebody's own. */
	readonly scenario: string;
	/** The text of a board that is not built in. */
	readonly board?: string | undefined;
	readonly mode: ModeId;
	readonly players: number;
	/** As in the terms. */
	readonly colours?: readonly Colour[] | undefined;
	readonly clock: ClockRule;
	readonly rated: boolean;
	readonly seats: readonly SeatView[];
	readonly ply: number;
	/** The seat to move, and when its time is up. */
	readonly toMove: number | null;
	readonly deadline: number | null;
	readonly standings: readonly Standing[] | null;
	readonly updatedAt: number;
	/** The seat of the caller; sent only in the list of the player's own tables. */
	readonly you?: number;
}
