/** Responses about puzzles from games. */

/** GET /api/puzzles/mine: your puzzle rating. */
export interface PuzzleStanding {
	/** Rounded for display; everyone starts at 1200. */
	readonly rating: number;
	readonly deviation: number;
	readonly isProvisional: boolean;
	/** Puzzles solved at the first attempt, and all attempted. */
	readonly solved: number;
	readonly tried: number;
}

/**
 * The response to PUT /api/puzzles/:id/attempt. Only the first attempt counts; later requests return the
 * same.
 */
export interface PuzzleAttempt {
	readonly isSolved: boolean;
	/** Your rating before and after it. */
	readonly before: number;
	readonly after: number;
	/** The puzzle's current rating. */
	readonly puzzle: number;
	readonly standing: PuzzleStanding;
}
