/** The version of the wire. A server refuses a client of another one, which then loads itself anew. */
export const PROTOCOL_VERSION = 1;

/** The largest frame that a client may send, in bytes. */
export const MAX_FRAME = 4096;

/** The longest name, line of chat and id of a request, in characters. */
export const MAX_ONLINE_NAME = 30;
export const MAX_CHAT = 300;
export const MAX_REQUEST_ID = 40;

/** The longest name of an account, in characters, and the bounds of its password. */
export const MAX_ACCOUNT_NAME = 20;
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 200;

/** The longest label of a token, how many an account may have, and the longest address for notices. */
export const MAX_TOKEN_LABEL = 60;
export const MAX_TOKENS = 20;
export const MAX_ENDPOINT = 1000;

/** The longest text of a report and of a notice to everybody, and the longest mute, ban or notice in hours. */
export const MAX_REPORT = 500;
export const MAX_NOTICE = 500;
export const MAX_SANCTION_HOURS = 10 * 365 * 24;

/** The longest text of a player's own board, in characters, and the most squares that it may have. */
export const MAX_SCENARIO = 4000;
export const MAX_SQUARES = 144;

/** More missed events than these are not told one by one: the client gets the table as it is. */
export const MAX_MISSED = 200;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * At a table without a clock: after so long a turn the others may go on without whoever is not there, in
 * milliseconds. Where a bot takes over, its owner can come back, so that comes soon; where the game ends, late.
 */
export const ABSENT_AFTER = { bot: 5 * MINUTE, end: 3 * 24 * HOUR } as const;

/** The first turn of a live game begins so long after everybody has sat down, in milliseconds. */
export const GET_READY = 5 * SECOND;

/** What may be agreed about time, in milliseconds. */
export const CLOCK_BOUNDS = {
	base: { least: 10 * SECOND, most: 6 * HOUR },
	increment: { least: 0, most: 5 * MINUTE },
	each: { least: MINUTE, most: 60 * 24 * HOUR },
} as const;
