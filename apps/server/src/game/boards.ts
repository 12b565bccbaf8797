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

/** The scenario with this id, or the one that the text describes. */
export function readScenario(text: string): Scenario | null {
	const known = findBuiltin(text);
	if (known) return known;
	const scenario = parseScenario(text);
	return scenario.ok ? scenario.value : null;
}

/** The canonical text of a board: the same for different notations of the same board. */
export function canonicalScenario(text: string): string {
	const scenario = findBuiltin(text) ? null : readScenario(text);
	return scenario ? makeScenario(scenario) : text;
}

const INSIDE = ['inside'] as const;
const BOTH_SIDES = ['inside', 'outside'] as const;

/**
 * Whether a board is small enough for online play, where validating it must not block other players. Checks
 * the text cheaply first: only a small board is parsed.
 */
export function isSmallEnough(text: string): boolean {
	return text.length <= MAX_SCENARIO && squaresIn(text) <= MAX_SQUARES;
}

/** The squares of the plan; 0 if the text has none and is no board. */
function squaresIn(text: string): number {
	try {
		const { plan } = JSON.parse(text) as { readonly plan?: unknown };
		return Array.isArray(plan) ? plan.join('').replaceAll('.', '').length : 0;
	} catch {
		return 0;
	}
}

/**
 * Parses a board and builds the lookup tables for a game on it, in slices of a few milliseconds. Later calls
 * use the cached tables. Returns whether the board is valid.
 */
export async function prepareBoard({ scenario: text, mode, players }: BoardTerms): Promise<boolean> {
	const scenario = readScenario(canonicalScenario(text));
	if (!scenario) return false;
	const rules = modeOf(mode ?? defaultMode(scenario, players));
	// A game that cannot begin needs no tables; the referee reports the reason.
	if (rules.refuse(scenario, players)) return true;
	for (const side of rules.phases.includes('transfer') ? BOTH_SIDES : INSIDE) {
		await pause();
		await inSlices(planFor(scenario, rules.limitsFor(players), side).preparePlacements());
	}
	await pause();
	return true;
}
