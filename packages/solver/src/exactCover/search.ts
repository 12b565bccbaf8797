/**
 * A search through all covers that can be stopped at any node, written down as a path, and taken up again.
 */
export interface Search {
	/** Covers found so far, in this run of the search and, when resumed, before it. */
	readonly solutions: number;
	/** Nodes of the tree visited by this object. */
	readonly nodes: number;
	readonly finished: boolean;
	/** Visits at most so many nodes, or until `onSolution` asks to pause; answers whether all is done. */
	run(nodes: number): boolean;
	/** The options taken, and last the one tried (−1 before the first): enough to go on from here. */
	path(): number[];
	/** How much of the tree lies behind, every node sharing its weight equally among its branches. */
	fraction(): number;
}

export interface SearchOptions {
	/** Options taken before the search begins. It never takes them back. */
	readonly taken?: readonly number[];
	/** Where an earlier search stopped, as its `path()` said, with what it had found. */
	readonly resume?: { readonly path: readonly number[]; readonly solutions: number };
	/** Told every cover, `taken` included, as options in any order; `true` pauses the run after it. */
	readonly onSolution?: (options: readonly number[]) => boolean | undefined;
	/** The order in which options are tried; as listed when left out. */
	readonly order?: ArrayLike<number>;
}
