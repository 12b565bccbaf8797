import type { TreeRunner } from './runner.js';
import type { SearchSettings } from './settings.js';

/**
 * What the tree search needs of a game. It knows no stones: moves are numbers below 65,536, sides are numbers,
 * and a value is what a side may expect, from 0 (lost) to 1 (won).
 */
export interface SearchGame {
	/** How many sides there are; each has a value of its own. */
	readonly sides: number;
	/** One more than the greatest move number. */
	readonly moveNumbers: number;
	/** How many movers there are: there may be several of a side. */
	readonly movers: number;
	/** Goes back to the position that is searched. */
	reset(): void;
	/** Who moves, as a number below 255 that also tells phases apart. */
	state(): number;
	/** What such a number means: no more moves; the side whose value is to grow; the mover. */
	isOver(state: number): boolean;
	side(state: number): number;
	mover(state: number): number;
	/** Writes the legal moves and how good they look (logarithms, any scale) and says how many; never 0. */
	listMoves(moves: Uint16Array, scores: Float32Array): number;
	play(move: number): void;
	/** The same, when it is known which state comes next: that saves looking for it. */
	replay(move: number, state: number): void;
	/** Writes what the position alone promises each side; false where nothing can be said. */
	evaluate(values: Float32Array): boolean;
	/** Plays on to the end, telling of every move, and writes what each side got. */
	finish(values: Float32Array, onMove: (mover: number, move: number) => void): void;
	/** Something that searches this game faster than `TreeSearch` can, with trees of that size; null for nothing. */
	makeRunner(settings: SearchSettings, capacity: number): TreeRunner | null;
}
