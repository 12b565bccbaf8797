import { checkScenario, limitFor, modeOf, type PlayerCount, type Scenario, type Setup } from '@rumis/rules';
import type { Balance } from './balance.js';

/** A small change to a board that may make it better. Squares count from 0 in the changed board. */
export type Change =
	| { readonly code: 'addSquare' | 'removeSquare'; readonly x: number; readonly y: number }
	| { readonly code: 'raiseSquare' | 'lowerSquare'; readonly x: number; readonly y: number }
	| { readonly code: 'raiseLimit' | 'lowerLimit'; readonly height: number };

export interface ChangedBoard {
	readonly change: Change;
	readonly scenario: Scenario;
}

/** The maximum number of proposals per kind. */
const A_KIND = 2;

interface Spot {
	readonly x: number;
	readonly y: number;
	/** Higher is proposed first. */
	readonly merit: number;
}

/**
 * Changes worth trying, each a valid board: a square more where it closes a gap, a square less where it is
 * rarely covered, a level more or less on a single square or on all of them.
 */
export function changesFor(setup: Setup, balance: Balance): readonly ChangedBoard[] {
	const { scenario } = setup;
	const players = modeOf(setup.mode).limitsFor(setup.players) as PlayerCount;
	const proposed = [
		...limitChanges(scenario, players),
		...addedSquares(scenario),
		...squareChanges(scenario, players, balance),
	];
	return proposed.filter((board) => checkScenario(board.scenario).length === 0);
}

function limitChanges(scenario: Scenario, players: PlayerCount): readonly ChangedBoard[] {
	const limit = limitFor(scenario, players);
	if (!limit) return [];
	const to = (code: 'raiseLimit' | 'lowerLimit', height: number): ChangedBoard => ({
		change: { code, height },
		scenario: { ...scenario, limits: { ...scenario.limits, [players]: { ...limit, height } } },
	});
	const highest = Math.max(...scenario.plan.join('').replaceAll('.', '').split('').map(Number));
	return [
		...(limit.height < highest ? [to('raiseLimit', limit.height + 1)] : []),
		...(limit.height > 1 ? [to('lowerLimit', limit.height - 1)] : []),
	];
}

function squareChanges(scenario: Scenario, players: PlayerCount, { heat }: Balance): readonly ChangedBoard[] {
	const width = scenario.plan[0]!.length;
	const most = limitFor(scenario, players)?.height ?? 0;
	const spots = spotsOf(scenario.plan, (x, y) => heat[y * width + x] ?? null);
	const seldom = [...spots].sort((a, b) => a.merit - b.merit).slice(0, A_KIND);
	const often = [...spots].sort((a, b) => b.merit - a.merit);
	const heightAt = ({ x, y }: Spot) => Number(scenario.plan[y]![x]);
	const lower = often.filter((spot) => heightAt(spot) > 1 && heightAt(spot) <= most).slice(0, A_KIND);
	const raise = often.filter((spot) => heightAt(spot) < Math.min(most, 9)).slice(0, A_KIND);
	return [
		...seldom.map(
			({ x, y }) => ({ change: { code: 'removeSquare', x, y }, scenario: without(scenario, x, y) }) as const,
		),
		...lower.map((spot) => levelChange(scenario, spot, -1)),
		...raise.map((spot) => levelChange(scenario, spot, 1)),
	];
}

/** The squares of a plan with a merit. */
function spotsOf(plan: readonly string[], meritOf: (x: number, y: number) => number | null): readonly Spot[] {
	return plan.flatMap((row, y) =>
		[...row].flatMap((_, x) => {
			const merit = meritOf(x, y);
			return merit === null ? [] : [{ x, y, merit }];
		}),
	);
}

function levelChange(scenario: Scenario, { x, y }: Spot, step: 1 | -1): ChangedBoard {
	const sign = String(Number(scenario.plan[y]![x]) + step);
	return {
		change: { code: step > 0 ? 'raiseSquare' : 'lowerSquare', x, y },
		scenario: { ...scenario, plan: withSign(scenario.plan, x, y, sign) },
	};
}

