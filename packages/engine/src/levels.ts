import type { SearchBoard } from './board/searchBoard.js';

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Level = (typeof LEVELS)[number];

/**
 * How strong the levels are on the scale of Glicko-2: apart as their wins over each other say, as far as they
 * were measured (ENGINE.md), averaged over games for two and for four. Only differences mean something.
 */
export const LEVEL_RATINGS: Readonly<Record<Level, number>> = {
	...{ 1: 700, 2: 950, 3: 1230, 4: 1450, 5: 1590, 6: 1700, 7: 1890, 8: 2080, 9: 2250 },
};

/** What a level does for one move: looks at some places, or searches. */
export type Work =
	| { readonly kind: 'glances'; readonly glances: number }
	| { readonly kind: 'sims'; readonly sims: number };

/**
 * The lowest levels look at so many places and take the one that looks best; a fraction is the chance of one look
 * more. The others search: so many simulations in the opening of chullpa for two, or of pisac for four.
 */
interface Steps {
	readonly glances: readonly number[];
	readonly sims: readonly number[];
}

const OF_TWO: Steps = { glances: [2, 5, 25], sims: [6, 24, 75, 450, 4000, 40_000] };
const OF_MORE: Steps = { glances: [2, 5, 25], sims: [50, 180, 500, 1600, 5000, 14_000] };

/** From this level on endgames are searched to their end. */
export const EXACT_FROM: Level = 6;

/** Stones to come times squares: chullpa for two, pisac for four. */
const COST_OF_TWO = 22 * 20;
const COST_OF_MORE = 44 * 48;
/** Shorter searches see no more than the looks of moves, so none is made shorter than this. */
const SHORT = 24;

/**
 * A level is a fixed amount of work, so that it plays alike on every device. How much, depends on the game.
 */
export function levelWork(level: Level, board: SearchBoard): Work {
	const { glances, sims } = board.colours === 2 ? OF_TWO : OF_MORE;
	const few = glances[level - 1];
	return few ? { kind: 'glances', glances: few } : { kind: 'sims', sims: sims[level - 1 - glances.length]! };
}

/**
 * A simulation on a large plan with many stones to come costs more than one on a small plan; half of that is made
 * up for by fewer simulations.
 */
export function scaledSims(sims: number, board: SearchBoard): number {
	const cost = Math.max(board.stonesLeft(), 4) * board.inside.squares;
	const usual = board.colours === 2 ? COST_OF_TWO : COST_OF_MORE;
	return Math.max(Math.min(sims, SHORT), Math.round(sims * Math.sqrt(usual / cost)));
}
