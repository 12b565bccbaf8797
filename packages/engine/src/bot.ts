import type { Move, ReadonlyPosition } from '@rumis/rules';
import type { Analysis } from './analysis.js';

/** Thinking in small steps, so that whoever waits can stop it between two of them. */
export interface Thought {
	/** Thinks on for some milliseconds; true when there is no more to think. */
	step(): boolean;
	/** The best move so far. At least one step must have been taken. */
	best(): Move;
	analysis(): Analysis;
}

/** Somebody who can be asked for a move. */
export interface Bot {
	readonly name: string;
	/** Begins to think about a position, which is not changed and must not be over. */
	think(position: ReadonlyPosition): Thought;
	/** Chooses a legal move. */
	choose(position: ReadonlyPosition): Move;
	/** Forgets what was learnt from the last game, and begins a new one from this seed. */
	newGame(seed: number): void;
}

/** How much a bot may think: a number of simulations (repeatable), or time. */
export type Budget =
	| { readonly kind: 'sims'; readonly sims: number }
	| { readonly kind: 'ms'; readonly ms: number };

export const BOT_ERRORS = ['botUnknown', 'botNumber'] as const;

export interface BotError {
	readonly code: (typeof BOT_ERRORS)[number];
	readonly found: string;
}

/** Thinks to the end. */
export function finishThought(thought: Thought): Move {
	while (!thought.step());
	return thought.best();
}
