import { FEATURES, type Taste } from './features.js';
import { BEST_SETTINGS } from './mcts/settings.js';
import type { SearchStyle } from './searchBot.js';
import { BEST_TASTE } from './taste.js';

type Feature = (typeof FEATURES)[number];

/** The best taste, with some likings exaggerated. */
function exaggerate(likings: Partial<Record<Feature, number>>): Taste {
	return BEST_TASTE.map((weights) => weights.map((weight, f) => weight + (likings[FEATURES[f]!] ?? 0)));
}

/** They look for their favourite moves first and longest, and their playouts play them too. */
const FAVOURITES_FIRST = { ...BEST_SETTINGS, sharpness: 1.5, exploration: 1.2 };

/**
 * Bots with character. The climber builds upward and finishes squares; the blocker builds where others would
 * have built; the spreader runs for open ground.
 */
export const CHARACTERS = {
	climber: {
		taste: exaggerate({ final: 1.2, air: -0.6, fresh: -0.6 }),
		compared: 3,
		settings: FAVOURITES_FIRST,
	},
	blocker: {
		taste: exaggerate({ blocked: 1, captured: 1 }),
		compared: 3,
		settings: FAVOURITES_FIRST,
	},
	spreader: {
		taste: exaggerate({ fresh: 1, opened: 0.5, captured: -0.3 }),
		compared: 3,
		settings: FAVOURITES_FIRST,
	},
} satisfies Record<string, Partial<SearchStyle>>;

export type Character = keyof typeof CHARACTERS;

export const isCharacter = (name: string): name is Character => Object.hasOwn(CHARACTERS, name);
