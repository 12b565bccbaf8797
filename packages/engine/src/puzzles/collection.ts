import { type PuzzleEntry, parsePuzzleEntry } from './puzzleText.js';

/** The puzzles that come with the game, loaded when they are asked for. */
export async function loadPuzzles(): Promise<readonly PuzzleEntry[]> {
	const { PUZZLES } = await import('./puzzleData.js');
	return PUZZLES.split('\n').flatMap((line) => parsePuzzleEntry(line) ?? []);
}
