/**
 * An exact cover problem with counted pieces: every cell is covered once, and every piece is used at least
 * `min` and at most `max` times. Independent of geometry.
 */
export interface CoverProblem {
	readonly cellCount: number;
	readonly pieces: readonly CoverPiece[];
	readonly options: readonly CoverOption[];
}

export interface CoverPiece {
	readonly min: number;
	readonly max: number;
	/** The number of cells one copy covers. */
	readonly size: number;
}

/** A way to cover some cells at once. */
export interface CoverOption {
	readonly cells: readonly number[];
	/** The pieces it uses, one entry per copy: a single one, or several that only go together. */
	readonly uses: readonly number[];
}

/** The pieces with effective bounds: a piece that fits nowhere has no copies. */
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
