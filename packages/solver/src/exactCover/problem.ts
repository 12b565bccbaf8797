/**
 * An exact cover problem with counted pieces: every cell is covered once, and every piece is used at least
 * `min` and at most `max` times. Nothing here knows what a cell or a piece looks like.
 */
export interface CoverProblem {
	readonly cellCount: number;
	readonly pieces: readonly CoverPiece[];
	readonly options: readonly CoverOption[];
}

export interface CoverPiece {
	readonly min: number;
	readonly max: number;
	/** How many cells one copy covers. */
	readonly size: number;
}

/** One way to cover some cells at once. */
export interface CoverOption {
	readonly cells: readonly number[];
	/** The pieces it takes, one entry a copy: a single one, or several that only go together. */
	readonly uses: readonly number[];
}

/** The same pieces with the bounds that can matter: a piece that fits nowhere has no copies. */
export function effectivePieces({ cellCount, pieces, options }: CoverProblem): readonly CoverPiece[] {
	const fits = new Set(options.flatMap(({ uses }) => uses));
	return pieces.map((piece, index) => ({
		...piece,
		max: fits.has(index) ? Math.min(piece.max, Math.floor(cellCount / piece.size)) : 0,
	}));
}

/** Whether these options can all be taken together. */
export function isCompatible(problem: CoverProblem, chosen: readonly number[]): boolean {
	const covered = new Set<number>();
	const left = problem.pieces.map(({ max }) => max);
	for (const index of chosen) {
		const option = problem.options[index];
		if (!option || option.cells.some((cell) => covered.has(cell))) return false;
		for (const cell of option.cells) covered.add(cell);
		for (const piece of option.uses) if (--left[piece]! < 0) return false;
	}
	return true;
}
