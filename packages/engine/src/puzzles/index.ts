/** Positions with one clearly best move: finding them, and a collection from self-play. */
export { loadPuzzles, loadSolutions, type PuzzleSolution } from './collection.js';
export { findPuzzle, type PuzzleOptions } from './findPuzzle.js';
export { makePuzzle, openPuzzle, type PuzzleEntry, parsePuzzleEntry } from './puzzleText.js';
export { type Proof, type Puzzle, THEMES, type Theme } from './types.js';
