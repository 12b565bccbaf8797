import { SCENARIOS, type Scenario } from '@rumis/rules';
import { useTexts } from '../i18n/useTexts.js';

/** What a board's name means: translated for the built-in ones, for others what their makers say. */
export function useBoardMeaning(): (scenario: Scenario) => string {
	const t = useTexts();
	const meanings: Readonly<Record<string, string>> = t.rules.boards;
	return (scenario) =>
		SCENARIOS.includes(scenario)
			? (meanings[scenario.id] ?? scenario.gloss ?? '')
			: (scenario.gloss ?? t.setup.own);
}
