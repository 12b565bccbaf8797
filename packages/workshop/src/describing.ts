/** Changes of a board's texts and limits. */
import type { Limit, PlayerCount } from '@rumis/rules';
import type { BoardLanguage, Draft, Words } from './draft.js';
import { idFrom } from './draftScenario.js';

/** Changes a name or meaning. The id follows the name as long as it matches it. */
export function setWords(draft: Draft, language: BoardLanguage, part: Partial<Words>): Draft {
	const words = { ...draft.words, [language]: { ...draft.words[language], ...part } };
	const follows = language === 'en' && draft.id === idFrom(draft.words.en.name);
	return { ...draft, words, id: follows ? idFrom(words.en.name) : draft.id };
}

export const setId = (draft: Draft, id: string): Draft => ({ ...draft, id });

/** Null: this many players cannot play here. */
export const setLimit = (draft: Draft, players: PlayerCount, limit: Limit | null): Draft => ({
	...draft,
	limits: { ...draft.limits, [players]: limit },
});

export const setTransfer = (draft: Draft, transfer: boolean): Draft => ({ ...draft, transfer });

export const setSource = (draft: Draft, part: Partial<Draft['source']>): Draft => ({
	...draft,
	source: { ...draft.source, ...part },
});
