/**
 * What the tree search needs of a game. It knows no stones: moves are numbers below 65,536, sides are numbers,
 * and a value is what a side may expect, from 0 (lost) to 1 (won).
 */
export interface SearchGame {
	/** How many sides there are; each has a value of its own. */
	readonly sides: number;
	/** One more than the greatest move number. */
	readonly moveNumbers: number;
	/** Goes back to the position that is searched. */
	reset(): void;
	isOver(): boolean;
	/** Who moves: the side whose value is to grow, and a number that tells movers apart (several per side). */
	side(): number;
	mover(): number;
	readonly movers: number;
	/** Writes the legal moves and how good they look (logarithms, any scale) and says how many; never 0. */
	listMoves(moves: Uint16Array, looks: Float32Array): number;
	play(move: number): void;
	/** Plays on to the end, telling of every move, and writes what each side got. */
	finish(values: Float32Array, onMove: (mover: number, move: number) => void): void;
}
