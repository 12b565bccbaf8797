import { z } from 'zod';
import { MAX_ACCOUNT_NAME, MAX_ENDPOINT, MAX_PASSWORD, MAX_TOKEN_LABEL } from '../limits.js';
import { idSchema } from './common.js';
import { listSchema } from './http.js';

/** A generous limit against abuse; a password that is slightly too long gets its own error code. */
export const passwordSchema = z.string().max(MAX_PASSWORD * 10);
export const accountNameSchema = z.string().max(MAX_ACCOUNT_NAME * 4);

/** POST /api/accounts and POST /api/accounts/sign-in */
export const signInSchema = z.strictObject({ name: accountNameSchema, password: passwordSchema });

/** PUT /api/accounts/password */
export const newPasswordSchema = z.strictObject({ old: passwordSchema, new: passwordSchema });

/** DELETE /api/accounts */
export const deleteAccountSchema = z.strictObject({ password: passwordSchema });

/** GET /api/accounts/:name */
export const accountParamsSchema = z.strictObject({ name: accountNameSchema });

/** GET /api/leaderboard */
export const leaderboardSchema = z.strictObject({
	players: z.coerce.number().int().min(2).max(6).default(2),
});

/** POST /api/tokens */
export const newTokenSchema = z.strictObject({ label: z.string().max(MAX_TOKEN_LABEL) });

/** DELETE /api/tokens/:id */
export const tokenParamsSchema = z.strictObject({ id: idSchema });

/** Databases reject NUL and lone surrogates. */
const endpointSchema = z
	.string()
	.max(MAX_ENDPOINT)
	.regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** PUT /api/push: a browser's push subscription. */
export const subscribeSchema = z.strictObject({
	endpoint: endpointSchema,
	keys: z.strictObject({
		p256dh: z.string().regex(/^[\w-]{86,88}={0,2}$/),
		auth: z.string().regex(/^[\w-]{22,24}={0,2}$/),
	}),
});

/** DELETE /api/push */
export const unsubscribeSchema = z.strictObject({ endpoint: endpointSchema });

/** GET /api/archive: of everyone, or of one account. */
export const archiveSchema = z.strictObject({
	...listSchema.shape,
	player: accountNameSchema.optional(),
});

export type SignIn = z.infer<typeof signInSchema>;
export type NewPassword = z.infer<typeof newPasswordSchema>;
export type Subscribe = z.infer<typeof subscribeSchema>;
