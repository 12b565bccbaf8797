import type { SearchBoard } from './board/searchBoard.js';
import type { Budget } from './bot.js';

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Level = (typeof LEVELS)[number];

/** The lowest levels look at so many places and take the one that looks best. */
export const GLANCES: Readonly<Partial<Record<Level, number>>> = { 1: 2, 2: 5, 3: 20 };

/** The others search: so many simulations in the opening of chullpa for two. */
const SIMULATIONS: Readonly<Partial<Record<Level, number>>> = {
	4: 16,
	5: 90,
	6: 500,
	7: 2500,
	8: 10_000,
	9: 40_000,
};

/** From this level on endgames are searched to their end. */
export const EXACT_FROM: Level = 6;

/** Chullpa for two: 22 stones on 20 squares. */
const UNIT = 22 * 20;

/**
 * A level is a fixed amount of work, so that it plays alike on every device and takes about as long on every
 * board: a simulation on a large plan with many stones to come costs more than one on a small plan.
 */
export function levelBudget(level: Level, board: SearchBoard): Budget {
	const cost = Math.max(board.stonesLeft(), 4) * board.inside.squares;
	const least = Math.min(SIMULATIONS[level] ?? 1, 16);
	return { kind: 'sims', sims: Math.max(least, Math.round(((SIMULATIONS[level] ?? 1) * UNIT) / cost)) };
}
