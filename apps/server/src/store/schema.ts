/**
 * The tables, the same for SQLite and PostgreSQL. Times are milliseconds of the database clock, booleans are
 * 0 and 1, and `_json` columns are JSON text.
 */
import type { GameStatus, ReportKind, ReportOutcome, Speed } from '@rumis/protocol';
import type { EndReason } from '@rumis/table';
import type { Insertable, Selectable, Updateable } from 'kysely';

export interface GameTable {
	id: string;
	/** Changes whenever the log is replaced, so clients do not resume from outdated state. */
	epoch: string;
	status: GameStatus;
	/** The last event, and the ply after it. */
	seq: number;
	ply: number;
	/** How often moves were taken back: the plies after that are different moves. */
	branch: number;
	/** The terms (`TableTerms`), and columns for listing. */
	terms_json: string;
	scenario: string;
	mode: string;
	players: number;
	private: number;
	rated: number;
	/** The random seed of the table, for bots and a random ruin. */
	seed: number;
	creator: string;
	/** A coarse hash of the creator's address, for fair scheduling of bots. */
	source: string;
	invite_id: string | null;
	invite_hash: string | null;
	/** Free seats, open ones and those reserved by link. */
	free_open: number;
	free_link: number;
	/** The seat to move, since when, and its deadline. */
	turn_seat: number | null;
	turn_ms: number | null;
	deadline_ms: number | null;
	standings_json: string | null;
	rematch_of: string | null;
	rematch_game: string | null;
	/** The number of chat lines. */
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
	/** How the seat is offered while it is free. */
	offered: 'open' | 'link';
	name: string;
	bot: string | null;
	/** The owner of the seat. Kept when a bot takes over, so the game stays in the owner's list. */
	session: string | null;
	account: string | null;
	/** Whether an external program plays here. */
	program: number;
	/** The account this seat is rated for, fixed when the game begins. */
	rated: string | null;
	spent_ms: number;
	moves: number;
	left_why: EndReason | null;
	wants_rematch: number;
	rank: number | null;
	points: number | null;
	/** The owner's planned replies (`Plan`). Secret. */
	plan_json: string | null;
}

/** Append-only. The primary key guarantees one move per position. */
export interface MoveTable {
	game: string;
	branch: number;
	ply: number;
	/** The event of this move. */
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
	/** The clocks after it (`ClockFacts`), if they changed. */
	clock_json: string | null;
	at_ms: number;
	/** The session and id of the request, to detect retries. */
	session: string | null;
	client_id: string | null;
	/** The owner of the name in this event: an account, or a session without one. */
	owner: string | null;
}

/** The table after an event: a cache, rebuilt from the events when it does not match them. */
export interface SnapshotTable {
	game: string;
	seq: number;
	table_text: string;
	hash: string;
}

/** A scheduled job, run by the node that holds the lease. */
export interface JobTable {
	/** Unique per task: writing it again moves it. */
	key: string;
	kind: string;
	game: string | null;
	due_ms: number;
	/** The end of the lease. */
	lease_ms: number;
	lease_by: string | null;
	attempts: number;
	body_json: string;
}

/** A browser (`cookie`) or a program (`token`). Only the hash of its secret is stored. */
export interface SessionTable {
	id: string;
	kind: 'cookie' | 'token';
	hash: string;
	name: string;
	account: string | null;
	/** The owner's label for a token. */
	label: string;
	created_ms: number;
	seen_ms: number;
	expires_ms: number;
	/** The end of host mode. */
	host_ms: number | null;
	/** The last known address; deleted after a while. */
	address: string | null;
}

/** A one-time link that moves a seat to another device. Valid as long as its session has the seat. */
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

/** A search for an opponent. */
export interface PairingTable {
	session: string;
	account: string | null;
	/** The board; null for any. */
	scenario: string | null;
	speed: Speed;
	/** The rating in two-player games; newcomers have the default. */
	rating: number;
	/** A hash of the address, as tables have it. */
	source: string;
	since_ms: number;
	/** The last poll. */
	seen_ms: number;
	/** The matched game, and when. */
	game: string | null;
	matched_ms: number | null;
}

export interface AccountTable {
	id: string;
	name: string;
	/** The name without case, accents and spaces; unique. */
	name_key: string;
	password_hash: string | null;
	created_ms: number;
	seen_ms: number;
	role: 'host' | null;
}

/** The lookalike keys of account names (`skeletonsOf`); unique. */
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

/** A WebAuthn challenge; used once. */
export interface ChallengeTable {
	id: string;
	challenge: string;
	account: string | null;
	body_json: string;
	expires_ms: number;
}

/** Glicko-2, per number of players. */
export interface RatingTable {
	account: string;
	players: number;
	rating: number;
	deviation: number;
	volatility: number;
	games: number;
	updated_ms: number;
}

/** The effect of a game on a rating. If present, the game has been rated. */
export interface RatingChangeTable {
	game: string;
	seat: number;
	account: string;
	players: number;
	rating_before: number;
	rating_after: number;
	deviation_after: number;
	at_ms: number;
	/** A coarse hash of the address where the account was last seen; empty if unknown. */
	source: string;
}

/** Glicko-2 of a puzzle; no row before the first attempt. */
export interface PuzzleTable {
	id: string;
	rating: number;
	deviation: number;
	volatility: number;
	tried: number;
}

/** Glicko-2 of a puzzle solver. */
export interface PuzzleRatingTable {
	account: string;
	rating: number;
	deviation: number;
	volatility: number;
	solved: number;
	tried: number;
	updated_ms: number;
}

/** The first attempt of an account at a puzzle; only this one counts. */
export interface PuzzleAttemptTable {
	account: string;
	puzzle: string;
	/** Null after giving up. */
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

/** A damaged game, which is not served. */
export interface QuarantineTable {
	game: string;
	/** The reason, in one line for the host. */
	why: string;
	at_ms: number;
}

/** A player's report about a message, a name or a player. */
export interface ReportTable {
	/** A hash of reporter and subject, so repeated reports are one. */
	id: string;
	kind: ReportKind;
	game: string | null;
	/** The event of the reported message. */
	seq: number | null;
	seat: number | null;
	/** A copy of the message. */
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
	/** Null if unlimited. */
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

/** Append-only log of host actions. */
export interface AuditTable {
	id: string;
	at_ms: number;
	actor: string;
	action: string;
	subject: string;
	/** The affected account, so its name can be removed when it is deleted. */
	account: string | null;
	detail_json: string;
}

/** Metadata of the whole store. */
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

/** In the order of their foreign keys, for filling a new store. */
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
