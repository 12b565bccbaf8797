import type { SearchBoard } from './board/searchBoard.js';
import { CHARACTERS, type Character, type Likings } from './characters.js';
import { FEATURES } from './knowledge/features.js';
import { type Knowledge, learntKnowledge } from './knowledge/knowledge.js';
import { BEST_SETTINGS } from './mcts/settings.js';
import type { SearchStyle } from './searchBot.js';

/** The best knowledge with some move weights exaggerated. Cached, since searches compare knowledge by identity. */
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

/** The changed weights affect both priors and playouts. */
const FAVOURITES_FIRST = { ...BEST_SETTINGS, sharpness: 1.5, exploration: 1.2 };

const styleOf = (name: Character): Partial<SearchStyle> => ({
	knowledge: exaggerate(CHARACTERS[name]),
	compared: 3,
	settings: FAVOURITES_FIRST,
});

/** How each character's style differs from the best one. */
export const CHARACTER_STYLES: Readonly<Record<Character, Partial<SearchStyle>>> = {
	climber: styleOf('climber'),
	blocker: styleOf('blocker'),
	spreader: styleOf('spreader'),
};
