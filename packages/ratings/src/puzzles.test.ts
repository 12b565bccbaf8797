import { expect, it } from 'vitest';
import { NEW_SOLVER, newPuzzle, ratePuzzle } from './puzzles.js';

it('an answer moves both ratings, in opposite directions, and makes both more certain', () => {
	const puzzle = newPuzzle(1400);
	const solved = ratePuzzle(NEW_SOLVER, puzzle, true);
	expect(solved.solver.rating).toBeGreaterThan(NEW_SOLVER.rating);
	expect(solved.puzzle.rating).toBeLessThan(puzzle.rating);
	expect(solved.solver.deviation).toBeLessThan(NEW_SOLVER.deviation);
	expect(solved.puzzle.deviation).toBeLessThan(puzzle.deviation);
	const failed = ratePuzzle(NEW_SOLVER, puzzle, false);
	expect(failed.solver.rating).toBeLessThan(NEW_SOLVER.rating);
	expect(failed.puzzle.rating).toBeGreaterThan(puzzle.rating);
	// Solving a hard puzzle tells more than failing it.
	expect(solved.solver.rating - 1200).toBeGreaterThan(1200 - failed.solver.rating);
});
