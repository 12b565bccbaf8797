import type { Result, Setup } from '@rumis/rules';

/** What an engine is asked: a position as plain data, who shall think, and from which seed. */
export interface ThinkRequest {
	readonly setup: Setup;
	/** The moves so far, as move texts. */
	readonly moves: readonly string[];
	/** A bot as `makeBot` reads it: `level:5`, `sims:1000`, `ms:500`, `climber:4` … */
	readonly bot: string;
	readonly seed: number;
}

/** One candidate move of an analysis. */
export interface Candidate {
	readonly move: string;
	readonly visits: number;
	/** Chance of the colour to move: 0 lost, 1 won, ties shared. */
	readonly value: number;
	/** Expected points of every colour in seat order. */
	readonly scores: readonly number[];
	/** The line that is expected, beginning with the move. */
	readonly line: readonly string[];
}

/** What the engine thinks of a position, best candidate first. */
export interface Analysis {
	readonly candidates: readonly Candidate[];
	readonly simulations: number;
	/** Whether the game was searched to its end, so that the values are no estimates. */
	readonly exact: boolean;
}

export const THINK_ERRORS = ['thinkSetup', 'thinkMove', 'thinkOver', 'thinkBot', 'thinkCancelled'] as const;

/** Why a request was refused, or that it was cancelled. */
export interface ThinkError {
	readonly code: (typeof THINK_ERRORS)[number];
	/** Which move is illegal, or which bot is unknown. */
	readonly found?: string;
}

/** What goes to the worker … */
export type ToWorker =
	| {
			readonly kind: 'think';
			readonly id: number;
			readonly what: 'move' | 'analysis';
			readonly request: ThinkRequest;
	  }
	| { readonly kind: 'cancel'; readonly id: number };

/** … and what comes back. */
export type FromWorker =
	| { readonly kind: 'update'; readonly id: number; readonly analysis: Analysis }
	| { readonly kind: 'done'; readonly id: number; readonly result: Result<Analysis, ThinkError> };
