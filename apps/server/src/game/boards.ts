import { MAX_SCENARIO, MAX_SQUARES, type TableTerms } from '@rumis/protocol';
import {
	defaultMode,
	findBuiltin,
	type ModeId,
	makeScenario,
	modeOf,
	parseScenario,
	planFor,
	type Scenario,
} from '@rumis/rules';
import { inSlices, pause } from '../util/slices.js';

type BoardTerms = Pick<TableTerms, 'scenario' | 'players'> & { readonly mode?: ModeId | undefined };

/** The scenario of this id, or the one that the text describes. */
export function readScenario(text: string): Scenario | null {
	const known = findBuiltin(text);
	if (known) return known;
	const scenario = parseScenario(text);
	return scenario.ok ? scenario.value : null;
}

/** The text by which tables name the board: the same for all who wrote the same board in different ways. */
export function canonicalScenario(text: string): string {
	const scenario = findBuiltin(text) ? null : readScenario(text);
	return scenario ? makeScenario(scenario) : text;
}

const INSIDE = ['inside'] as const;
const BOTH_SIDES = ['inside', 'outside'] as const;

/**
 * Whether a board is small enough to be played online, where checking it must not hold up other players. A cheap
 * look at the text comes first: only a small board is read.
 */
export function isSmallEnough(text: string): boolean {
	return text.length <= MAX_SCENARIO && squaresIn(text) <= MAX_SQUARES;
}

/** The squares of the plan; 0 where the text has none, and so is no board. */
function squaresIn(text: string): number {
	try {
		const { plan } = JSON.parse(text) as { readonly plan?: unknown };
		return Array.isArray(plan) ? plan.join('').replaceAll('.', '').length : 0;
	} catch {
		return 0;
	}
}

/**
 * Reads a board and makes the tables that a game on it needs, in steps of a few milliseconds. What comes after
 * finds them made. Says whether it is a board.
 */
export async function prepareBoard({ scenario: text, mode, players }: BoardTerms): Promise<boolean> {
	const scenario = readScenario(canonicalScenario(text));
	if (!scenario) return false;
	const rules = modeOf(mode ?? defaultMode(scenario, players));
	// A game that cannot begin needs no tables; why it cannot is said by the referee.
	if (rules.refuse(scenario, players)) return true;
	for (const side of rules.phases.includes('transfer') ? BOTH_SIDES : INSIDE) {
		await pause();
		await inSlices(planFor(scenario, rules.limitsFor(players), side).preparePlacements());
	}
	await pause();
	return true;
}
