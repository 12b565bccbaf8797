import { limitFor, planFor, type ReadonlyPosition, type Scenario, type Setup } from '@rumis/rules';
import type { PlanView } from './view.js';

const KNOWN = new WeakMap<Setup, PlanView>();

/** The printed plan of a game; the same object for the whole game. */
export function planViewOf(position: ReadonlyPosition): PlanView {
	const known = KNOWN.get(position.setup) ?? makePlanView(position);
	KNOWN.set(position.setup, known);
	return known;
}

function makePlanView(position: ReadonlyPosition): PlanView {
	const { scenario } = position.setup;
	const squares = position
		.topView()
		.map(({ x, y, limit }) => ({ x, y, limit, zone: zoneOf(scenario, x, y) }));
	return { width: scenario.plan[0]?.length ?? 0, depth: scenario.plan.length, squares };
}

/** The plan of a board for a number of players; empty if it has no limits for that number. */
export function scenarioPlanView(scenario: Scenario, players: number): PlanView {
	const limits = limitFor(scenario, players) ? planFor(scenario, players).limit : null;
	const width = scenario.plan[0]?.length ?? 0;
	const squares = scenario.plan.flatMap((row, y) =>
		[...row].flatMap((sign, x) =>
			sign === '.' ? [] : [{ x, y, limit: limits?.[y * width + x] ?? 0, zone: zoneOf(scenario, x, y) }],
		),
	);
	return { width, depth: scenario.plan.length, squares };
}

function zoneOf({ zones }: Scenario, x: number, y: number): 'r' | 'b' | null {
	const mark = zones?.[y]?.[x];
	return mark === 'r' || mark === 'b' ? mark : null;
}
