import { z } from 'zod';
import { MAX_CHAT } from '../limits.js';
import { countSchema, idSchema, wishIdSchema } from './common.js';

/** A wish about a table, which is answered by `ack` or `nack` with its id. */
const wish = { id: wishIdSchema, game: idSchema };

/** Every message that a client may send over the socket. Unknown kinds and unknown keys are refused. */
export const clientMessageSchema = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('hello'), protocol: countSchema }),
	/** To see a table: from the beginning, or from what the client knows already. */
	z.strictObject({
		kind: z.literal('join'),
		game: idSchema,
		since: countSchema.optional(),
		epoch: idSchema.optional(),
	}),
	/** To see it no longer. The seat stays. */
	z.strictObject({ kind: z.literal('part'), game: idSchema }),
	z.strictObject({ kind: z.literal('move'), ...wish, ply: countSchema, move: z.string().max(120) }),
	/** To take back to the ply `to`; without it, one's own last move. */
	z.strictObject({ kind: z.literal('undo'), ...wish, to: countSchema.optional() }),
	z.strictObject({ kind: z.literal('answerUndo'), ...wish, agree: z.boolean() }),
	z.strictObject({ kind: z.literal('resign'), ...wish }),
	/** To go on without somebody who is gone, at a table without a clock. */
	z.strictObject({ kind: z.literal('claim'), ...wish, seat: countSchema }),
	/** To take one's seat back from the bot that plays there. */
	z.strictObject({ kind: z.literal('return'), ...wish }),
	z.strictObject({ kind: z.literal('rematch'), ...wish }),
	z.strictObject({ kind: z.literal('say'), ...wish, text: z.string().min(1).max(MAX_CHAT) }),
	z.strictObject({ kind: z.literal('ping'), at: z.number().optional() }),
]);

export type ClientMessage = z.infer<typeof clientMessageSchema>;
