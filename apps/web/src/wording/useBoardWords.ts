import { boardWords, SCENARIOS, type Scenario } from '@rumis/rules';
import { useSpokenLanguage, useTexts } from '../i18n/useTexts.js';

/** What a board is called and what that means, in the reader's language. */
export interface SpokenBoard {
	readonly name: string;
	/** Empty when nobody has said it. */
	readonly gloss: string;
}

/** Built-in boards are translated here; others by their makers, as far as they did. */
export function useBoardWords(): (scenario: Scenario) => SpokenBoard {
	const t = useTexts();
	const language = useSpokenLanguage();
	const meanings: Readonly<Record<string, string>> = t.rules.boards;
	return (scenario) => {
		const { name, gloss = '' } = boardWords(scenario, language);
		return { name, gloss: SCENARIOS.includes(scenario) ? (meanings[scenario.id] ?? gloss) : gloss };
	};
}
