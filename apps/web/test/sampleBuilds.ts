/** Solitaire builds for tests. */
import { startBuild } from '@rumis/table';
import { buildAtRandom } from '../../../packages/table/test/frames.js';
import { findSolitaire } from '../src/solitaire/puzzles/catalogue.js';
import type { SolitaireBuild, SolitairePuzzle } from '../src/solitaire/puzzles/puzzle.js';

export { cellsOf, placeAtRandom } from '../../../packages/table/test/frames.js';

function puzzleNamed(id: string): SolitairePuzzle {
	const puzzle = findSolitaire(id);
	if (!puzzle) throw new Error(`no puzzle ${id}`);
	return puzzle;
}

export const startOf = (id: string): SolitaireBuild => startBuild(puzzleNamed(id));

export const buildByChance = (id: string, seed: number, stones: number): SolitaireBuild =>
	buildAtRandom(puzzleNamed(id), seed, stones);
