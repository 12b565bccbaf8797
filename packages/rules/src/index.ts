/**
 * The rules of RUMIS and RUMIS+. Start with a `Setup`, make a `Position`, ask it for `legalMoves` and `play`.
 * Whatever comes from outside is read by a `parse…` function that answers a `Result`; what goes out is written
 * by its twin `make…`.
 */
export { SCENARIOS } from './builtinScenarios.js';
export type { Cell } from './cell.js';
export { COLOURS, type Colour, colourAt, OWNERS, type Owner, parseColour, RUIN, seatOf } from './colour.js';
export { COMPACT_ERRORS, type CompactError, type CompactGame, makeCompact, parseCompact } from './compact.js';
export { type Game, gameOf, type MoveNode, mainLine, positionOf } from './game.js';
export { ILLEGAL_REASONS, type Illegal, type IllegalReason } from './illegal.js';
export { modeOf } from './modes/index.js';
export {
	MODES,
	type Mode,
	type ModeId,
	type Phase,
	parseModeId,
	SETUP_ERRORS,
	type SetupErrorCode,
	type Winner,
} from './modes/mode.js';
export { FREE_SQUARES_A_PLAYER } from './modes/ruinas.js';
export type { AsideMove, Drop, Move, PlaceMove } from './move.js';
export { MOVE_TEXT_ERRORS, type MoveTextError, makeMove, parseMove } from './moveText.js';
export {
	type Axis,
	type Column,
	ORIENTATIONS,
	type Orientation,
	orientationOfCells,
	orientationsOf,
	turnOrientation,
} from './orientation.js';
export type { Outcome } from './outcome.js';
export { perft } from './perft.js';
export { OUT_REASONS, type OutReason } from './phases/phase.js';
export type { PlacementTable } from './placementTable.js';
export { type Plan, planFor } from './plan.js';
export { type PlacedStone, type Played, Position } from './position.js';
export { type Random, seededRandom } from './random.js';
export { parseRecord, type RecordError } from './recordRead.js';
export { type FindScenario, findBuiltin } from './recordTags.js';
export { makeRecord, makeResult } from './recordWrite.js';
export { err, ok, type Place, type Result } from './result.js';
export { layRandomRuin, layRuin, type RuinError } from './ruin.js';
export {
	type Limit,
	limitFor,
	PLAYER_COUNTS,
	type PlayerCount,
	playerCounts,
	type Scenario,
} from './scenario.js';
export { checkScenario, type ScenarioFault } from './scenarioCheck.js';
export { makeScenario, parseScenario, SCENARIO_ERRORS, type ScenarioError } from './scenarioText.js';
export type { Score } from './score.js';
export { checkSetup, type Setup, type SetupError } from './setup.js';
export { makeSquare, parseSquare, type Square } from './square.js';
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
} from './stone.js';
export type { SquareView } from './topView.js';
export type { Notice, Out } from './turn.js';
