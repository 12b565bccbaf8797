/** A board level by level: its cells and the number of levels. */
import type { Cell } from '@rumis/rules';
import type { BoardView, PlanView } from '../board/view.js';

const KNOWN = new WeakMap<PlanView, readonly Cell[]>();

/** The cells up to the limit of each square; memoised by plan. */
function cellsOfPlan(plan: PlanView): readonly Cell[] {
	const known =
		KNOWN.get(plan) ??
		plan.squares.flatMap(({ x, y, limit }) => Array.from({ length: limit }, (_, z) => ({ x, y, z })));
	KNOWN.set(plan, known);
	return known;
}

export const shapeOf = ({ shape, plan }: BoardView): readonly Cell[] => shape ?? cellsOfPlan(plan);

export const levelCount = (view: BoardView): number =>
	shapeOf(view).reduce((most, { z }) => Math.max(most, z + 1), 1);
