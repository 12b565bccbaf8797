import type { SearchBoard } from './board/searchBoard.js';
import type { Budget } from './bot.js';

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Level = (typeof LEVELS)[number];

/**
 * How strong the levels are on the scale of Glicko-2: apart as their wins over each other say, as far as they
 * were measured (ENGINE.md), averaged over games for two and for four. Only differences mean something.
 */
export const LEVEL_RATINGS: Readonly<Record<Level, number>> = {
	...{ 1: 700, 2: 950, 3: 1230, 4: 1450, 5: 1590, 6: 1700, 7: 1890, 8: 2080, 9: 2250 },
};

/** The lowest levels look at so many places and take the one that looks best. */
export const GLANCES: Readonly<Partial<Record<Level, number>>> = { 1: 2, 2: 5, 3: 25 };

/**
 * The others search: so many simulations in the opening of chullpa for two, or of pisac for four. With more than
 * two colours a search has to be longer before it sees more than the looks of moves.
 */
const SIMULATIONS_OF_TWO: Readonly<Partial<Record<Level, number>>> = {
	...{ 4: 6, 5: 24, 6: 75, 7: 450, 8: 4000, 9: 40_000 },
};
const SIMULATIONS_OF_MORE: Readonly<Partial<Record<Level, number>>> = {
	...{ 4: 50, 5: 180, 6: 500, 7: 1600, 8: 5000, 9: 14_000 },
};

/** From this level on endgames are searched to their end. */
export const EXACT_FROM: Level = 6;

/** Stones to come times squares: chullpa for two, pisac for four. */
const COST_OF_TWO = 22 * 20;
const COST_OF_MORE = 44 * 48;
const FEWEST = 6;

/**
 * A level is a fixed amount of work, so that it plays alike on every device. A simulation on a large plan with
 * many stones to come costs more than one on a small plan; half of that is made up for by fewer simulations.
 */
export function levelBudget(level: Level, board: SearchBoard): Budget {
	const cost = Math.max(board.stonesLeft(), 4) * board.inside.squares;
	const [sims, usual] =
		board.colours === 2
			? [SIMULATIONS_OF_TWO[level], COST_OF_TWO]
			: [SIMULATIONS_OF_MORE[level], COST_OF_MORE];
	return { kind: 'sims', sims: Math.max(FEWEST, Math.round((sims ?? 1) * Math.sqrt(usual / cost))) };
}
