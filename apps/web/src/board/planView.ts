import type { Position, Scenario, Setup } from '@rumis/rules';
import type { PlanView } from './view.js';

const KNOWN = new WeakMap<Setup, PlanView>();

/** The plan of a game as it is printed; the same object for the whole game. */
export function planViewOf(position: Position): PlanView {
	const known = KNOWN.get(position.setup) ?? makePlanView(position);
	KNOWN.set(position.setup, known);
	return known;
}

function makePlanView(position: Position): PlanView {
	const { scenario } = position.setup;
	const squares = position
		.topView()
		.map(({ x, y, limit }) => ({ x, y, limit, zone: zoneOf(scenario, x, y) }));
	return { width: scenario.plan[0]?.length ?? 0, depth: scenario.plan.length, squares };
}

function zoneOf({ zones }: Scenario, x: number, y: number): 'r' | 'b' | null {
	const mark = zones?.[y]?.[x];
	return mark === 'r' || mark === 'b' ? mark : null;
}
