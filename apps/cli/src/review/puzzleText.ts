/** Puzzles from a game, as text. */
import type { Puzzle } from '@rumis/engine/puzzles';
import { makeCompact, makeMove } from '@rumis/rules';

/** The position and kind of the puzzle, and optionally its solution. */
export function foundPuzzleLines(puzzle: Puzzle, isSolved: boolean): string[] {
	const { position, themes, rating, proof } = puzzle;
	const about = [...themes, `rating ${rating}`, proof].join(', ');
	const lines = [
		`after move ${position.ply}: ${position.toPlay} to play (${about})`,
		`  ${makeCompact(position)}`,
	];
	return isSolved ? [...lines, `  ${puzzle.line.map(makeMove).join(' ')}`] : lines;
}

/** Everything a script might need of a puzzle. */
export const foundPuzzleJson = (puzzle: Puzzle) => ({
	ply: puzzle.position.ply,
	toPlay: puzzle.position.toPlay,
	link: makeCompact(puzzle.position),
	solution: makeMove(puzzle.solution),
	line: puzzle.line.map(makeMove),
	tempting: makeMove(puzzle.tempting),
	win: puzzle.win,
	winOtherwise: puzzle.winOtherwise,
	gain: puzzle.gain,
	proof: puzzle.proof,
	themes: puzzle.themes,
	rating: puzzle.rating,
});
