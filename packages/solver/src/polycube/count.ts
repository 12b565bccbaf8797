import { ok, type Result } from '@rumis/rules';
import { countCovers } from '../exactCover/makeSearch.js';
import { type CountError, type CountPlan, planCount } from './countPlan.js';
import type { PuzzleCover } from './puzzle.js';
import type { Unique } from './symmetry.js';

/** The number of solutions, however long it takes; use `CountJob` for interruptible counting. */
export function countSolutions(cover: PuzzleCover, unique: Unique = 'none'): Result<number, CountError> {
	const plan = planCount(cover, unique);
	return plan.ok ? ok(countByPlan(plan.value)) : plan;
}

function countByPlan({ roots, divisor }: CountPlan): number {
	const sum = roots.reduce(
		(total, { problem, taken, weight }) => total + weight * countCovers(problem, { taken }),
		0,
	);
	return sum / divisor;
}
