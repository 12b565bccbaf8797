/** The wire of online tables: types and constants, without any code that a browser would have to load. */
export type { Failed, Invite, Me, Seated, TableList, Transfer } from './answers.js';
export { ONLINE_ERRORS, type OnlineErrorCode, type Refusal } from './codes.js';
export {
	CLOCK_BOUNDS,
	MAX_CHAT,
	MAX_FRAME,
	MAX_MISSED,
	MAX_ONLINE_NAME,
	MAX_SCENARIO,
	MAX_WISH_ID,
	PROTOCOL_VERSION,
} from './limits.js';
export type {
	ClockFacts,
	GameStatus,
	LoggedEvent,
	RoomEvent,
	SeatView,
	TableInfo,
	TableRow,
	TableTerms,
} from './room.js';
export type { ClientMessage } from './schemas/clientMessage.js';
export type { CheckedTable, Claim, CreateTable, SetMe, SitDown, WantedSeat } from './schemas/http.js';
export type { Presence, ServerMessage } from './serverMessage.js';
