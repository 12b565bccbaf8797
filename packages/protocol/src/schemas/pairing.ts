import { z } from 'zod';
import { QUICK_BOARDS, SPEEDS } from '../pairing.js';
import { nameSchema } from './common.js';

/** PUT /api/pairing: starts a search for an opponent, or polls it. */
export const wantedPairingSchema = z.strictObject({
	scenario: z
		.enum(QUICK_BOARDS.map(({ id }) => id))
		.nullable()
		.default(null)
		.describe('The id of a board for two; null for any'),
	speed: z.enum(SPEEDS),
	name: nameSchema.optional(),
});

export const pairingSchema = z.union([
	z.strictObject({ status: z.literal('waiting'), since: z.number(), now: z.number() }),
	z.strictObject({ status: z.literal('matched'), game: z.string() }),
]);

export const pairingPoolsSchema = z.strictObject({
	pools: z.array(
		z.strictObject({ scenario: z.string().nullable(), speed: z.enum(SPEEDS), waiting: z.int() }),
	),
});

export type WantedPairing = z.input<typeof wantedPairingSchema>;
export type CheckedPairing = z.output<typeof wantedPairingSchema>;
