import type { TableError } from '@rumis/table';

/** Why the server refuses, beside what the referee says. Wording for people lives in the apps. */
export const ONLINE_ERRORS = [
	/** The message or body does not have the form that the protocol asks for. */
	'badMessage',
	/** Client and server speak different versions. */
	'badVersion',
	/** The page comes from an address that this server does not serve. */
	'badOrigin',
	/** Too much in too short a time; try again later. */
	'tooFast',
	'tooLarge',
	/** There is no session, or its secret is wrong or has expired. */
	'noSession',
	'noTable',
	'noPage',
	/** Whoever wishes it does not sit at this table. */
	'notSeated',
	/** Only who created the table may do this. */
	'notCreator',
	'alreadySeated',
	'seatTaken',
	/** The link to a seat is wrong, used up or has expired. */
	'badInvite',
	/** The game has begun already, has not begun yet, or is not over yet. */
	'begun',
	'notBegun',
	'notOver',
	'chatOff',
	/** So much has been said at this table that no more is kept. */
	'chatFull',
	'badScenario',
	'badBot',
	/** Somebody has this name for their account, or one that looks like it. */
	'nameTaken',
	/** An account cannot be called so. */
	'badName',
	'passwordTooShort',
	'passwordTooLong',
	/** The name or the password is wrong; nobody is told which. */
	'wrongPassword',
	/** Only who is signed in to an account may do this. */
	'noAccount',
	/** One is signed in to an account already. */
	'signedIn',
	/** There is no account of this name. */
	'noPlayer',
	'noToken',
	/** The account has as many tokens as it may have. */
	'tooManyTokens',
	/** The host of this server has set up no notices. */
	'noPush',
	/** Notices cannot be sent to this address. */
	'badEndpoint',
	/** The store does not answer or the server is about to stop; the same wish may be sent again. */
	'unavailable',
	/** A fault of the server's own. */
	'broken',
] as const;

export type OnlineErrorCode = (typeof ONLINE_ERRORS)[number];

/** A refusal by the server, or by the referee with all that explains it. */
export type Refusal = { readonly code: OnlineErrorCode } | TableError;
