/** The schemas of all that comes in. They bring zod with them; a browser needs only the types of the main entry. */
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
