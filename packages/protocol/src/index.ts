/** The wire of online tables: types and constants, without any code that a browser would have to load. */
export type { Failed, Invite, Me, Seated, TableList, Transfer } from './answers.js';
export { ONLINE_ERRORS, type OnlineErrorCode, type Refusal } from './codes.js';
export {
	ABSENT_AFTER,
	CLOCK_BOUNDS,
	MAX_ACCOUNT_NAME,
	MAX_CHAT,
	MAX_ENDPOINT,
	MAX_FRAME,
	MAX_MISSED,
	MAX_ONLINE_NAME,
	MAX_PASSWORD,
	MAX_SCENARIO,
	MAX_TOKEN_LABEL,
	MAX_TOKENS,
	MAX_WISH_ID,
	MIN_PASSWORD,
	PROTOCOL_VERSION,
} from './limits.js';
export type {
	Leaderboard,
	LeaderboardEntry,
	NewToken,
	Profile,
	PushKey,
	PushNotice,
	Rating,
	TokenInfo,
	TokenList,
} from './people.js';
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
export type {
	DeleteAccount,
	NewPassword,
	SignIn,
	Subscribe,
	Unsubscribe,
	WantedToken,
} from './schemas/people.js';
export type { Presence, ServerMessage } from './serverMessage.js';
