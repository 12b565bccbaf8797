/** Schemas of responses: for the API description, and to validate responses in tests. */
import { COLOURS, MODES } from '@rumis/rules';
import { END_REASONS, TABLE_ERRORS } from '@rumis/table';
import { z } from 'zod';
import { ONLINE_ERRORS } from '../codes.js';
import { REPORT_KINDS, REPORT_OUTCOMES } from '../moderation.js';
import { ABSENT_CHOICES, CHAT_CHOICES, GAME_STATUSES, RUIN_CHOICES, SEAT_KINDS } from '../tables.js';
import { clockSchema } from './http.js';

const time = z
	.number()
	.describe('A point in time: milliseconds since 1970, by the clock of the server’s database');
const seatNumber = z.int().min(0).max(5);

export const failedSchema = z
	.object({ error: z.looseObject({ code: z.enum([...ONLINE_ERRORS, ...TABLE_ERRORS]) }) })
	.describe('Why it was refused; some codes come with more that explains them');

export const meAnswerSchema = z.strictObject({
	name: z.string().nullable().describe('Null without a session: it begins with a name or a seat'),
	account: z.strictObject({ name: z.string() }).nullable(),
});

export const seatViewSchema = z.strictObject({
	kind: z.enum(SEAT_KINDS),
	name: z.string(),
	bot: z.string().nullable(),
	account: z.boolean().describe('The person has an account, and `name` is its name'),
	program: z.boolean().describe('An external program plays'),
	left: z.enum(END_REASONS).nullable(),
	rating: z
		.strictObject({ rating: z.int(), isProvisional: z.boolean() })
		.optional()
		.describe('Omitted without an account, and before the first rated game'),
});

export const standingSchema = z.strictObject({ seat: seatNumber, rank: z.int(), points: z.int() });

export const clockFactsSchema = z.strictObject({
	spent: z.array(z.number()),
	moves: z.array(z.int()),
	turn: z.strictObject({ seat: seatNumber, since: time, deadline: time.nullable() }).nullable(),
});

const statusSchema = z.enum(GAME_STATUSES);

export const termsSchema = z.strictObject({
	scenario: z.string().describe('The id of a built-in board, or the JSON text of another one'),
	mode: z.enum(MODES),
	players: z.int(),
	start: z.enum(COLOURS),
	colours: z
		.array(z.enum(COLOURS))
		.optional()
		.describe('In the order in which they play; left out where they are the default ones'),
	ruin: z.enum(RUIN_CHOICES),
	clock: clockSchema,
	absent: z.enum(ABSENT_CHOICES),
	standIn: z.string(),
	chat: z.enum(CHAT_CHOICES),
	private: z.boolean(),
	rated: z.boolean(),
});

export const tableInfoSchema = z.strictObject({
	id: z.string(),
	epoch: z.string(),
	status: statusSchema,
	seq: z.int(),
	ply: z.int(),
	terms: termsSchema,
	seats: z.array(seatViewSchema),
	isRated: z
		.boolean()
		.describe('The game is rated: the players agreed to it, and at least two of them have accounts'),
	you: seatNumber.nullable().describe('The seat of the caller'),
	isCreator: z.boolean(),
	author: z.string().optional().describe('Marks the messages of the caller; omitted without a session'),
	clock: clockFactsSchema,
	standings: z.array(standingSchema).nullable(),
	ratingChanges: z
		.array(z.strictObject({ seat: seatNumber, before: z.int(), after: z.int() }))
		.optional()
		.describe('What the game did to ratings; left out before it was rated'),
	rematchAsked: z.array(seatNumber),
	rematch: z.string().nullable(),
	createdAt: time,
	startedAt: time.nullable(),
	overAt: time.nullable(),
});

export const tableRowSchema = z.strictObject({
	id: z.string(),
	status: statusSchema,
	scenario: z.string(),
	board: z.string().optional().describe('The JSON text of a board that is not built in'),
	mode: z.enum(MODES),
	players: z.int(),
	colours: z.array(z.enum(COLOURS)).optional(),
	clock: clockSchema,
	rated: z.boolean(),
	seats: z.array(seatViewSchema),
	ply: z.int(),
	toMove: seatNumber.nullable(),
	deadline: time.nullable(),
	standings: z.array(standingSchema).nullable(),
	updatedAt: time,
	you: seatNumber.optional(),
});

