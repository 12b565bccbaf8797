import type { FEATURES } from './knowledge/features.js';

export type Likings = Partial<Record<(typeof FEATURES)[number], number>>;

/**
 * Bots with character, and what they like more than others do. The climber builds upward and finishes squares;
 * the blocker builds where others would have built; the spreader runs for open ground. Only names and numbers:
 * a page that offers them need not load what bots have learned.
 */
export const CHARACTERS = {
	climber: { final: 1.2, air: -0.6, fresh: -0.6 },
	blocker: { blocked: 1, captured: 1 },
	spreader: { fresh: 1, opened: 0.5, captured: -0.3 },
} satisfies Record<string, Likings>;

export type Character = keyof typeof CHARACTERS;

export const isCharacter = (name: string): name is Character => Object.hasOwn(CHARACTERS, name);
