import type { Tree } from './tree.js';

/**
 * A faster implementation of `TreeSearch` for one game. It runs exactly the same simulations on a tree in its own
 * memory.
 */
export interface TreeRunner {
	/** An empty tree in its memory, which has room for two. */
	newTree(): Tree;
	/** Whether it supports the game's current root position; if not, `TreeSearch` searches itself. */
	canRun(): boolean;
	/**
	 * Runs up to `simulations` simulations, fewer when the tree is full, and returns how many. Adds their values
	 * to the totals.
	 */
	run(tree: Tree, simulations: number, totals: Float64Array): number;
}
