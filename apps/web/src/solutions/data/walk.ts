/** Navigation through all solutions, set by set. */
import type { SetTable } from '@rumis/solver';
import { SETS, type StoneSet } from './sets.js';
import type { SolutionId } from './solutionId.js';

/** The number of solutions of each set, in the order of the sets. */
export type Counts = readonly number[];

export const countsOf = ({ rows }: SetTable): Counts => rows.map(({ rotations }) => rotations);

export const countOf = (counts: Counts, set: StoneSet): number => counts[SETS.indexOf(set)] ?? 0;

/** Its index among all solutions of all sets, from 1. */
export function overallNumber(counts: Counts, { set, number }: SolutionId): number {
	return counts.slice(0, SETS.indexOf(set)).reduce((sum, count) => sum + count, number);
}

/** The solution with that overall number; null if there is none. */
export function solutionAt(counts: Counts, overall: number): SolutionId | null {
	let left = overall;
	for (const [index, set] of SETS.entries()) {
		const count = counts[index] ?? 0;
		if (left >= 1 && left <= count) return { set, number: left };
		left -= count;
	}
	return null;
}

/** The next or previous solution; after the last of a set comes the first of the next. */
export const neighbour = (counts: Counts, id: SolutionId, by: 1 | -1): SolutionId | null =>
	solutionAt(counts, overallNumber(counts, id) + by);

/** A random other solution of the same set; `chance` is from 0 up to 1. */
export function otherInSet(counts: Counts, { set, number }: SolutionId, chance: number): SolutionId {
	const others = countOf(counts, set) - 1;
	const pick = 1 + Math.floor(chance * others);
	return { set, number: others < 1 ? number : pick >= number ? pick + 1 : pick };
}