function without(scenario: Scenario, x: number, y: number): Scenario {
	const { zones, ...rest } = scenario;
	const plan = withSign(scenario.plan, x, y, '.');
	return trimmed(zones ? { ...rest, plan, zones: withSign(zones, x, y, '.') } : { ...rest, plan });
}

/** Empty squares with the most neighbours: they close gaps and round off corners. */
function addedSquares(scenario: Scenario): readonly ChangedBoard[] {
	const wide = padded(scenario);
	const neighbours = (x: number, y: number) =>
		[wide.plan[y]?.[x - 1], wide.plan[y]?.[x + 1], wide.plan[y - 1]?.[x], wide.plan[y + 1]?.[x]].filter(
			(sign) => sign !== undefined && sign !== '.',
		);
	const spots = spotsOf(wide.plan, (x, y) => {
		const around = neighbours(x, y).length;
		return wide.plan[y]![x] === '.' && around > 0 ? around : null;
	});
	const best = [...spots].sort((a, b) => b.merit - a.merit).slice(0, A_KIND);
	return best.map(({ x, y }) => addSquare(wide, x, y, neighbours(x, y) as string[]));
}

function addSquare(wide: Scenario, x: number, y: number, neighbours: readonly string[]): ChangedBoard {
	const height = neighbours.reduce((most, sign) => (sign > most ? sign : most));
	const marked = { ...wide, plan: withSign(wide.plan, x, y, height) };
	const zones = wide.zones && withSign(wide.zones, x, y, zoneNear(wide.zones, x, y));
	const { left, top } = marginsOf(marked.plan);
	return {
		change: { code: 'addSquare', x: x - left, y: y - top },
		scenario: trimmed(zones ? { ...marked, zones } : marked),
	};
}

/** A new square is in the zone of its neighbours. */
function zoneNear(zones: readonly string[], x: number, y: number): string {
	const around = [zones[y]?.[x - 1], zones[y]?.[x + 1], zones[y - 1]?.[x], zones[y + 1]?.[x]];
	return ['r', 'b'].find((mark) => around.includes(mark)) ?? '.';
}

const withSign = (rows: readonly string[], x: number, y: number, sign: string): readonly string[] =>
	rows.map((row, index) => (index === y ? row.slice(0, x) + sign + row.slice(x + 1) : row));

/** With an empty row or column on every side. */
function padded(scenario: Scenario): Scenario {
	const pad = (rows: readonly string[]): readonly string[] => {
		const empty = '.'.repeat(rows[0]!.length + 2);
		return [empty, ...rows.map((row) => `.${row}.`), empty];
	};
	const { plan, zones } = scenario;
	return { ...scenario, plan: pad(plan), ...(zones && { zones: pad(zones) }) };
}

/** The number of empty rows and columns around a plan. */
function marginsOf(plan: readonly string[]) {
	const isUsed = (row: string) => /[1-9]/.test(row);
	const columns = [...plan[0]!].map((_, x) => plan.map((row) => row[x]).join(''));
	return {
		left: columns.findIndex(isUsed),
		right: columns.length - 1 - columns.findLastIndex(isUsed),
		top: plan.findIndex(isUsed),
		bottom: plan.length - 1 - plan.findLastIndex(isUsed),
	};
}

/** Without the empty rows and columns around the plan. */
function trimmed(scenario: Scenario): Scenario {
	const { plan, zones } = scenario;
	const { left, right, top, bottom } = marginsOf(plan);
	const trim = (rows: readonly string[]): readonly string[] =>
		rows.slice(top, rows.length - bottom).map((row) => row.slice(left, row.length - right));
	return { ...scenario, plan: trim(plan), ...(zones && { zones: trim(zones) }) };
}
