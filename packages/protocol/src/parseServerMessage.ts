/** Parses server messages: clients only get data that matches its type. */
import {
	type Cell,
	COLOURS,
	err,
	ILLEGAL_REASONS,
	type Illegal,
	MODES,
	MOVE_TEXT_ERRORS,
	type MoveTextError,
	ok,
	type Result,
} from '@rumis/rules';
import {
	type ClockRule,
	END_REASONS,
	isTableEvent,
	readEvent,
	type Standing,
	TABLE_ERRORS,
	type TableEvent,
} from '@rumis/table';
import { ONLINE_ERRORS, type Refusal } from './codes.js';
import {
	isCount,
	isFlag,
	isInteger,
	isNumber,
	isRecord,
	isText,
	listOf,
	nullable,
	oneOf,
	optional,
	recordOf,
	unionOf,
} from './guard.js';
import type { NoticeInfo } from './moderation.js';
import type { ServerMessage } from './serverMessage.js';
import {
	ABSENT_CHOICES,
	CHAT_CHOICES,
	type ClockFacts,
	GAME_STATUSES,
	type LoggedEvent,
	type OnlineEvent,
	type RatingChange,
	RUIN_CHOICES,
	SEAT_KINDS,
	type SeatRating,
	type SeatView,
	type TableInfo,
	type TableTerms,
} from './tables.js';

const isCell = recordOf<Cell>({ x: isInteger, y: isInteger, z: isInteger });
const isIllegal = recordOf<Illegal>({ code: oneOf(ILLEGAL_REASONS), cells: listOf(isCell) });
const isTextError = recordOf<MoveTextError>({
	code: oneOf(MOVE_TEXT_ERRORS),
	column: isCount,
	found: isText,
});

type CodeWithFacts<Each> = Each extends { readonly code: infer Code }
	? Exclude<keyof Each, 'code'> extends never
		? never
		: Code
	: never;

/** The details of each code; codes not listed have none. */
const FACTS = {
	stale: recordOf({ ply: isCount }),
	moveText: recordOf({ reason: isTextError }),
	illegal: recordOf({ illegal: isIllegal }),
	ruinText: recordOf({ number: isCount, reason: isTextError }),
	ruinIllegal: recordOf({ number: isCount, illegal: isIllegal }),
} satisfies Readonly<Record<CodeWithFacts<Refusal>, unknown>>;

const isKnownCode = oneOf([...ONLINE_ERRORS, ...TABLE_ERRORS]);

export const isRefusal = (data: unknown): data is Refusal => {
	if (!isRecord(data) || !isKnownCode(data.code)) return false;
	const facts = Object.entries(FACTS).find(([code]) => code === data.code)?.[1];
	return facts?.(data) ?? true;
};

export const isClockFacts = recordOf<ClockFacts>({
	spent: listOf(isNumber),
	moves: listOf(isInteger),
	turn: nullable(recordOf({ seat: isCount, since: isNumber, deadline: nullable(isNumber) })),
});

const isClockRule = unionOf<ClockRule>({
	none: {},
	live: { base: isInteger, increment: isInteger },
	move: { each: isInteger },
});

const isTerms = recordOf<TableTerms>({
	scenario: isText,
	mode: oneOf(MODES),
	players: isInteger,
	start: oneOf(COLOURS),
	colours: optional(listOf(oneOf(COLOURS))),
	ruin: oneOf(RUIN_CHOICES),
	clock: isClockRule,
	absent: oneOf(ABSENT_CHOICES),
	standIn: isText,
	chat: oneOf(CHAT_CHOICES),
	private: isFlag,
	rated: isFlag,
});

const isSeatView = recordOf<SeatView>({
	kind: oneOf(SEAT_KINDS),
	name: isText,
	bot: nullable(isText),
	account: isFlag,
	program: isFlag,
	left: nullable(oneOf(END_REASONS)),
	rating: optional(recordOf<SeatRating>({ rating: isInteger, isProvisional: isFlag })),
});

const areStandings = listOf(recordOf<Standing>({ seat: isCount, rank: isInteger, points: isInteger }));

const areRatingChanges = listOf(
	recordOf<RatingChange>({ seat: isCount, before: isInteger, after: isInteger }),
);

export const isTableInfo = recordOf<TableInfo>({
	id: isText,
	epoch: isText,
	status: oneOf(GAME_STATUSES),
	seq: isInteger,
	ply: isInteger,
	terms: isTerms,
	seats: listOf(isSeatView),
	isRated: isFlag,
	you: nullable(isCount),
	isCreator: isFlag,
	author: optional(isText),
	clock: isClockFacts,
	standings: nullable(areStandings),
	ratingChanges: optional(areRatingChanges),
	rematchAsked: listOf(isCount),
	rematch: nullable(isText),
	createdAt: isNumber,
	startedAt: nullable(isNumber),
	overAt: nullable(isNumber),
});

/** Guards of the events that are not the referee's. */
const AROUND_TABLE = {
	sat: { seat: isCount, name: isText },
	stood: { seat: isCount },
	started: { table: isText },
	left: { seat: isCount, why: oneOf(END_REASONS) },
	said: { author: isText, seat: nullable(isCount), name: isText, text: isText },
	over: { standings: areStandings },
	rated: { changes: areRatingChanges },
	rematchAsked: { seat: isCount },
	rematch: { game: isText },
	cancelled: {},
	paused: { ms: isNumber },
} as const;

const isAroundTable = unionOf<Exclude<OnlineEvent, TableEvent>>(AROUND_TABLE);

/** Unknown kinds of events of a newer server pass: consumers skip them. */
const isOnlineEvent = (data: unknown): data is OnlineEvent => {
	if (!isRecord(data) || !isText(data.kind)) return false;
	if (isTableEvent({ kind: data.kind })) return readEvent(data) !== null;
	return !Object.hasOwn(AROUND_TABLE, data.kind) || isAroundTable(data);
};

const areEvents = listOf(
	recordOf<LoggedEvent>({
		seq: isCount,
		at: isNumber,
		event: isOnlineEvent,
		clock: optional(isClockFacts),
	}),
);

const isServerMessage = unionOf<ServerMessage>({
	welcome: { protocol: isInteger, name: isText, account: nullable(isText), now: isNumber },
	table: { game: isText, info: isTableInfo, table: nullable(isText), chat: areEvents, now: isNumber },
	resumed: {
		game: isText,
		you: nullable(isCount),
		author: optional(isText),
		events: areEvents,
		now: isNumber,
	},
	events: { game: isText, events: areEvents, now: isNumber },
	presence: { game: isText, seats: listOf(isCount), watchers: isCount },
	ack: { id: isText, seq: isCount },
	nack: { id: isText, error: isRefusal, retry: isFlag },
	error: { error: isRefusal, game: optional(isText) },
	notices: { notices: listOf(recordOf<NoticeInfo>({ id: isText, text: isText, until: isNumber })) },
	pong: { at: nullable(isNumber), now: isNumber },
});

/** An unknown code of a newer server is treated as an internal error. */
const withKnownCode = (data: unknown): unknown =>
	isRecord(data) && isRecord(data.error) && !isRefusal(data.error)
		? { ...data, error: { code: 'broken' } }
		: data;

export function parseServerMessage(text: string): Result<ServerMessage, { readonly code: 'badMessage' }> {
	try {
		const message = withKnownCode(JSON.parse(text));
		if (isServerMessage(message)) return ok(message);
	} catch {
		// Not JSON.
	}
	return err({ code: 'badMessage' });
}
