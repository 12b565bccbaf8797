/** The schemas of all input. They depend on zod; browsers only need the types of the main entry. */

export * from './answers.js';
export { type ClientMessage, clientMessageSchema } from './clientMessage.js';
export {
	botSchema,
	countSchema,
	idSchema,
	nameSchema,
	requestIdSchema,
	secretSchema,
} from './common.js';
export {
	type CheckedTable,
	type CreateTable,
	claimSchema,
	clockSchema,
	createTableSchema,
	listSchema,
	lobbySchema,
	meSchema,
	planSchema,
	type SitDown,
	sitDownSchema,
	tableParamsSchema,
	type WantedSeat,
	wantedSeatSchema,
} from './http.js';
export {
	type CheckedReport,
	type HostAction,
	hostActionSchema,
	hostReportsSchema,
	reportSchema,
	unlockSchema,
	type WantedReport,
} from './moderation.js';
export {
	type CheckedPairing,
	pairingPoolsSchema,
	pairingSchema,
	type WantedPairing,
	wantedPairingSchema,
} from './pairing.js';
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
	unsubscribeSchema,
} from './people.js';
export {
	puzzleAttemptSchema,
	puzzleParamsSchema,
	puzzleStandingSchema,
	type WantedAttempt,
	wantedAttemptSchema,
} from './puzzles.js';
