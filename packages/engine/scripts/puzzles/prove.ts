/** Verifies puzzles again, for when the criteria have become stricter. */
import { makeMove } from '@rumis/rules';
import { findPuzzle } from '../../src/puzzles/findPuzzle.js';
import { makePuzzle, openPuzzle, parsePuzzleEntry } from '../../src/puzzles/puzzleText.js';
import { finishWork } from '../../src/review/steps.js';
import { PATIENCE } from './puzzleGames.js';

/**
 * The puzzle's line with its current solution; none if it is no longer a puzzle. Puzzles from deep search are
 * kept unchanged.
 */
export function provenAgain(line: string): string[] {
	const entry = parsePuzzleEntry(line);
	const puzzle = entry && openPuzzle(entry);
	if (!entry || !puzzle) return [];
	if (entry.proof !== 'exact') return [line];
	const again = finishWork(findPuzzle(puzzle.position, { deep: false, patience: PATIENCE }));
	return again && makeMove(again.solution) === makeMove(puzzle.solution) ? [makePuzzle(again)] : [];
}
