import { boardWords, SCENARIOS, type Scenario } from '@rumis/rules';
import { useSpokenLanguage, useTexts } from '../i18n/useTexts.js';

/** The name of a board and its meaning, in the current language. */
export interface SpokenBoard {
	readonly name: string;
	/** Empty if there is none. */
	readonly gloss: string;
}

/** Built-in boards are translated by the app; others by their authors, as far as available. */
export function useBoardWords(): (scenario: Scenario) => SpokenBoard {
	const t = useTexts();
	const language = useSpokenLanguage();
	const meanings: Readonly<Record<string, string>> = t.rules.boards;
	return (scenario) => {
		const { name, gloss = '' } = boardWords(scenario, language);
		return { name, gloss: SCENARIOS.includes(scenario) ? (meanings[scenario.id] ?? gloss) : gloss };
	};
}
