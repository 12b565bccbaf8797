import { z } from 'zod';
import { MAX_CHAT } from '../limits.js';
import { countSchema, idSchema, requestIdSchema } from './common.js';

/** A request about a table, which is answered by `ack` or `nack` with its id. */
const request = { id: requestIdSchema, game: idSchema };

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
	z.strictObject({ kind: z.literal('move'), ...request, ply: countSchema, move: z.string().max(120) }),
	/** To take back to the ply `to`; without it, the player's own last move. */
	z.strictObject({ kind: z.literal('undo'), ...request, to: countSchema.optional() }),
	z.strictObject({ kind: z.literal('answerUndo'), ...request, agree: z.boolean() }),
	z.strictObject({ kind: z.literal('resign'), ...request }),
	/** To go on without somebody who is gone, at a table without a clock. */
	z.strictObject({ kind: z.literal('claim'), ...request, seat: countSchema }),
	/** To take the player's seat back from the bot that plays there. */
	z.strictObject({ kind: z.literal('return'), ...request }),
	z.strictObject({ kind: z.literal('rematch'), ...request }),
	z.strictObject({ kind: z.literal('say'), ...request, text: z.string().min(1).max(MAX_CHAT) }),
	z.strictObject({ kind: z.literal('ping'), at: z.number().optional() }),
]);

export type ClientMessage = z.infer<typeof clientMessageSchema>;

/** A message that is answered by `ack` or `nack`. */
export type RequestMessage = Extract<ClientMessage, { id: string }>;

type WithoutEnvelope<Message> = Message extends unknown ? Omit<Message, 'id' | 'game'> : never;
/** What may be requested; the client adds the id and the table. */
export type TableRequest = WithoutEnvelope<RequestMessage>;
