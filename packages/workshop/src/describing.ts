/** Changes of what is said about a board, and of its limits. */
import type { Limit, PlayerCount } from '@rumis/rules';
import type { BoardLanguage, Draft, Words } from './draft.js';
import { idFrom } from './draftScenario.js';

/** Another name or meaning. As long as the id is that of the name, it follows the name. */
export function setWords(draft: Draft, language: BoardLanguage, part: Partial<Words>): Draft {
	const words = { ...draft.words, [language]: { ...draft.words[language], ...part } };
	const follows = language === 'en' && draft.id === idFrom(draft.words.en.name);
	return { ...draft, words, id: follows ? idFrom(words.en.name) : draft.id };
}

export const setId = (draft: Draft, id: string): Draft => ({ ...draft, id });

/** Null: so many players cannot play here. */
export const setLimit = (draft: Draft, players: PlayerCount, limit: Limit | null): Draft => ({
	...draft,
	limits: { ...draft.limits, [players]: limit },
});

export const setTransfer = (draft: Draft, transfer: boolean): Draft => ({ ...draft, transfer });

export const setSource = (draft: Draft, part: Partial<Draft['source']>): Draft => ({
	...draft,
	source: { ...draft.source, ...part },
});
