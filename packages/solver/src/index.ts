/**
 * Packing puzzles with the stones of RUMIS. Define what to fill (`Shape`) and with what (`Stock`), create a
 * cover with `makeCover`, and use it: `CountJob` and `countSolutions` count, `eachSolution` lists,
 * `randomCover` finds a random one, `findCompletion` and `hint` help with a started puzzle, `findBuildOrder`
 * builds by the rules of the game, and `generatePuzzle` creates puzzles. The exact cover core is independent
 * of stones and exported as well.
 */
export * from './count/countJob.js';
export * from './count/countState.js';
export * from './exactCover/estimate.js';
export * from './exactCover/makeSearch.js';
export type { CoverOption, CoverPiece, CoverProblem } from './exactCover/problem.js';
export * from './exactCover/randomCover.js';
export * from './exactCover/search.js';
export * from './polycube/count.js';
export { COUNT_ERRORS, type CountError } from './polycube/countPlan.js';
export * from './polycube/packing.js';
export * from './polycube/parity.js';
export * from './polycube/partial.js';
export * from './polycube/puzzle.js';
export * from './polycube/setTable.js';
export * from './polycube/shape.js';
export * from './polycube/solutions.js';
export * from './polycube/stock.js';
export { type Symmetry, symmetriesOf, UNIQUE, type Unique } from './polycube/symmetry.js';
export * from './puzzles/generate.js';
export { DIFFICULTIES, type Difficulty, type Grading, gradePuzzle } from './puzzles/grade.js';
export {
	type BoxStone,
	makePuzzleText,
	PUZZLE_LEVELS,
	PUZZLE_TEXT_ERRORS,
	type PuzzleLevel,
	type PuzzleTextError,
	parsePuzzleText,
	restOfPuzzle,
	type ShapePuzzle,
} from './puzzles/puzzle.js';
export * from './puzzles/shapeId.js';
export * from './puzzles/shelf.js';
export * from './puzzles/solvePuzzle.js';
export * from './rules/buildOrder.js';
export * from './rules/ruleGame.js';
export * from './worker/inside.js';
export * from './worker/messages.js';
export * from './worker/outside.js';
export * from './worker/port.js';
