import type { SearchBoard } from './board/searchBoard.js';
import { CHARACTERS, type Character, type Likings } from './characters.js';
import { FEATURES } from './knowledge/features.js';
import { type Knowledge, learntKnowledge } from './knowledge/knowledge.js';
import { BEST_SETTINGS } from './mcts/settings.js';
import type { SearchStyle } from './searchBot.js';

/** The best knowledge, with some likings exaggerated; remembered, as searches tell knowledge by its identity. */
function exaggerate(likings: Likings): (board: SearchBoard) => Knowledge {
	const made = new Map<Knowledge, Knowledge>();
	return (board) => {
		const learnt = learntKnowledge(board);
		const known = made.get(learnt) ?? {
			...learnt,
			build: learnt.build.map((weights) => weights.map((weight, f) => weight + (likings[FEATURES[f]!] ?? 0))),
		};
		made.set(learnt, known);
		return known;
	};
}

/** They look for their favourite moves first and longest, and their playouts play them too. */
const FAVOURITES_FIRST = { ...BEST_SETTINGS, sharpness: 1.5, exploration: 1.2 };

const styleOf = (name: Character): Partial<SearchStyle> => ({
	knowledge: exaggerate(CHARACTERS[name]),
	compared: 3,
	settings: FAVOURITES_FIRST,
});

/** How each character searches, where it differs from the best. */
export const CHARACTER_STYLES: Readonly<Record<Character, Partial<SearchStyle>>> = {
	climber: styleOf('climber'),
	blocker: styleOf('blocker'),
	spreader: styleOf('spreader'),
};
