import type { FEATURES } from './knowledge/features.js';

export type Likings = Partial<Record<(typeof FEATURES)[number], number>>;

/**
 * Characters and the move features they favour. The climber builds upward and finishes squares; the blocker takes
 * squares from the others' reach; the spreader heads for open ground. Only names and numbers, so that a page
 * listing them need not load the learned weights.
 */
export const CHARACTERS = {
	climber: { final: 1.2, air: -0.6, fresh: -0.6 },
	blocker: { blocked: 1, captured: 1 },
	spreader: { fresh: 1, opened: 0.5, captured: -0.3 },
} satisfies Record<string, Likings>;

export type Character = keyof typeof CHARACTERS;

export const isCharacter = (name: string): name is Character => Object.hasOwn(CHARACTERS, name);
