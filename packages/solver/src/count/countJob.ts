import { err, ok, type Result } from '@rumis/rules';
import { branchesAt } from '../exactCover/branches.js';
import { makeSearch } from '../exactCover/makeSearch.js';
import { isCompatible } from '../exactCover/problem.js';
import { type CountError, type CountPlan, type CountRoot, planCount } from '../polycube/countPlan.js';
import type { PuzzleCover } from '../polycube/puzzle.js';
import type { Unique } from '../polycube/symmetry.js';

/** The progress of one unit. */
export interface UnitState {
	readonly solutions: number;
	/** Where its search stopped; null when it is finished. */
	readonly path: readonly number[] | null;
	readonly fraction: number;
}

const NOT_BEGUN: UnitState = { solutions: 0, path: [], fraction: 0 };

/**
 * A count split into units that can be worked on in any order, by any number of threads, with pauses. The job
 * only does the bookkeeping: `workOn` does the work, here or in another thread with the same job.
 */
export class CountJob {
	readonly units: readonly CountUnit[];
	private readonly plan: CountPlan;
	private readonly states: UnitState[];

	private constructor(plan: CountPlan) {
		this.plan = plan;
		this.units = splitCount(plan);
		this.states = this.units.map(() => NOT_BEGUN);
	}

	static start(cover: PuzzleCover, unique: Unique): Result<CountJob, CountError> {
		const plan = planCount(cover, unique);
		return plan.ok ? ok(new CountJob(plan.value)) : plan;
	}

	stateOf(unit: number): UnitState {
		return this.states[unit]!;
	}

	update(unit: number, state: UnitState): void {
		this.states[unit] = state;
	}

	/** Unfinished units, started ones first. */
	open(): readonly number[] {
		const open = this.units.map((_, unit) => unit).filter((unit) => this.states[unit]!.path !== null);
		return open.sort((a, b) => this.states[b]!.fraction - this.states[a]!.fraction || a - b);
	}

	get finished(): boolean {
		return this.states.every(({ path }) => path === null);
	}

	/** The finished share of the tree, by branch weight. */
	get fraction(): number {
		return this.units.reduce((sum, { share }, unit) => sum + share * this.states[unit]!.fraction, 0);
	}

	/** The weighted sum so far, divided as at the end: exact only then. */
	get count(): number {
		const sum = this.units.reduce(
			(total, { weight }, unit) => total + weight * this.states[unit]!.solutions,
			0,
		);
		return sum / this.plan.divisor;
	}

	/** Searches a unit for this many nodes from where it stopped. */
	workOn(unit: number, from: UnitState, nodes: number): UnitState {
		const { problem, taken } = this.units[unit]!;
		if (from.path === null) return from;
		const resume = from.path.length > 0 ? { resume: { path: from.path, solutions: from.solutions } } : {};
		const search = makeSearch(problem, { taken, ...resume });
		search.run(nodes);
		const path = search.finished ? null : search.path();
		return { solutions: search.solutions, path, fraction: search.fraction() };
	}

	/** The states of all units, for a file. */
	snapshot(): readonly UnitState[] {
		return [...this.states];
	}

	/** Restores the states of an earlier job for the same question; refused if they cannot belong to it. */
	restore(states: readonly UnitState[]): Result<null, 'stateUnits'> {
		const isSound =
			states.length === this.units.length && states.every((state, unit) => this.isSound(state, unit));
		if (!isSound) return err('stateUnits');
		states.forEach((state, unit) => {
			this.states[unit] = state;
		});
		return ok(null);
	}

	private isSound({ path, solutions, fraction }: UnitState, unit: number): boolean {
		const { problem, taken } = this.units[unit]!;
		const isCount = Number.isSafeInteger(solutions) && solutions >= 0 && fraction >= 0 && fraction <= 1;
		const steps = (path ?? []).filter((option, depth) => option >= 0 || depth < path!.length - 1);
		return isCount && isCompatible(problem, [...taken, ...steps]);
	}
}

/** A part of a count for one thread. */
interface CountUnit extends CountRoot {
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
function splitCount({ roots }: CountPlan): readonly CountUnit[] {
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
