/**
 * The tables, one set for SQLite and PostgreSQL. Points in time are milliseconds of the database's clock,
 * truths are 0 and 1, and what ends in `_json` is JSON text.
 */
import type { GameStatus, ReportKind, ReportOutcome, Speed } from '@rumis/protocol';
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
	/** A mark of the address that it was made from, shared by many addresses: so that bots serve all in turn. */
	source: string;
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
	/** Replies that its owner has planned (`PlanNode[]`). Nobody else is told of them. */
	plan_json: string | null;
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
	/** The session that requested it, and the id of the request: a repeated request is found by them. */
	session: string | null;
	client_id: string | null;
	/** Whose name it tells: an account, or a session without one. */
	owner: string | null;
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
	/** Until then a host may act as one without the password. */
	host_ms: number | null;
	/** Where it was last seen; forgotten after a while. */
	address: string | null;
}

/** A one-time link that moves a seat to another device. It is good as long as its session has the seat. */
export interface TransferTable {
	id: string;
	hash: string;
	game: string;
	seat: number;
	session: string;
	created_ms: number;
	expires_ms: number;
	used_ms: number | null;
}

/** Somebody who looks for an opponent. */
export interface PairingTable {
	session: string;
	account: string | null;
	/** The board; null for any. */
	scenario: string | null;
	speed: Speed;
	/** Among games of two; everybody begins with the same. */
	rating: number;
	/** A mark of the address, as tables have it. */
	source: string;
	since_ms: number;
	/** When they last asked. */
	seen_ms: number;
	/** The game that was found, and when. */
	game: string | null;
	matched_ms: number | null;
}

export interface AccountTable {
	id: string;
	name: string;
	/** The name without case, accents and spaces, to find it by: no two accounts have the same. */
	name_key: string;
	password_hash: string | null;
	created_ms: number;
	seen_ms: number;
	role: 'host' | null;
}

/** What the name of an account looks like (`skeletonsOf`). Nobody else may have a name that looks so. */
export interface SkeletonTable {
	key: string;
	account: string;
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

/** Glicko-2 of a puzzle; one that nobody has tried has no row. */
export interface PuzzleTable {
	id: string;
	rating: number;
	deviation: number;
	volatility: number;
	tried: number;
}

/** Glicko-2 of somebody who solves puzzles. */
export interface PuzzleRatingTable {
	account: string;
	rating: number;
	deviation: number;
	volatility: number;
	solved: number;
	tried: number;
	updated_ms: number;
}

/** The first attempt of an account at a puzzle, the only one that counts. */
export interface PuzzleAttemptTable {
	account: string;
	puzzle: string;
	/** Null when they gave up. */
	move: string | null;
	solved: number;
	rating_before: number;
	rating_after: number;
	at_ms: number;
}

/** Push subscriptions: where a browser is notified that it is the player's turn. */
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

/** A game whose rows or log are damaged. It is not served, and the others are. */
export interface QuarantineTable {
	game: string;
	/** What is wrong with it, in one line for the host. */
	why: string;
	at_ms: number;
}

/** What a player reported: a message, a name or a player. */
export interface ReportTable {
	/** Made of who reports what, so that the same report sent again is the same one. */
	id: string;
	kind: ReportKind;
	game: string | null;
	/** The event of a message. */
	seq: number | null;
	seat: number | null;
	/** The message as it was. */
	text: string | null;
	about_name: string;
	about_session: string | null;
	about_account: string | null;
	why: string;
	reporter_name: string;
	reporter_session: string;
	reporter_account: string | null;
	created_ms: number;
	closed_ms: number | null;
	closed_by: string | null;
	outcome: ReportOutcome | null;
}

/** A mute or a ban. */
export interface SanctionTable {
	id: string;
	kind: 'mute' | 'ban';
	subject: 'account' | 'session' | 'address';
	/** The id of the account or session, or a range of addresses. */
	value: string;
	label: string;
	why: string;
	by_name: string;
	created_ms: number;
	/** Null: until it is lifted. */
	until_ms: number | null;
}

/** A notice to everybody. */
export interface AnnouncementTable {
	id: string;
	text: string;
	by_name: string;
	created_ms: number;
	until_ms: number;
}

/** Append-only: what hosts did. */
export interface AuditTable {
	id: string;
	at_ms: number;
	actor: string;
	action: string;
	subject: string;
	/** The account that it was done to, so that its name can be taken out when it is deleted. */
	account: string | null;
	detail_json: string;
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
	pairing: PairingTable;
	account: AccountTable;
	skeleton: SkeletonTable;
	passkey: PasskeyTable;
	challenge: ChallengeTable;
	rating: RatingTable;
	rating_change: RatingChangeTable;
	puzzle: PuzzleTable;
	puzzle_rating: PuzzleRatingTable;
	puzzle_attempt: PuzzleAttemptTable;
	push: PushTable;
	quarantine: QuarantineTable;
	report: ReportTable;
	sanction: SanctionTable;
	announcement: AnnouncementTable;
	audit: AuditTable;
	meta: MetaTable;
}

export type Row<Name extends keyof Database> = Selectable<Database[Name]>;
export type NewRow<Name extends keyof Database> = Insertable<Database[Name]>;
export type Change<Name extends keyof Database> = Updateable<Database[Name]>;

/** In the order in which one may be filled after the other, as a copy of a store is. */
export const TABLES = [
	'meta',
	'account',
	'skeleton',
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
	'pairing',
	'rating',
	'rating_change',
	'puzzle',
	'puzzle_rating',
	'puzzle_attempt',
	'push',
	'quarantine',
	'report',
	'sanction',
	'announcement',
	'audit',
] as const satisfies readonly (keyof Database)[];
