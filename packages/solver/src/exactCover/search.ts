/** A search through all covers that can be stopped at any node, saved as a path, and resumed. */
export interface Search {
	/** Covers found so far, including those before a resume. */
	readonly solutions: number;
	/** Nodes visited by this object. */
	readonly nodes: number;
	readonly finished: boolean;
	/**
	 * Visits at most this many nodes, or until `onSolution` asks to pause; returns whether the search is
	 * complete.
	 */
	run(nodes: number): boolean;
	/** The options taken, and last the one being tried (−1 before the first): enough to resume from here. */
	path(): number[];
	/** The visited share of the tree; every node splits its weight equally among its branches. */
	fraction(): number;
}

export interface SearchOptions {
	/** Options taken before the search starts. They are never undone. */
	readonly taken?: readonly number[];
	/** The `path()` of an earlier search, and the number of solutions it had found. */
	readonly resume?: { readonly path: readonly number[]; readonly solutions: number };
	/** Called with every cover, including `taken`, as options in any order; `true` pauses the run after it. */
	readonly onSolution?: (options: readonly number[]) => boolean | undefined;
	/** The order in which options are tried; default: as listed. */
	readonly order?: ArrayLike<number>;
}
