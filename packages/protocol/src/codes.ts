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
	/** The sender has no seat at this table. */
	'notSeated',
	/** Only the player who created the table may do this. */
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
	/** A plan that is too large, cannot be played from here, or answers the same move in two ways. */
	'badPlan',
	'badScenario',
	/** A player's own board has more squares, or a longer text, than may be played online. */
	'boardTooLarge',
	'badBot',
	/** Nobody could ever sit down: all seats are bots'. */
	'noPerson',
	/** Somebody has this name for their account, or one that looks like it. */
	'nameTaken',
	/** An account cannot be called so. */
	'badName',
	'passwordTooShort',
	'passwordTooLong',
	/** The name or the password is wrong; nobody is told which. */
	'wrongPassword',
	/** Only a player who is signed in may do this. */
	'noAccount',
	/** One is signed in to an account already. */
	'signedIn',
	/** There is no account of this name. */
	'noPlayer',
	'noToken',
	/** The collection has no such puzzle. */
	'noPuzzle',
	/** The account has as many tokens as it may have. */
	'tooManyTokens',
	/** The host of this server has set up no notices. */
	'noPush',
	/** Notices cannot be sent to this address. */
	'badEndpoint',
	/** A host has decided that one may not talk here. */
	'muted',
	/** A host has banned the account or the address. */
	'banned',
	/** Only a host may do this, and only after giving the password again. */
	'notHost',
	'hostLocked',
	/** Hosts act on other hosts at the terminal of the server only. */
	'isHost',
	/** There is no such report, mute, ban, notice or session. */
	'noEntry',
	/** This is no address and no range of addresses. */
	'badRange',
	/** What is stored of this game is damaged; other games are not affected. */
	'damaged',
	/** The store does not answer or the server is about to stop; the same request may be sent again. */
	'unavailable',
	/** A fault of the server's own. */
	'broken',
] as const;

/** After these the same may well be done a little later. */
export const TRANSIENT_ERRORS = [
	'unavailable',
	'tooFast',
	'broken',
] as const satisfies readonly OnlineErrorCode[];

export type OnlineErrorCode = (typeof ONLINE_ERRORS)[number];

/** A refusal by the server, or by the referee with all that explains it. */
export type Refusal = { readonly code: OnlineErrorCode } | TableError;
