import { z } from 'zod';

/** An id in the built-in collection. */
export const puzzleParamsSchema = z.strictObject({ id: z.string().regex(/^\d{1,3}-[\w.-]{1,8}$/) });

/** PUT /api/puzzles/:id/attempt */
export const wantedAttemptSchema = z.strictObject({
	move: z.string().max(120).nullable().describe('The move that was tried; null to give up'),
});

export const puzzleStandingSchema = z.strictObject({
	rating: z.int(),
	deviation: z.int(),
	isProvisional: z.boolean(),
	solved: z.int(),
	tried: z.int(),
});

export const puzzleAttemptSchema = z.strictObject({
	isSolved: z.boolean(),
	before: z.int(),
	after: z.int(),
	puzzle: z.int().describe('The rating of the puzzle now'),
	standing: puzzleStandingSchema,
});
