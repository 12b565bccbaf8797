/** Which facts about a board are known, and which had to be reconstructed. */
import { SCENARIOS, type Scenario } from '@rumis/rules';
import type { BookTexts } from '../i18n/texts.js';

/** A custom board may have the id of a built-in one. */
const isBuiltin = (scenario: Scenario): boolean => SCENARIOS.includes(scenario);

/** Whether a part of a built-in board had to be reconstructed. */
export const isReconstructed = (scenario: Scenario): boolean =>
	isBuiltin(scenario) &&
	Object.values(scenario.source ?? {}).some((note) => /reconstructed|inferred/.test(note));

/** In the current language for built-in boards; other boards keep their authors' text. */
export function sourceOf(scenario: Scenario, t: BookTexts): NonNullable<Scenario['source']> {
	const sources: Readonly<Record<string, Scenario['source']>> = t.buildings.sources;
	return (isBuiltin(scenario) && sources[scenario.id]) || (scenario.source ?? {});
}

/** A fact about the building behind a built-in board; empty for other boards. */
export function factOf(scenario: Scenario, t: BookTexts): string {
	const facts: Readonly<Record<string, string>> = t.buildings.facts;
	return (isBuiltin(scenario) && facts[scenario.id]) || '';
}
