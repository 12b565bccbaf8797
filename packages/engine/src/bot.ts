import type { Move, ReadonlyPosition } from '@rumis/rules';
import type { Analysis } from './analysis.js';

/** A search in small steps, so that the caller can stop it between two of them. */
export interface Thought {
	/** Searches for some milliseconds; true when finished. */
	step(): boolean;
	/** The best move so far; call `step` at least once before. */
	best(): Move;
	analysis(): Analysis;
}

export interface Bot {
	readonly name: string;
	/** Starts a search. The position is not changed and must not be over. */
	think(position: ReadonlyPosition): Thought;
	choose(position: ReadonlyPosition): Move;
	/** Drops the state of the last game and starts a new one with this seed. */
	newGame(seed: number): void;
}

/** Search budget: a number of simulations (repeatable), or time. */
export type Budget =
	| { readonly kind: 'sims'; readonly sims: number }
	| { readonly kind: 'ms'; readonly ms: number };

export const BOT_ERRORS = ['botUnknown', 'botNumber'] as const;

export interface BotError {
	readonly code: (typeof BOT_ERRORS)[number];
	readonly found: string;
}

/** Runs a search to its end. */
export function finishThought(thought: Thought): Move {
	while (!thought.step());
	return thought.best();
}
