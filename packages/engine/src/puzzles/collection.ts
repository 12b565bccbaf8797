import { type PuzzleEntry, parsePuzzleEntry } from './puzzleText.js';

/** The puzzles that come with the game, loaded when they are asked for. */
export async function loadPuzzles(): Promise<readonly PuzzleEntry[]> {
	const { PUZZLES } = await import('./puzzleData.js');
	return PUZZLES.split('\n').flatMap((line) => parsePuzzleEntry(line) ?? []);
}

/** What it takes to judge and rate an answer. */
export interface PuzzleSolution {
	readonly id: string;
	/** Where the rating of the puzzle begins. */
	readonly rating: number;
	/** The text of the one right move. */
	readonly solution: string;
}

/** All solutions by id, for a server, which would take too long to set up the boards. */
export async function loadSolutions(): Promise<ReadonlyMap<string, PuzzleSolution>> {
	const { SOLUTIONS } = await import('./solutionData.js');
	const solutions = SOLUTIONS.trim().split('\n');
	return new Map(
		(await loadPuzzles()).map(({ id, rating }, i) => [id, { id, rating, solution: solutions[i]! }]),
	);
}
