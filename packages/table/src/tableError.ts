import { type Illegal, type MoveTextError, SETUP_ERRORS, type SetupErrorCode } from '@rumis/rules';

/** Errors without details. */
const PLAIN_ERRORS = [
	/** There must be one seat per player. */
	'seatsCount',
	/** A name is too long or has invalid characters, or a bot's spec is malformed. */
	'seatForm',
	/** The seed is not a 32-bit integer. */
	'seedForm',
	/** The ruin is not in the collection, or is for another board or number of players. */
	'ruinOtherBoard',
	/** There is no such seat. */
	'noSeat',
	/** Only another seat may do this. */
	'notYours',
	'notYourTurn',
	'over',
	'nothingToTakeBack',
	'noUndoAsked',
	/** There already is a pending request. */
	'undoPending',
] as const;

/** Errors with details. */
const TELLING_ERRORS = ['stale', 'moveText', 'illegal', 'ruinText', 'ruinIllegal'] as const;

/** Why the referee refuses. The texts for users are in the apps. */
export const TABLE_ERRORS = [...SETUP_ERRORS, ...PLAIN_ERRORS, ...TELLING_ERRORS] as const;
export type TableErrorCode = (typeof TABLE_ERRORS)[number];

export type TableError =
	| { readonly code: SetupErrorCode | (typeof PLAIN_ERRORS)[number] }
	/** The move was meant for another ply; `ply` is the current one. */
	| { readonly code: 'stale'; readonly ply: number }
	| { readonly code: 'moveText'; readonly reason: MoveTextError }
	| { readonly code: 'illegal'; readonly illegal: Illegal }
	/** A stone of a saved ruin, counted from 1. */
	| { readonly code: 'ruinText'; readonly number: number; readonly reason: MoveTextError }
	| { readonly code: 'ruinIllegal'; readonly number: number; readonly illegal: Illegal };
