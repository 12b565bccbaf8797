/** A person and a puzzle are rated as if they had played a game: solving it is a win. */
import { NEWCOMER, rate, type Strength } from './glicko.js';

/** Where people begin: below other games, because easy puzzles encourage more than hard ones. */
export const NEW_SOLVER: Strength = { ...NEWCOMER, rating: 1200 };

/** Where the rating of a puzzle begins is an estimate. */
const PUZZLE_DEVIATION = 200;

export const newPuzzle = (rating: number): Strength => ({
	rating,
	deviation: PUZZLE_DEVIATION,
	volatility: NEWCOMER.volatility,
});

/** Both strengths after a first answer. */
export function ratePuzzle(
	solver: Strength,
	puzzle: Strength,
	isSolved: boolean,
): { readonly solver: Strength; readonly puzzle: Strength } {
	const score = isSolved ? 1 : 0;
	return {
		solver: rate(solver, [{ opponent: puzzle, score, weight: 1 }]),
		puzzle: rate(puzzle, [{ opponent: solver, score: 1 - score, weight: 1 }]),
	};
}
