/**
 * The tables, one set for SQLite and PostgreSQL. Points in time are milliseconds of the database's clock,
 * truths are 0 and 1, and what ends in `_json` is JSON text.
 */
import type { GameStatus } from '@rumis/protocol';
import type { EndReason } from '@rumis/table';
import type { Insertable, Selectable, Updateable } from 'kysely';

export interface GameTable {
	id: string;
	/** A new one whenever the log is replaced, so that clients do not go on from what is gone. */
	epoch: string;
	status: GameStatus;
	/** The last event, and the plies on the board after it. */
	seq: number;
	ply: number;
	/** How often moves were taken back: the plies after that are other moves. */
	branch: number;
	/** What was agreed (`TableTerms`), and what lists are made by. */
	terms_json: string;
	scenario: string;
	mode: string;
	players: number;
	private: number;
	rated: number;
	/** Of all chance at the table. Bots and a ruin laid by chance come from it. */
	seed: number;
	creator: string;
	invite_id: string | null;
	invite_hash: string | null;
	/** Seats that nobody has taken yet, open ones and those by link. */
	free_open: number;
	free_link: number;
	/** Whose turn it is, since when, and when its time is up. */
	turn_seat: number | null;
	turn_ms: number | null;
	deadline_ms: number | null;
	standings_json: string | null;
	rematch_of: string | null;
	rematch_game: string | null;
	/** How many lines were said. */
	said: number;
	created_ms: number;
	updated_ms: number;
	started_ms: number | null;
	over_ms: number | null;
}

export interface SeatTable {
	game: string;
	seat: number;
	kind: 'open' | 'link' | 'person' | 'bot';
	/** How the seat is given away when nobody has it. */
	offered: 'open' | 'link';
	name: string;
	bot: string | null;
	/** Whose seat it is. It stays theirs when a bot takes over, so that the game stays among theirs. */
	session: string | null;
	account: string | null;
	/** An outside program plays here. */
	program: number;
	/** The account whose rating the game counts for, fixed when it begins. */
	rated: string | null;
	spent_ms: number;
	moves: number;
	left_why: EndReason | null;
	wants_rematch: number;
	rank: number | null;
	points: number | null;
}

/** Append-only. The key is the guard: of two moves for one position only one can be written. */
export interface MoveTable {
	game: string;
	branch: number;
	ply: number;
	/** The event that tells it. */
	seq: number;
	seat: number;
	move: string;
	spent_ms: number;
	at_ms: number;
}

/** Append-only; `seq` counts from 1 without gaps in each game. */
export interface EventTable {
	game: string;
	seq: number;
	kind: string;
	event_json: string;
	/** The clocks after it (`ClockFacts`), where it changed them. */
	clock_json: string | null;
	at_ms: number;
	/** Who wished it, and under which id: the same wish sent again is found here. */
	session: string | null;
	client_id: string | null;
}

/** The table after an event: a cache, made again from the events whenever it does not fit them. */
export interface SnapshotTable {
	game: string;
	seq: number;
	table_text: string;
	hash: string;
}

/** Something to be done at a time, by the node that holds the lease. */
export interface JobTable {
	/** One job for each thing to be done: writing it again moves it. */
	key: string;
	kind: string;
	game: string | null;
	due_ms: number;
	/** Until then it is somebody's; before that nobody else takes it. */
	lease_ms: number;
	lease_by: string | null;
	attempts: number;
	body_json: string;
}

/** A browser (`cookie`) or a program (`token`). Only the hash of its secret is kept. */
export interface SessionTable {
	id: string;
	kind: 'cookie' | 'token';
	hash: string;
	name: string;
	account: string | null;
	/** What the owner calls a token. */
	label: string;
	created_ms: number;
	seen_ms: number;
	expires_ms: number;
}

/** A one-time link that moves a seat to another device. */
export interface TransferTable {
	id: string;
	hash: string;
	game: string;
	seat: number;
	created_ms: number;
	expires_ms: number;
	used_ms: number | null;
}

export interface AccountTable {
	id: string;
	name: string;
	/** The name as it is compared: no two accounts have the same. */
	name_key: string;
	password_hash: string | null;
	created_ms: number;
	seen_ms: number;
}

export interface PasskeyTable {
	/** The credential's id in base64url. */
	id: string;
	account: string;
	public_key: string;
	counter: number;
	label: string;
	created_ms: number;
	used_ms: number | null;
}

/** What a browser was asked to sign; used once. */
export interface ChallengeTable {
	id: string;
	challenge: string;
	account: string | null;
	body_json: string;
	expires_ms: number;
}

/** Glicko-2, for each number of players. */
export interface RatingTable {
	account: string;
	players: number;
	rating: number;
	deviation: number;
	volatility: number;
	games: number;
	updated_ms: number;
}

/** What a game did to a rating; that it is there says that the game has been rated. */
export interface RatingChangeTable {
	game: string;
	seat: number;
	account: string;
	players: number;
	rating_before: number;
	rating_after: number;
	deviation_after: number;
	at_ms: number;
}

/** Where a browser wants to be told that it is one's turn. */
export interface PushTable {
	id: string;
	session: string;
	account: string | null;
	endpoint: string;
	p256dh: string;
	auth: string;
	failures: number;
	created_ms: number;
}

/** Facts about the whole store. */
export interface MetaTable {
	key: string;
	value: string;
}

export interface Database {
	game: GameTable;
	seat: SeatTable;
	move: MoveTable;
	event: EventTable;
	snapshot: SnapshotTable;
	job: JobTable;
	session: SessionTable;
	transfer: TransferTable;
	account: AccountTable;
	passkey: PasskeyTable;
	challenge: ChallengeTable;
	rating: RatingTable;
	rating_change: RatingChangeTable;
	push: PushTable;
	meta: MetaTable;
}

export type Row<Name extends keyof Database> = Selectable<Database[Name]>;
export type NewRow<Name extends keyof Database> = Insertable<Database[Name]>;
export type Change<Name extends keyof Database> = Updateable<Database[Name]>;

/** In the order in which one may be filled after the other, as a copy of a store is. */
export const TABLES = [
	'meta',
	'account',
	'passkey',
	'challenge',
	'session',
	'game',
	'seat',
	'move',
	'event',
	'snapshot',
	'job',
	'transfer',
	'rating',
	'rating_change',
	'push',
] as const satisfies readonly (keyof Database)[];
