/** Proves puzzles anew, for when the proof has become stricter. */
import { makeMove } from '@rumis/rules';
import { findPuzzle } from '../../src/puzzles/findPuzzle.js';
import { makePuzzle, openPuzzle, parsePuzzleEntry } from '../../src/puzzles/puzzleText.js';
import { finishWork } from '../../src/review/steps.js';
import { PATIENCE } from './puzzleGames.js';

/** The line as the proof has it now; none if the puzzle is none. Those found by deep search stay as they are. */
export function provenAgain(line: string): string[] {
	const entry = parsePuzzleEntry(line);
	const puzzle = entry && openPuzzle(entry);
	if (!entry || !puzzle) return [];
	if (entry.proof !== 'exact') return [line];
	const again = finishWork(findPuzzle(puzzle.position, { deep: false, patience: PATIENCE }));
	return again && makeMove(again.solution) === makeMove(puzzle.solution) ? [makePuzzle(again)] : [];
}
