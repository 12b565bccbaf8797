/**
 * The wire protocol of online tables: types, constants, and the parser of server messages. Zod is in
 * `schemas`.
 */
export * from './answers.js';
export * from './codes.js';
export * from './limits.js';
export * from './moderation.js';
export * from './pairing.js';
export { parseServerMessage } from './parseServerMessage.js';
export * from './people.js';
export * from './puzzles.js';
export type { ClientMessage, RequestMessage, TableRequest } from './schemas/clientMessage.js';
export type { CheckedTable, CreateTable, SitDown, WantedSeat } from './schemas/http.js';
export type { CheckedReport, HostAction, WantedReport } from './schemas/moderation.js';
export type { CheckedPairing, WantedPairing } from './schemas/pairing.js';
export type {
	NewPassword,
	SignIn,
	Subscribe,
} from './schemas/people.js';
export * from './serverMessage.js';
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
