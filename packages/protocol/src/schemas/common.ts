import { z } from 'zod';
import { MAX_ONLINE_NAME, MAX_REQUEST_ID } from '../limits.js';

/** Ids that the server makes: of tables, sessions and the like. */
export const idSchema = z.string().regex(/^[\w-]{8,40}$/);

/** A secret that the server made: an id, a dot, and at least 128 random bits. */
export const secretSchema = z.string().regex(/^[\w-]{8,40}\.[\w-]{22,86}$/);

/** The id that a client gives a request. Sent again under the same id it is done only once. */
export const requestIdSchema = z.string().regex(new RegExp(`^[\\w-]{1,${MAX_REQUEST_ID}}$`));

/** Cleaned by the server; here only its length is bounded. */
export const nameSchema = z.string().max(MAX_ONLINE_NAME * 4);

/** No larger than databases count. */
export const countSchema = z
	.int()
	.min(0)
	.max(2 ** 31 - 1);

/** Bots whose thinking is bounded. */
export const botSchema = z.string().regex(/^(random|greedy|(level|climber|blocker|spreader):[1-9])$/);
