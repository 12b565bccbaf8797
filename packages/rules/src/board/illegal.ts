import type { Cell } from './cell.js';

/** Why a move is refused. The texts for users are in the apps. */
export const ILLEGAL_REASONS = [
	'over',
	'asideNotNow',
	'asideFits',
	'stoneUsed',
	'stoneNotInside',
	'stoneCovered',
	'offPlan',
	'outsideZone',
	'insideRedLine',
	'wrongShape',
	'tooHigh',
	'occupied',
	'gap',
	'noGround',
	'ruinTooWide',
	'noContact',
	'noEdge',
	'touchesFace',
	'noOwnContact',
	'touchesOwn',
] as const;
export type IllegalReason = (typeof ILLEGAL_REASONS)[number];

export interface Illegal {
	readonly code: IllegalReason;
	/**
	 * The cells that show it: cubes outside the plan or above the limit, empty cells under the stone, cubes
	 * with forbidden contact, or the stone itself if a contact is missing.
	 */
	readonly cells: readonly Cell[];
}
