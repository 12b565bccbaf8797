/** The schemas of all input. They depend on zod; browsers only need the types of the main entry. */

export * from './answers.js';
export { type ClientMessage, clientMessageSchema } from './clientMessage.js';
export * from './common.js';
export * from './http.js';
export * from './moderation.js';
export * from './pairing.js';
export {
	accountParamsSchema,
	archiveSchema,
	deleteAccountSchema,
	leaderboardSchema,
	type NewPassword,
	newPasswordSchema,
	newTokenSchema,
	type SignIn,
	type Subscribe,
	signInSchema,
	subscribeSchema,
	tokenParamsSchema,
	unsubscribeSchema,
} from './people.js';
export * from './puzzles.js';
