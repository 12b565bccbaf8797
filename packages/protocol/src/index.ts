/**
 * The wire protocol of online tables: types, constants, and the parser of server messages. Zod is in
 * `schemas`.
 */
export type { Failed, Invite, Me, Seated, TableList, Transfer } from './answers.js';
export { ONLINE_ERRORS, type OnlineErrorCode, type Refusal, TRANSIENT_ERRORS } from './codes.js';
export {
	ABSENT_AFTER,
	CLOCK_BOUNDS,
	GET_READY,
	MAX_ACCOUNT_NAME,
	MAX_CHAT,
	MAX_ENDPOINT,
	MAX_FRAME,
	MAX_MISSED,
	MAX_NOTICE,
	MAX_ONLINE_NAME,
	MAX_PASSWORD,
	MAX_REPORT,
	MAX_REQUEST_ID,
	MAX_SANCTION_HOURS,
	MAX_SCENARIO,
	MAX_SQUARES,
	MAX_TOKEN_LABEL,
	MAX_TOKENS,
	MIN_PASSWORD,
	PROTOCOL_VERSION,
} from './limits.js';
export {
	type AuditEntry,
	type AuditList,
	type HostActionDone,
	type HostMode,
	type HostReport,
	type NoticeInfo,
	type NoticeList,
	REPORT_KINDS,
	REPORT_OUTCOMES,
	type ReportContext,
	type ReportedPerson,
	type ReportKind,
	type ReportList,
	type ReportOutcome,
	type SanctionInfo,
	type SanctionList,
} from './moderation.js';
export {
	ANY_BOARDS,
	PAIRING_LIFE,
	type Pairing,
	type PairingPool,
	type PairingPools,
	QUICK_BOARDS,
	quickMode,
	SPEED_CLOCKS,
	SPEEDS,
	type Speed,
} from './pairing.js';
export { parseServerMessage } from './parseServerMessage.js';
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
export type { PuzzleAttempt, PuzzleStanding } from './puzzles.js';
export type { ClientMessage, RequestMessage, TableRequest } from './schemas/clientMessage.js';
export type { CheckedTable, CreateTable, SitDown, WantedSeat } from './schemas/http.js';
export type { CheckedReport, HostAction, WantedReport } from './schemas/moderation.js';
export type { CheckedPairing, WantedPairing } from './schemas/pairing.js';
export type {
	DeleteAccount,
	NewPassword,
	SignIn,
	Subscribe,
} from './schemas/people.js';
export type { WantedAttempt } from './schemas/puzzles.js';
export type { Presence, ServerMessage } from './serverMessage.js';
export type {
	ClockFacts,
	GameStatus,
	LoggedEvent,
	OnlineEvent,
	PlanAnswer,
	RatingChange,
	SeatRating,
	SeatView,
	TableInfo,
	TableRow,
	TableTerms,
} from './tables.js';
