import type { SearchBoard } from '../board/searchBoard.js';
import type { ReviewDepth } from './types.js';

/** Simulations per position in the opening of chullpa for two, and of pisac for four. */
const SIMULATIONS_OF_TWO = 2500;
const SIMULATIONS_OF_MORE = 1500;

/** Stones left times squares in these two. */
const COST_OF_TWO = 22 * 20;
const COST_OF_MORE = 44 * 48;

const FACTOR: Readonly<Record<ReviewDepth, number>> = { fast: 0.2, normal: 1, deep: 10 };

/** A simulation of a transfer game takes about ten times as long as others. */
const TRANSFER_SHARE = 0.2;

/** Suspicious moves are searched this many times as long before they are called a mistake. */
export const VERIFICATION = 8;

/** Simulations per position: fewer where each costs more, as with the bots' levels. */
export function simulationsFor(board: SearchBoard, depth: ReviewDepth): number {
	const cost = Math.max(board.stonesLeft(), 4) * board.inside.squares;
	const [usual, sims] =
		board.colours === 2 ? [COST_OF_TWO, SIMULATIONS_OF_TWO] : [COST_OF_MORE, SIMULATIONS_OF_MORE];
	const scale = Math.min(1.5, Math.sqrt(usual / cost));
	return Math.round(FACTOR[depth] * sims * scale * (board.outside ? TRANSFER_SHARE : 1));
}
