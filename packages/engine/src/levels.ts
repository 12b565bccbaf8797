import type { SearchBoard } from './board/searchBoard.js';
import { type Group, groupOf } from './knowledge/groups.js';

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Level = (typeof LEVELS)[number];

/**
 * How strong the levels are on the scale of Glicko-2: apart as their wins over each other say (ENGINE.md), averaged
 * over all kinds of games. Only differences mean something.
 */
export const LEVEL_RATINGS: Readonly<Record<Level, number>> = {
	...{ 1: 850, 2: 1015, 3: 1180, 4: 1355, 5: 1515, 6: 1705, 7: 1880, 8: 2035, 9: 2185 },
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

/** Games in which about the same work gives the same steps; found with `scripts/levels`. */
type LevelGroup = Group | 'ruinas' | 'flat';

const STEPS: Readonly<Record<LevelGroup, Steps>> = {
	two: { glances: [4, 10, 38], sims: [9, 26, 62, 300, 1700, 25_000] },
	ruinas: { glances: [1.5, 3.2, 7, 18, 120], sims: [24, 110, 420, 20_000] },
	few: { glances: [2, 6, 22], sims: [8, 32, 110, 350, 1200, 14_000] },
	flat: { glances: [2, 4.8, 12, 45], sims: [14, 60, 260, 1000, 14_000] },
	many: { glances: [1.3, 2.6, 6, 18, 120], sims: [45, 220, 1000, 12_000] },
	duo: { glances: [4, 25], sims: [8, 20, 60, 200, 700, 3000, 15_000] },
	inverseTwo: { glances: [6, 28, 130], sims: [12, 45, 130, 450, 2500, 20_000] },
	inverseMany: { glances: [2, 8, 40, 200], sims: [11, 38, 200, 1500, 14_000] },
	transfer: { glances: [3, 7, 21, 100], sims: [8, 26, 75, 260, 3000] },
};

/** Up to this height a building of three or four is flat: there move scores say more, and searches less. */
const FLAT_UP_TO = 4;

/** From this level on endgames are searched to their end. */
export const EXACT_FROM: Level = 6;

/** Stones to come times squares: chullpa for two, pisac for four. */
const COST_OF_TWO = 22 * 20;
const COST_OF_MORE = 44 * 48;
/** Shorter searches see no more than the move scores, so none is made shorter than this. */
const SHORT = 24;

/** A level is a fixed amount of work, so that it plays alike on every device. How much, depends on the game. */
export function levelWork(level: Level, board: SearchBoard): Work {
	const { glances, sims } = STEPS[levelGroupOf(board)];
	const few = glances[level - 1];
	return few ? { kind: 'glances', glances: few } : { kind: 'sims', sims: sims[level - 1 - glances.length]! };
}

export const moreWork = (work: Work, times: number): Work =>
	work.kind === 'glances'
		? { kind: 'glances', glances: work.glances * times }
		: { kind: 'sims', sims: work.sims * times };

function levelGroupOf(board: SearchBoard): LevelGroup {
	if (board.setup.mode === 'ruinas' && board.colours === 2) return 'ruinas';
	const group = groupOf(board);
	return group === 'few' && Math.max(...board.inside.limit) <= FLAT_UP_TO ? 'flat' : group;
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
