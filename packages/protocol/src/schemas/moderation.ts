import { z } from 'zod';
import { MAX_NOTICE, MAX_REPORT, MAX_SANCTION_HOURS } from '../limits.js';
import { REPORT_KINDS, REPORT_OUTCOMES } from '../moderation.js';
import { countSchema, idSchema, nameSchema } from './common.js';
import { listSchema } from './http.js';
import { accountNameSchema, passwordSchema } from './people.js';

/**
 * POST /api/reports. About a chat line, a player at a table, or an account; spectators are identified by
 * their chat.
 */
export const reportSchema = z.strictObject({
	kind: z.enum(REPORT_KINDS),
	about: z.union([
		z.strictObject({ game: idSchema, seq: countSchema }),
		z.strictObject({ game: idSchema, seat: countSchema.max(5) }),
		z.strictObject({ account: accountNameSchema }),
	]),
	why: z.string().max(MAX_REPORT).default(''),
});

/** POST /api/host/unlock */
export const unlockSchema = z.strictObject({ password: passwordSchema });

/** GET /api/host/reports */
export const hostReportsSchema = z.strictObject({
	...listSchema.shape,
	status: z.enum(['open', 'closed']).default('open'),
});

const whoSchema = z.union([
	z.strictObject({ account: accountNameSchema }),
	z.strictObject({ session: idSchema }),
]);
const why = z.string().max(MAX_REPORT).default('');
/** The duration; null if unlimited. */
const hours = z.number().positive().max(MAX_SANCTION_HOURS).nullable();

/** POST /api/host/actions: what a host can do. */
export const hostActionSchema = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('mute'), who: whoSchema, hours, why }),
	z.strictObject({ kind: z.literal('ban'), account: accountNameSchema, hours, why }),
	/** An address, or a range such as `203.0.113.0/24` or `2001:db8::/48`. */
	z.strictObject({ kind: z.literal('banAddress'), range: z.string().max(50), hours, why }),
	/** Lifts a mute or a ban. */
	z.strictObject({ kind: z.literal('lift'), sanction: idSchema }),
	z.strictObject({ kind: z.literal('rename'), who: whoSchema, name: nameSchema }),
	z.strictObject({ kind: z.literal('closeTable'), game: idSchema }),
	z.strictObject({ kind: z.literal('endSession'), session: idSchema }),
	z.strictObject({ kind: z.literal('resetPassword'), account: accountNameSchema }),
	z.strictObject({
		kind: z.literal('notice'),
		text: z.string().min(1).max(MAX_NOTICE),
		hours: z.number().positive().max(MAX_SANCTION_HOURS),
	}),
	z.strictObject({ kind: z.literal('removeNotice'), notice: idSchema }),
	z.strictObject({ kind: z.literal('closeReport'), report: idSchema, outcome: z.enum(REPORT_OUTCOMES) }),
]);

export type WantedReport = z.input<typeof reportSchema>;
export type CheckedReport = z.output<typeof reportSchema>;
export type HostAction = z.output<typeof hostActionSchema>;
