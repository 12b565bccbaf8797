import { z } from 'zod';
import { MAX_CHAT } from '../limits.js';
import { countSchema, idSchema, requestIdSchema } from './common.js';

/** A request at a table, answered by `ack` or `nack` with its id. */
const request = { id: requestIdSchema, game: idSchema };

/** Every message a client may send over the socket. Unknown kinds and keys are rejected. */
export const clientMessageSchema = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('hello'), protocol: countSchema }),
	/** Subscribes to a table: from the beginning, or from the client's state. */
	z.strictObject({
		kind: z.literal('join'),
		game: idSchema,
		since: countSchema.optional(),
		epoch: idSchema.optional(),
	}),
	/** Unsubscribes. The seat is kept. */
	z.strictObject({ kind: z.literal('part'), game: idSchema }),
	z.strictObject({ kind: z.literal('move'), ...request, ply: countSchema, move: z.string().max(120) }),
	/** Takes back to the ply `to`; without it, the player's own last move. */
	z.strictObject({ kind: z.literal('undo'), ...request, to: countSchema.optional() }),
	z.strictObject({ kind: z.literal('answerUndo'), ...request, agree: z.boolean() }),
	z.strictObject({ kind: z.literal('resign'), ...request }),
	/** Goes on without an absent player, at a table without a clock. */
	z.strictObject({ kind: z.literal('claim'), ...request, seat: countSchema }),
	/** Takes the player's seat back from the bot. */
	z.strictObject({ kind: z.literal('return'), ...request }),
	z.strictObject({ kind: z.literal('rematch'), ...request }),
	z.strictObject({ kind: z.literal('say'), ...request, text: z.string().min(1).max(MAX_CHAT) }),
	z.strictObject({ kind: z.literal('ping'), at: z.number().optional() }),
]);

export type ClientMessage = z.infer<typeof clientMessageSchema>;

/** A message answered by `ack` or `nack`. */
export type RequestMessage = Extract<ClientMessage, { id: string }>;

type WithoutEnvelope<Message> = Message extends unknown ? Omit<Message, 'id' | 'game'> : never;
/** A request without the id and the table, which the client adds. */
export type TableRequest = WithoutEnvelope<RequestMessage>;
