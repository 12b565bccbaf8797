import { branchesAt } from '../exactCover/branches.js';
import type { CountPlan, CountRoot } from '../polycube/countPlan.js';

/** A part of a count for one thread. */
export interface CountUnit extends CountRoot {
	/** The expected share of the whole tree; all units together make 1. */
	readonly share: number;
}

/** Enough to balance several threads, few enough for a small state file. */
const UNITS = 192;
/** Splitting deeper than this costs more than it helps. */
const MAX_DEPTH = 6;

/**
 * Splits a count into units, deterministically: the unit with the largest share is replaced by its branches
 * until there are enough. A root may already hold one option.
 */
export function splitCount({ roots }: CountPlan): readonly CountUnit[] {
	const units = new Map<number, CountUnit>();
	let next = 0;
	for (const root of roots) units.set(next++, { ...root, share: 1 / roots.length });
	const open = new Set(units.keys());
	while (units.size < UNITS && open.size > 0) {
		const key = [...open].reduce((best, other) =>
			units.get(other)!.share > units.get(best)!.share ? other : best,
		);
		open.delete(key);
		const unit = units.get(key)!;
		const branches = unit.taken.length < MAX_DEPTH ? branchesAt(unit.problem, unit.taken) : [];
		if (branches.length === 0) continue;
		units.delete(key);
		for (const option of branches) {
			open.add(next);
			const taken = [...unit.taken, option];
			units.set(next++, { ...unit, taken, share: unit.share / branches.length });
		}
	}
	return [...units.values()];
}
