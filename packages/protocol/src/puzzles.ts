/** What the server answers about puzzles from games. */

/** GET /api/puzzles/mine: how well you solve puzzles. */
export interface PuzzleStanding {
	/** Whole numbers, as they are shown; 1200 is where everybody begins. */
	readonly rating: number;
	readonly deviation: number;
	readonly isProvisional: boolean;
	/** Puzzles whose first answer was right, and all that were tried. */
	readonly solved: number;
	readonly tried: number;
}

/** The answer to PUT /api/puzzles/:id/attempt. The first attempt counts; sent again it is told again. */
export interface PuzzleAttempt {
	readonly isSolved: boolean;
	/** Your rating before and after it. */
	readonly before: number;
	readonly after: number;
	/** The rating of the puzzle now. */
	readonly puzzle: number;
	readonly standing: PuzzleStanding;
}
