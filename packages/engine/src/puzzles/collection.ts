import { type PuzzleEntry, parsePuzzleEntry } from './puzzleText.js';

/** The built-in puzzles, loaded on demand. */
export async function loadPuzzles(): Promise<readonly PuzzleEntry[]> {
	const { PUZZLES } = await import('./puzzleData.js');
	return PUZZLES.split('\n').flatMap((line) => parsePuzzleEntry(line) ?? []);
}

/** What a server needs to check and rate an answer. */
export interface PuzzleSolution {
	readonly id: string;
	/** The puzzle's initial rating. */
	readonly rating: number;
	/** The solution, as move text. */
	readonly solution: string;
}

/** All solutions by id, for a server: setting up the boards would take too long. */
export async function loadSolutions(): Promise<ReadonlyMap<string, PuzzleSolution>> {
	const { SOLUTIONS } = await import('./solutionData.js');
	const solutions = SOLUTIONS.trim().split('\n');
	return new Map(
		(await loadPuzzles()).map(({ id, rating }, i) => [id, { id, rating, solution: solutions[i]! }]),
	);
}
