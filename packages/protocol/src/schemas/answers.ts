/** What the server answers, as schemas: for the description of the API, and to check answers in tests. */
import { COLOURS, MODES } from '@rumis/rules';
import { END_REASONS, TABLE_ERRORS } from '@rumis/table';
import { z } from 'zod';
import { ONLINE_ERRORS } from '../codes.js';
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
	kind: z.enum(['open', 'link', 'person', 'bot']),
	name: z.string(),
	bot: z.string().nullable(),
	account: z.boolean().describe('The person has an account, and `name` is its name'),
	program: z.boolean().describe('An outside program plays'),
	left: z.enum(END_REASONS).nullable(),
});

export const standingSchema = z.strictObject({ seat: seatNumber, rank: z.int(), points: z.int() });

export const clockFactsSchema = z.strictObject({
	spent: z.array(z.number()),
	moves: z.array(z.int()),
	turn: z.strictObject({ seat: seatNumber, since: time, deadline: time.nullable() }).nullable(),
});

const statusSchema = z.enum(['waiting', 'playing', 'over', 'cancelled']);

export const termsSchema = z.strictObject({
	scenario: z.string().describe('The id of a built-in board, or the JSON text of another one'),
	mode: z.enum(MODES),
	players: z.int(),
	start: z.enum(COLOURS),
	ruin: z.enum(['turns', 'chance']),
	clock: clockSchema,
	absent: z.enum(['bot', 'end']),
	standIn: z.string(),
	chat: z.enum(['all', 'players', 'none']),
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
	isRated: z.boolean().describe('The game counts: as was agreed, and two or more at the table have accounts'),
	you: seatNumber.nullable().describe('The seat of whoever asks'),
	isCreator: z.boolean(),
	clock: clockFactsSchema,
	standings: z.array(standingSchema).nullable(),
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
	mode: z.enum(MODES),
	players: z.int(),
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
	before: z.number().nullable().describe('To ask for the next page with; null when this is the last'),
	now: time,
});

export const seatedSchema = z.strictObject({
	table: tableInfoSchema,
	invite: z.string().nullable().describe('The secret of the link, told to who created the table'),
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
	token: z.string().describe('Shown this one time'),
});

export const pushKeySchema = z.strictObject({
	key: z.string().nullable().describe('The VAPID key to subscribe with; null where no notices are sent'),
});
