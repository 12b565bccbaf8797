import { planFor } from './board/plan.js';
import {
	inZone,
	type Limit,
	MAX_HEIGHT,
	type PlayerCount,
	playerCounts,
	type Scenario,
	squareHeight,
} from './board/scenario.js';
import { MAX_SIDE } from './board/square.js';
import { hasFirstPlaces } from './firstPlaces.js';

export const SCENARIO_FAULTS = [
	'scenarioId',
	'scenarioPlanEmpty',
	'scenarioPlanSize',
	'scenarioPlanRagged',
	'scenarioPlanSign',
	'scenarioPlanApart',
	'scenarioZonesShape',
	'scenarioZonesSign',
	'scenarioZonesOffPlan',
	'scenarioLimitsEmpty',
	'scenarioLimitHeight',
	'scenarioLimitZone',
	'scenarioAreaApart',
	'scenarioNoRoom',
	'scenarioTransferZone',
] as const;

/** A mistake in a scenario, and where it is. Rows and columns count from 0. */
export interface ScenarioFault {
	readonly code: (typeof SCENARIO_FAULTS)[number];
	readonly key: keyof Scenario;
	readonly row?: number;
	readonly column?: number;
	readonly players?: PlayerCount;
}

/** All mistakes of a scenario whose data has the right types. */
export function checkScenario(scenario: Scenario): ScenarioFault[] {
	const shape = [
		...checkId(scenario),
		...checkPlan(scenario),
		...checkZones(scenario),
		...checkLimits(scenario),
	];
	// The checks below walk over the plan and play on it, which needs a valid one.
	return shape.length > 0 ? shape : checkAreas(scenario);
}

function checkId({ id }: Scenario): ScenarioFault[] {
	return /^[a-z][a-z0-9-]{0,31}$/.test(id) ? [] : [{ code: 'scenarioId', key: 'id' }];
}

function checkPlan({ plan }: Scenario): ScenarioFault[] {
	const faults = checkSigns(plan, 'plan', /[1-9.]/, 'scenarioPlanSign');
	const width = plan[0]?.length ?? 0;
	if (!plan.some((row) => /[1-9]/.test(row))) faults.push({ code: 'scenarioPlanEmpty', key: 'plan' });
	if (plan.length > MAX_SIDE) faults.push({ code: 'scenarioPlanSize', key: 'plan', row: MAX_SIDE });
	if (width > MAX_SIDE) faults.push({ code: 'scenarioPlanSize', key: 'plan', row: 0, column: MAX_SIDE });
	plan.forEach((line, row) => {
		if (line.length === width) return;
		faults.push({ code: 'scenarioPlanRagged', key: 'plan', row, column: Math.min(line.length, width) });
	});
	return faults;
}

function checkSigns(
	rows: readonly string[],
	key: 'plan' | 'zones',
	allowed: RegExp,
	code: ScenarioFault['code'],
): ScenarioFault[] {
	return rows.flatMap((line, row) =>
		[...line].flatMap((sign, column) => (allowed.test(sign) ? [] : [{ code, key, row, column }])),
	);
}

function checkZones(scenario: Scenario): ScenarioFault[] {
	const { zones, plan } = scenario;
	if (!zones) return [];
	const faults = checkSigns(zones, 'zones', /[rb.]/, 'scenarioZonesSign');
	if (zones.length !== plan.length) faults.push({ code: 'scenarioZonesShape', key: 'zones' });
	zones.forEach((line, row) => {
		const length = plan[row]?.length ?? line.length;
		if (line.length !== length) {
			faults.push({ code: 'scenarioZonesShape', key: 'zones', row, column: Math.min(line.length, length) });
		}
		for (const [column, sign] of [...line].entries()) {
			const marksNothing = sign !== '.' && squareHeight(scenario, column, row) === 0;
			if (marksNothing) faults.push({ code: 'scenarioZonesOffPlan', key: 'zones', row, column });
		}
	});
	return faults;
}

function checkLimits(scenario: Scenario): ScenarioFault[] {
	const counts = playerCounts(scenario);
	if (counts.length === 0) return [{ code: 'scenarioLimitsEmpty', key: 'limits' }];
	return counts.flatMap((players) => checkLimit(scenario, players, scenario.limits[players]!));
}

function checkLimit({ zones }: Scenario, players: PlayerCount, limit: Limit): ScenarioFault[] {
	const faults: ScenarioFault[] = [];
	const sound = Number.isInteger(limit.height) && limit.height >= 1 && limit.height <= MAX_HEIGHT;
	if (!sound) faults.push({ code: 'scenarioLimitHeight', key: 'limits', players });
	const isMarked = limit.zone === undefined || zones?.some((row) => row.includes(limit.zone!));
	if (!isMarked) faults.push({ code: 'scenarioLimitZone', key: 'limits', players });
	return faults;
}

function checkAreas(scenario: Scenario): ScenarioFault[] {
	const apart = strayedSquare(scenario, () => true);
	if (apart) return [{ code: 'scenarioPlanApart', key: 'plan', row: apart.y, column: apart.x }];
	const faults = playerCounts(scenario).flatMap((players) => checkArea(scenario, players));
	if (scenario.transfer && !canTransfer(scenario)) {
		faults.push({ code: 'scenarioTransferZone', key: 'transfer' });
	}
	return faults;
}

function checkArea(scenario: Scenario, players: PlayerCount): ScenarioFault[] {
	const { zone } = scenario.limits[players]!;
	const apart = strayedSquare(scenario, (x, y) => inZone(scenario, zone, x, y));
	if (apart) return [{ code: 'scenarioAreaApart', key: 'zones', row: apart.y, column: apart.x, players }];
	return hasFirstPlaces(planFor(scenario, players), players)
		? []
		: [{ code: 'scenarioNoRoom', key: 'limits', players }];
}

function canTransfer(scenario: Scenario): boolean {
	if (scenario.limits[2]?.zone !== 'r') return false;
	return squaresOf(scenario).some(({ x, y }) => !inZone(scenario, 'r', x, y));
}

interface Spot {
	readonly x: number;
	readonly y: number;
}

function squaresOf(scenario: Scenario): Spot[] {
	const all = scenario.plan.flatMap((row, y) => [...row].map((_, x) => ({ x, y })));
	return all.filter(({ x, y }) => squareHeight(scenario, x, y) > 0);
}

/** A square of the area not connected by sides to its largest part; null if there is none. */
function strayedSquare(scenario: Scenario, inArea: (x: number, y: number) => boolean): Spot | null {
	const area = squaresOf(scenario).filter(({ x, y }) => inArea(x, y));
	const bySquare = new Map(area.map((square) => [`${square.x},${square.y}`, square]));
	const left = new Set(area);
	let largest: ReadonlySet<Spot> = new Set();
	for (const first of left) {
		const part = partWith(first, bySquare);
		for (const square of part) left.delete(square);
		if (part.size > largest.size) largest = part;
	}
	return area.find((square) => !largest.has(square)) ?? null;
}

/** The connected component of this square. */
function partWith(first: Spot, bySquare: ReadonlyMap<string, Spot>): ReadonlySet<Spot> {
	const reached = new Set([first]);
	for (const { x, y } of reached) {
		for (const [nx, ny] of [
			[x + 1, y],
			[x - 1, y],
			[x, y + 1],
			[x, y - 1],
		]) {
			const next = bySquare.get(`${nx},${ny}`);
			if (next) reached.add(next);
		}
	}
	return reached;
}
