import { type Illegal, type MoveTextError, SETUP_ERRORS, type SetupErrorCode } from '@rumis/rules';

/** Errors that need no more than their name. */
const PLAIN_ERRORS = [
	/** There must be as many seats as people play. */
	'seatsCount',
	/** A name is too long or has signs that no name has, or a bot's spec is none. */
	'seatForm',
	/** The seed is no whole number of 32 bits. */
	'seedForm',
	/** The ruin of the collection is none, or was made for another board or number of players. */
	'ruinOtherBoard',
	/** There is no seat of this number. */
	'noSeat',
	/** It is another seat's business. */
	'notYours',
	'notYourTurn',
	'over',
	'nothingToTakeBack',
	'noUndoAsked',
	/** Somebody has asked already, and not all have answered. */
	'undoPending',
] as const;

/** Errors that carry what explains them. */
const TELLING_ERRORS = ['stale', 'moveText', 'illegal', 'ruinText', 'ruinIllegal'] as const;

/** Why the referee refuses. The wording for people lives in the apps. */
export const TABLE_ERRORS = [...SETUP_ERRORS, ...PLAIN_ERRORS, ...TELLING_ERRORS] as const;
export type TableErrorCode = (typeof TABLE_ERRORS)[number];

export type TableError =
	| { readonly code: SetupErrorCode | (typeof PLAIN_ERRORS)[number] }
	/** The move was meant for another moment; `ply` is the one it is now. */
	| { readonly code: 'stale'; readonly ply: number }
	| { readonly code: 'moveText'; readonly reason: MoveTextError }
	| { readonly code: 'illegal'; readonly illegal: Illegal }
	/** A stone of a saved ruin, counted from 1. */
	| { readonly code: 'ruinText'; readonly number: number; readonly reason: MoveTextError }
	| { readonly code: 'ruinIllegal'; readonly number: number; readonly illegal: Illegal };
