/** The protocol version. A server refuses clients of another version, which then reload themselves. */
export const PROTOCOL_VERSION = 1;

/** The maximum frame a client may send, in bytes. */
export const MAX_FRAME = 4096;

/** The maximum length of a name, a chat line and a request id, in characters. */
export const MAX_ONLINE_NAME = 30;
export const MAX_CHAT = 300;
export const MAX_REQUEST_ID = 40;

/** The maximum length of an account name, in characters, and the limits of its password. */
export const MAX_ACCOUNT_NAME = 20;
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 200;

/** The maximum length of a token label, the tokens per account, and the maximum length of a push endpoint. */
export const MAX_TOKEN_LABEL = 60;
export const MAX_TOKENS = 20;
export const MAX_ENDPOINT = 1000;

/**
 * The maximum length of a report and of a notice, and the maximum duration of a mute, ban or notice in hours.
 */
export const MAX_REPORT = 500;
export const MAX_NOTICE = 500;
export const MAX_SANCTION_HOURS = 10 * 365 * 24;

/** The maximum length of a custom board's text, in characters, and its maximum number of squares. */
export const MAX_SCENARIO = 4000;
export const MAX_SQUARES = 144;

/** With more missed events than these, the client gets the whole table instead. */
export const MAX_MISSED = 200;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * At a table without a clock: the duration of a turn after which the others may go on without an absent
 * player, in milliseconds. Short if a bot takes over, because the owner can return; long if the game ends.
 */
export const ABSENT_AFTER = { bot: 5 * MINUTE, end: 3 * 24 * HOUR } as const;

/** The same for a player who is connected: an open page alone must not keep a lost game from ending. */
export const IDLE_AFTER = 7 * 24 * HOUR;

/** The delay before the first turn of a live game, in milliseconds. */
export const GET_READY = 5 * SECOND;

/** The limits of time controls, in milliseconds. */
export const CLOCK_BOUNDS = {
	base: { least: 10 * SECOND, most: 6 * HOUR },
	increment: { least: 0, most: 5 * MINUTE },
	each: { least: MINUTE, most: 60 * 24 * HOUR },
} as const;
