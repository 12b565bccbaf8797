/**
 * The rules of RUMIS and RUMIS+. Start with a `Setup`, create a `Position`, and use `legalMoves` and `play`.
 * External data is parsed by a `parse…` function that returns a `Result`, and written by its counterpart
 * `make…`.
 */

export { type Cell, cellKey } from './board/cell.js';
export * from './board/colour.js';
export * from './board/illegal.js';
export * from './board/move.js';
export { MOVE_TEXT_ERRORS, type MoveTextError, makeMove, parseMove } from './board/moveText.js';
export * from './board/orientation.js';
export type { Placement, PlacementTable } from './board/placementTable.js';
export { type Plan, planFor } from './board/plan.js';
export {
	boardWords,
	type Limit,
	limitFor,
	MAX_HEIGHT,
	PLAYER_COUNTS,
	type PlayerCount,
	playerCounts,
	type Scenario,
	type Translation,
	type Zone,
} from './board/scenario.js';
export { MAX_SIDE, makeSquare, parseSquare, type Square } from './board/square.js';
export {
	ALL_STONES,
	parseStone,
	STONES,
	STONES_BY_NAME,
	type Stone,
	stoneAt,
	stoneCells,
	stoneCode,
	stoneIndex,
} from './board/stone.js';
export * from './board/support.js';
export * from './boardLink.js';
export * from './builtinScenarios.js';
export {
	COMPACT_ERRORS,
	type CompactError,
	type CompactGame,
	makeCompact,
	makeMoveDigits,
	parseCompact,
} from './compact.js';
export {
	type Game,
	gameOf,
	MOVE_MARKS,
	type MoveMark,
	type MoveNode,
	mainLine,
	positionOf,
} from './game.js';
export * from './gameTree.js';
export * from './modes/index.js';
export * from './modes/mode.js';
export { FREE_SQUARES_A_PLAYER, FREE_SQUARES_ONCE } from './modes/ruinas.js';
export * from './perft.js';
export { EDGE_START_FROM } from './phases/build.js';
export { OUT_REASONS, type OutReason } from './phases/phase.js';
export * from './position.js';
export * from './recordRead.js';
export { type FindScenario, findBuiltin } from './recordTags.js';
export { makeRecord, makeResult } from './recordWrite.js';
export * from './ruin.js';
export * from './ruinCollection.js';
export { checkScenario, type ScenarioFault } from './scenarioCheck.js';
export * from './scenarioText.js';
export { type Outcome, sidePoints } from './state/outcome.js';
export type { Score } from './state/score.js';
export * from './state/setup.js';
export type { SquareView } from './state/topView.js';
export type { Notice, Out } from './turn.js';
export * from './util/lruCache.js';
export * from './util/random.js';
export { err, ok, type Result, type TextPosition } from './util/result.js';
