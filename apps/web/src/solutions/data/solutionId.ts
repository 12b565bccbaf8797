/** The id of a solution in links: `V3-O4-17` is number 17 of the set with V3 and without O4. */
import { err, ok, type Result } from '@rumis/rules';
import { IMPOSSIBLE, type StoneSet, setOf } from './sets.js';

export interface SolutionId {
	readonly set: StoneSet;
	/** From 1; its upper bound is known only when the solutions are listed. */
	readonly number: number;
}

const SOLUTION_ID_ERRORS = ['solutionText', 'solutionSet', 'solutionNone'] as const;

export interface SolutionIdError {
	/** Malformed; unknown set; the set without a solution. */
	readonly code: (typeof SOLUTION_ID_ERRORS)[number];
}

export function parseSolutionId(text: string): Result<SolutionId, SolutionIdError> {
	const found = /^([A-Z]\d-[A-Z]\d)-([1-9]\d{0,3})$/.exec(text.toUpperCase());
	if (!found) return err({ code: 'solutionText' });
	const set = setOf(found[1] ?? '');
	if (!set) return err({ code: 'solutionSet' });
	return set === IMPOSSIBLE ? err({ code: 'solutionNone' }) : ok({ set, number: Number(found[2]) });
}

export const makeSolutionId = ({ set, number }: SolutionId): string => `${set.id}-${number}`;
