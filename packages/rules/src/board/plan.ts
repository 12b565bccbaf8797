import { makePlacementTable, type PlacementTable, placementTableSteps } from './placementTable.js';
import { inZone, limitFor, type Scenario, squareHeight } from './scenario.js';

/**
 * The squares to build on, and their heights: a scenario for a number of players. Squares are numbered row by
 * row.
 */
export interface Plan {
	readonly scenario: Scenario;
	readonly width: number;
	readonly depth: number;
	/** Maximum height of each square; 0 where nothing may be built. */
	readonly limit: Uint8Array;
	/** Every possible placement on this plan, built lazily and shared by all games. */
	readonly placements: PlacementTable;
	/** Builds the placements in short steps, so the caller can yield in between. */
	preparePlacements(): Iterable<undefined>;
}

/** The area to build on, or (in the transfer game) the plan outside the zone. */
export type Side = 'inside' | 'outside';

const PLANS = new WeakMap<Scenario, Map<string, Plan>>();

/** The plan of a scenario for a number of players, which must have limits there. */
export function planFor(scenario: Scenario, players: number, side: Side = 'inside'): Plan {
	const plans = PLANS.get(scenario) ?? new Map<string, Plan>();
	PLANS.set(scenario, plans);
	const key = `${players} ${side}`;
	const plan = plans.get(key) ?? makePlan(scenario, players, side);
	plans.set(key, plan);
	return plan;
}

function makePlan(scenario: Scenario, players: number, side: Side): Plan {
	const size = { width: scenario.plan[0]?.length ?? 0, depth: scenario.plan.length };
	const limit = squareLimits(scenario, players, side);
	let table: PlacementTable | undefined;
	return {
		scenario,
		...size,
		limit,
		get placements() {
			table ??= makePlacementTable({ ...size, limit });
			return table;
		},
		*preparePlacements() {
			if (table) return;
			const made = yield* placementTableSteps({ ...size, limit });
			// It may have been built synchronously in the meantime.
			table ??= made;
		},
	};
}

function squareLimits(scenario: Scenario, players: number, side: Side): Uint8Array {
	const limits = limitFor(scenario, players);
	if (!limits) throw new RangeError(`${scenario.id} has no limits for ${players} players`);
	const heights = scenario.plan.flatMap((row, y) =>
		[...row].map((_, x) => {
			const inside = inZone(scenario, limits.zone, x, y);
			return inside === (side === 'inside') ? Math.min(squareHeight(scenario, x, y), limits.height) : 0;
		}),
	);
	return Uint8Array.from(heights);
}
