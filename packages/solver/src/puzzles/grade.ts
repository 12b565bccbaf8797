import { ListSearch } from '../exactCover/listSearch.js';
import { makeListTables } from '../exactCover/listTables.js';
import { coverOf, type PackingPuzzle } from '../polycube/puzzle.js';

/** From an afternoon with children to a night without sleep. */
export const DIFFICULTIES = ['easy', 'medium', 'hard', 'expert', 'devilish'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The factors of a puzzle's difficulty. */
export interface Grading {
	readonly grade: Difficulty;
	readonly stones: number;
	readonly completions: number;
	/** Whether the search was complete, so the number of completions is exact. */
	readonly exact: boolean;
	/** The share of steps with only one possible move. */
	readonly forced: number;
	/** The mean number of moves at the other steps. */
	readonly branching: number;
	/** Moves to try for each completion found. */
	readonly effort: number;
}

/** Searching more would not change the grade. */
const MAX_NODES = 20_000;

/** The least effort of each grade above the first. */
const THRESHOLDS = [12, 40, 150, 600];

/**
 * A person has to keep track of the stones in the box; with more of them no puzzle is graded below expert.
 */
export const STONES_IN_VIEW = 14;

/**
 * Grades the rest of a puzzle by solving it like a careful person, always where the fewest moves are
 * possible. Wrong turns cost effort; forced moves cost next to nothing; many completions forgive mistakes.
 */
export function gradePuzzle(rest: PackingPuzzle): Grading {
	const tables = makeListTables(coverOf(rest).problem);
	const search = new ListSearch(tables);
	const stones = rest.stock.reduce((sum, { max }) => sum + max, 0);
	search.run(MAX_NODES);
	const { branchings, forcedNodes, branchNodes } = search.statistics();
	const effort = search.nodes / Math.max(1, search.solutions);
	const reached = THRESHOLDS.filter((threshold) => effort >= threshold).length;
	const floor = stones > STONES_IN_VIEW ? DIFFICULTIES.indexOf('expert') : 0;
	const grade = DIFFICULTIES[Math.max(reached, floor)]!;
	return {
		...{ grade, stones, completions: search.solutions, exact: search.finished, effort },
		forced: branchNodes === 0 ? 1 : forcedNodes / branchNodes,
		branching: branchNodes === forcedNodes ? 1 : branchings / (branchNodes - forcedNodes),
	};
}
