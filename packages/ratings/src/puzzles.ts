/** A person and a puzzle are rated as if they had played a game: solving it is a win. */
import { NEWCOMER, rate, type Strength } from './glicko.js';

/** The initial rating of people: lower than in games, because easy puzzles are more encouraging. */
export const NEW_SOLVER: Strength = { ...NEWCOMER, rating: 1200 };

/** The initial rating of a puzzle is an estimate. */
const PUZZLE_DEVIATION = 200;

export const newPuzzle = (rating: number): Strength => ({
	rating,
	deviation: PUZZLE_DEVIATION,
	volatility: NEWCOMER.volatility,
});

/** Both strengths after a first attempt. */
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
