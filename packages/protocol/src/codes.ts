import type { TableError } from '@rumis/table';

/** Why the server refuses, in addition to the referee's codes. The texts for users are in the apps. */
export const ONLINE_ERRORS = [
	/** The message or body is malformed. */
	'badMessage',
	/** Client and server have different protocol versions. */
	'badVersion',
	/** The page's origin is not served by this server. */
	'badOrigin',
	/** Rate limited; try again later. */
	'tooFast',
	'tooLarge',
	/** There is no session, or its secret is invalid or has expired. */
	'noSession',
	'noTable',
	'noPage',
	/** The sender has no seat at this table. */
	'notSeated',
	/** Only the player who created the table may do this. */
	'notCreator',
	'alreadySeated',
	'seatTaken',
	/** The link to a seat is invalid, used up or has expired. */
	'badInvite',
	/** The game has already begun, has not begun yet, or is not over yet. */
	'begun',
	'notBegun',
	'notOver',
	'chatOff',
	/** The plan is too large, cannot be played from here, or has two replies to the same move. */
	'badPlan',
	'badScenario',
	/** A custom board has more squares, or a longer text, than may be played online. */
	'boardTooLarge',
	'badBot',
	/** Nobody could ever take a seat: all seats are bots. */
	'noPerson',
	/** The name, or a lookalike, belongs to an account. */
	'nameTaken',
	/** The name is not allowed for an account. */
	'badName',
	'passwordTooShort',
	'passwordTooLong',
	/** The name or the password is wrong; the response does not say which. */
	'wrongPassword',
	/** Only a player who is signed in may do this. */
	'noAccount',
	/** Already signed in to an account. */
	'signedIn',
	/** There is no account with this name. */
	'noPlayer',
	'noToken',
	/** The collection has no such puzzle. */
	'noPuzzle',
	/** The account has reached its limit of tokens. */
	'tooManyTokens',
	/** The host has not set up push notices. */
	'noPush',
	/** Push notices cannot be sent to this endpoint. */
	'badEndpoint',
	/** Muted by a host. */
	'muted',
	/** The account or the address is banned. */
	'banned',
	/** Only a host may do this, and only after confirming the password. */
	'notHost',
	'hostLocked',
	/** Hosts can only be acted on at the server's terminal. */
	'isHost',
	/** There is no such report, mute, ban, notice or session. */
	'noEntry',
	/** This is neither an address nor an address range. */
	'badRange',
	/** The stored data of this game is damaged; other games are not affected. */
	'damaged',
	/** The store does not respond or the server is shutting down; the same request may be retried. */
	'unavailable',
	/** An internal server error. */
	'broken',
] as const;

/** Worth a retry a little later. */
export const TRANSIENT_ERRORS = [
	'unavailable',
	'tooFast',
	'broken',
] as const satisfies readonly OnlineErrorCode[];

export type OnlineErrorCode = (typeof ONLINE_ERRORS)[number];

/** A refusal by the server, or by the referee with its details. */
export type Refusal = { readonly code: OnlineErrorCode } | TableError;