export const tableListSchema = z.strictObject({
	tables: z.array(tableRowSchema),
	before: z.number().nullable().describe('Cursor of the next page; null on the last one'),
	now: time,
});

export const seatedSchema = z.strictObject({
	table: tableInfoSchema,
	invite: z
		.string()
		.nullable()
		.describe('The secret of the link, sent only to the player who created the table'),
});

export const planAnswerSchema = z.strictObject({
	ply: z.int(),
	plan: z
		.array(z.array(z.string()))
		.describe('Lines of alternating moves; sent only to the player in the seat'),
});

export const inviteSchema = z.strictObject({ invite: z.string() });
export const transferSchema = z.strictObject({ secret: z.string(), expiresAt: time });

export const ratingSchema = z.strictObject({
	players: z.int().min(2).max(6),
	rating: z.int(),
	deviation: z.int(),
	games: z.int(),
	isProvisional: z.boolean(),
});

export const profileSchema = z.strictObject({
	name: z.string(),
	since: time,
	ratings: z.array(ratingSchema),
	games: z.int(),
});

export const leaderboardAnswerSchema = z.strictObject({
	players: z.int(),
	entries: z.array(
		z.strictObject({
			rank: z.int(),
			name: z.string(),
			rating: z.int(),
			deviation: z.int(),
			games: z.int(),
		}),
	),
});

export const tokenListSchema = z.strictObject({
	tokens: z.array(
		z.strictObject({ id: z.string(), label: z.string(), madeAt: time, usedAt: time.nullable() }),
	),
});

export const newTokenAnswerSchema = z.strictObject({
	id: z.string(),
	label: z.string(),
	token: z.string().describe('Shown only once'),
});

export const pushKeySchema = z.strictObject({
	key: z
		.string()
		.nullable()
		.describe('The VAPID key for subscriptions; null if the server sends no notifications'),
});

export const hostModeSchema = z.strictObject({
	isHost: z.boolean(),
	unlockedUntil: time.nullable().describe('Until then, host actions need no password'),
});

const reportedPersonSchema = z.strictObject({
	name: z.string(),
	account: z.string().nullable(),
	session: z.string().nullable(),
	address: z.string().nullable(),
	isMuted: z.boolean(),
	otherReports: z.int(),
});

export const hostReportSchema = z.strictObject({
	id: z.string(),
	kind: z.enum(REPORT_KINDS),
	at: time,
	why: z.string(),
	reporter: z.string(),
	about: reportedPersonSchema,
	game: z.string().nullable(),
	text: z.string().nullable(),
	context: z.array(
		z.strictObject({ seq: z.int(), at: time, name: z.string(), text: z.string(), isReported: z.boolean() }),
	),
	outcome: z.enum(REPORT_OUTCOMES).nullable(),
	closedBy: z.string().nullable(),
});

export const reportListSchema = z.strictObject({
	reports: z.array(hostReportSchema),
	before: z.number().nullable(),
});

export const sanctionListSchema = z.strictObject({
	sanctions: z.array(
		z.strictObject({
			id: z.string(),
			kind: z.enum(['mute', 'ban']),
			subject: z.enum(['account', 'session', 'address']),
			label: z.string(),
			why: z.string(),
			by: z.string(),
			at: time,
			until: time.nullable().describe('Null until it is lifted'),
		}),
	),
});

export const noticeListSchema = z.strictObject({
	notices: z.array(z.strictObject({ id: z.string(), text: z.string(), until: time })),
});

export const auditListSchema = z.strictObject({
	entries: z.array(
		z.strictObject({
			id: z.string(),
			at: time,
			actor: z.string(),
			action: z.string(),
			subject: z.string(),
		}),
	),
	before: z.number().nullable(),
});

export const hostActionDoneSchema = z.strictObject({
	password: z.string().nullable().describe('The new password of an account, shown only once'),
});
