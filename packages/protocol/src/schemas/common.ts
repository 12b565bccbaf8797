import { z } from 'zod';
import { MAX_ONLINE_NAME, MAX_REQUEST_ID } from '../limits.js';

/** Ids created by the server: of tables, sessions and so on. */
export const idSchema = z.string().regex(/^[\w-]{8,40}$/);

/** A secret created by the server: an id, a dot, and at least 128 random bits. */
export const secretSchema = z.string().regex(/^[\w-]{8,40}\.[\w-]{22,86}$/);

/** The client's id of a request. A retry with the same id is done only once. */
export const requestIdSchema = z.string().regex(new RegExp(`^[\\w-]{1,${MAX_REQUEST_ID}}$`));

/** The server cleans it; only its length is limited here. */
export const nameSchema = z.string().max(MAX_ONLINE_NAME * 4);

/** Limited to the integer range of the database. */
export const countSchema = z
	.int()
	.min(0)
	.max(2 ** 31 - 1);

/** Bots with bounded thinking time. */
export const botSchema = z.string().regex(/^(random|greedy|(level|climber|blocker|spreader):[1-9])$/);
