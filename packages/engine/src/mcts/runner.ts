import type { Tree } from './tree.js';

/**
 * Runs simulations on a tree that lies in its memory: exactly those that `TreeSearch` itself would run, only
 * faster. A game may have one.
 */
export interface TreeRunner {
	/** An empty tree in its memory. There is room for two. */
	newTree(): Tree;
	/** Whether it can search from the position that the game is at; where it cannot, `TreeSearch` does. */
	canRun(): boolean;
	/**
	 * Runs so many simulations, or fewer when the tree is full; says how many. Adds to the totals what each side
	 * got.
	 */
	run(tree: Tree, simulations: number, totals: Float64Array): number;
}
