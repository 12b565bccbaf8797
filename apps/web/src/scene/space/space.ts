/**
 * The board's position in the scene. Columns run along x, rows along z, levels along y; the ground of the
 * plan is at y = 0 and its centre at the origin.
 */
import type { Cell } from '@rumis/rules';
import type { PlanView } from '../../board/view.js';
import { explodedLength } from './exploded.js';

/** The corner of the plan, where column a and row 1 start. */
export interface Corner {
	readonly x: number;
	readonly z: number;
}

/** Room for the letters and numbers around the squares. */
export const PLAN_MARGIN = 0.54;
/** The plan is a thin panel on the table. */
export const PLAN_THICKNESS = 0.14;
const TABLE_RIM = 0.34;

export const cornerOf = (plan: PlanView): Corner => ({ x: -plan.width / 2, z: -plan.depth / 2 });

/** The radius of a round table that holds the panel with a margin. */
export const turntableRadius = (plan: PlanView): number =>
	Math.hypot(plan.width / 2 + PLAN_MARGIN, plan.depth / 2 + PLAN_MARGIN) + TABLE_RIM;

/** The maximum height in this game. */
export const highest = (plan: PlanView): number => Math.max(1, ...plan.squares.map(({ limit }) => limit));

/** The size of the exploded building. */
export const spanOf = (plan: PlanView, spread: number) => ({
	width: explodedLength(plan.width, spread),
	depth: explodedLength(plan.depth, spread),
	height: explodedLength(highest(plan), spread),
});

/** The minimum x, y and z of some cells. */
export function leastOf(cells: readonly Cell[]): Cell {
	let [x, y, z] = [Infinity, Infinity, Infinity];
	for (const cell of cells) {
		x = Math.min(x, cell.x);
		y = Math.min(y, cell.y);
		z = Math.min(z, cell.z);
	}
	return { x, y, z };
}
