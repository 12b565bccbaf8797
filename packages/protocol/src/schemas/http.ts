import { COLOURS, MODES } from '@rumis/rules';
import { PLAN_LIMITS } from '@rumis/table';
import { z } from 'zod';
import { CLOCK_BOUNDS } from '../limits.js';
import { ABSENT_CHOICES, CHAT_CHOICES, RUIN_CHOICES } from '../tables.js';
import { botSchema, countSchema, idSchema, nameSchema, secretSchema } from './common.js';

const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
	z.int().min(least).max(most);

export const clockSchema = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('none') }),
	z.strictObject({
		kind: z.literal('live'),
		base: within(CLOCK_BOUNDS.base),
		increment: within(CLOCK_BOUNDS.increment),
	}),
	z.strictObject({ kind: z.literal('move'), each: within(CLOCK_BOUNDS.each) }),
]);

/** A requested seat: your own, open to anyone, reserved by link, or a bot's. */
export const wantedSeatSchema = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('me') }),
	z.strictObject({ kind: z.literal('open') }),
	z.strictObject({ kind: z.literal('link') }),
	z.strictObject({ kind: z.literal('bot'), bot: botSchema }),
]);

/** POST /api/tables */
export const createTableSchema = z.strictObject({
	scenario: z.string().min(1),
	mode: z
		.enum(MODES)
		.optional()
		.describe('Default: transfer for two players on boards made for it, else standard'),
	players: z.int().min(2).max(6),
	start: z.enum(COLOURS).optional().describe('Default: the first colour'),
	colours: z
		.array(z.enum(COLOURS))
		.min(2)
		.max(6)
		.optional()
		.describe('In the order in which they play; default: yellow, red, green, blue, violet, orange'),
	ruin: z.enum(RUIN_CHOICES).default('turns'),
	clock: clockSchema.default({ kind: 'none' }),
	seats: z.array(wantedSeatSchema).min(2).max(6),
	absent: z.enum(ABSENT_CHOICES).default('end'),
	standIn: botSchema.default('level:4'),
	chat: z.enum(CHAT_CHOICES).default('all'),
	private: z.boolean().default(false),
	rated: z.boolean().default(false),
	/** The player's name at this table; default: the session's. */
	name: nameSchema.optional(),
});

/** POST /api/tables/:id/seats. Without a seat, the first free one. */
export const sitDownSchema = z.strictObject({
	seat: countSchema.max(5).optional(),
	name: nameSchema.optional(),
	invite: secretSchema.optional(),
});

/** PUT /api/me */
export const meSchema = z.strictObject({ name: nameSchema });

/** POST /api/transfers */
export const claimSchema = z.strictObject({ secret: secretSchema });

/** GET /api/tables, GET /api/archive, GET /api/mine. `before` is a time, for paging. */
export const listSchema = z.strictObject({
	limit: z.coerce.number().int().min(1).max(100).default(50),
	before: z.coerce.number().int().min(0).optional(),
});
export const lobbySchema = z.strictObject({
	...listSchema.shape,
	status: z.enum(['waiting', 'playing']).default('waiting'),
});

/** PUT /api/tables/:id/plan. Each line has all moves in turn from this ply on; an empty plan deletes it. */
export const planSchema = z.strictObject({
	ply: countSchema,
	plan: z.array(z.array(z.string().max(120)).min(2).max(PLAN_LIMITS.moves)).max(PLAN_LIMITS.lines),
});

export const tableParamsSchema = z.strictObject({ id: idSchema });

export type CreateTable = z.input<typeof createTableSchema>;
export type CheckedTable = z.output<typeof createTableSchema>;
export type SitDown = z.infer<typeof sitDownSchema>;
export type WantedSeat = z.infer<typeof wantedSeatSchema>;
