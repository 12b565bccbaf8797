/** The schemas of all that comes in. They bring zod with them; a browser needs only the types of the main entry. */

export * from './answers.js';
export { type ClientMessage, clientMessageSchema } from './clientMessage.js';
export {
	botSchema,
	countSchema,
	idSchema,
	nameSchema,
	secretSchema,
	wishIdSchema,
} from './common.js';
export {
	type CheckedTable,
	type Claim,
	type CreateTable,
	claimSchema,
	clockSchema,
	createTableSchema,
	listSchema,
	lobbySchema,
	meSchema,
	type SetMe,
	type SitDown,
	sitDownSchema,
	tableParamsSchema,
	type WantedSeat,
	wantedSeatSchema,
} from './http.js';
export {
	accountParamsSchema,
	archiveSchema,
	type DeleteAccount,
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
	type Unsubscribe,
	unsubscribeSchema,
	type WantedToken,
} from './people.js';
