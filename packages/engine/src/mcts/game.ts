import type { TreeRunner } from './runner.js';
import type { SearchSettings } from './settings.js';

/**
 * A game as the tree search sees it. Moves are numbers below 65,536, sides are numbers, and the value of a side
 * goes from 0 (lost) to 1 (won).
 */
export interface SearchGame {
	/** Number of sides; each has its own value. */
	readonly sides: number;
	/** All move numbers are below this. */
	readonly moveNumbers: number;
	/** Number of movers; a side may have several. */
	readonly movers: number;
	/** Returns to the root position. */
	reset(): void;
	/** The player to move and the phase, as a number below 255. */
	state(): number;
	/** What a state means: whether the game is over, the side to move, and the mover. */
	isOver(state: number): boolean;
	side(state: number): number;
	mover(state: number): number;
	/** Writes the legal moves and their scores (logits of the policy) and returns their number; never 0. */
	listMoves(moves: Uint16Array, scores: Float32Array): number;
	play(move: number): void;
	/** Like `play`, with the following state already known, which is faster. */
	replay(move: number, state: number): void;
	/** Writes the static evaluation for each side; false where there is none. */
	evaluate(values: Float32Array): boolean;
	/** Runs a playout, reports every move, and writes the value for each side. */
	finish(values: Float32Array, onMove: (mover: number, move: number) => void): void;
	/** A faster search for this game with trees of that capacity; null if there is none. */
	makeRunner(settings: SearchSettings, capacity: number): TreeRunner | null;
}
