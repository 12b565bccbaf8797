/**
 * Packing puzzles with the stones of RUMIS. Define what to fill (`Shape`) and with what (`Stock`), create a
 * cover with `makeCover`, and use it: `CountJob` and `countSolutions` count, `eachSolution` lists,
 * `randomCover` finds a random one, `findCompletion` and `hint` help with a started puzzle, `findBuildOrder`
 * builds by the rules of the game, and `generatePuzzle` creates puzzles. The exact cover core is independent
 * of stones and exported as well.
 */
export { CountJob, type UnitState } from './count/countJob.js';
export {
	type CountState,
	makeCountState,
	makeQuestion,
	parseCountState,
	STATE_ERRORS,
	type StateError,
} from './count/countState.js';
export { type Estimate, type EstimateOptions, estimateCovers } from './exactCover/estimate.js';
export { countCovers, METHODS, type Method, makeSearch, methodFor } from './exactCover/makeSearch.js';
export type { CoverOption, CoverPiece, CoverProblem } from './exactCover/problem.js';
export { type RandomOptions, randomCover } from './exactCover/randomCover.js';
export type { Search, SearchOptions } from './exactCover/search.js';
export { countSolutions } from './polycube/count.js';
export { COUNT_ERRORS, type CountError } from './polycube/countPlan.js';
export type { BuiltStone, Packing, Placed } from './polycube/packing.js';
export { chessBalance, parityForbids, stoneImbalance } from './polycube/parity.js';
export {
	type CompletionLimits,
	type Completions,
	countCompletions,
	findCompletion,
	hint,
	PLACED_ERRORS,
	type PlacedError,
	restOf,
} from './polycube/partial.js';
export {
	checkVolume,
	coverOf,
	cubesOf,
	makeCover,
	type PackingPuzzle,
	PUZZLE_ERRORS,
	type PuzzleCover,
	type PuzzleError,
	packingOf,
} from './polycube/puzzle.js';
export { cubeTable, type SetRow, type SetTable } from './polycube/setTable.js';
export {
	boxShape,
	cellCode,
	extentOf,
	MAX_SHAPE_SIDE,
	makeShape,
	parseShape,
	SHAPE_ERRORS,
	type Shape,
	type ShapeError,
	scenarioShape,
	shapeOf,
} from './polycube/shape.js';
export { eachSolution, type SolutionsOptions } from './polycube/solutions.js';
export {
	colouredStock,
	coloursNeeded,
	makeStock,
	parseStock,
	STOCK_ERRORS,
	type Stock,
	type StockError,
	type StockItem,
	stockOfColours,
	stockOfStones,
} from './polycube/stock.js';
export { type Symmetry, symmetriesOf, UNIQUE, type Unique } from './polycube/symmetry.js';
export {
	GENERATE_ERRORS,
	type Generated,
	type GenerateError,
	generatePuzzle,
	type PuzzleRequest,
} from './puzzles/generate.js';
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
export { parseShapeId, type ShapeIdError, shapeIdOf } from './puzzles/shapeId.js';
export { type DateError, findPuzzle, puzzleOfTheDay, shippedPuzzles } from './puzzles/shelf.js';
export { type PuzzleAnswer, solvePuzzle } from './puzzles/solvePuzzle.js';
export {
	type BuildOrder,
	type BuildStep,
	findBuildOrder,
	NO_ORDER_REASONS,
	ORDER_LEVELS,
	type OrderLevel,
	type OrderOptions,
	type PartialBuilding,
} from './rules/buildOrder.js';
export { type GameOptions, randomRuleGame } from './rules/ruleGame.js';
export { serveSolver } from './worker/inside.js';
export type { Answer, FromWorker, Question, ToWorker } from './worker/messages.js';
export { countWith, makeAsker, type PoolOptions, SLICE_NODES, type WorkerPort } from './worker/outside.js';
export type { Port } from './worker/port.js';
