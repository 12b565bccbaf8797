/**
 * The rules of RUMIS and RUMIS+. Start with a `Setup`, create a `Position`, and use `legalMoves` and `play`.
 * External data is parsed by a `parse…` function that returns a `Result`, and written by its counterpart
 * `make…`.
 */

export { type Cell, cellKey } from './board/cell.js';
export {
	COLOURS,
	type Colour,
	OWNERS,
	type Owner,
	parseColour,
	parseColours,
	RUIN,
} from './board/colour.js';
export { ILLEGAL_REASONS, type Illegal, type IllegalReason } from './board/illegal.js';
export type { AsideMove, Drop, Move, PlaceMove } from './board/move.js';
export { MOVE_TEXT_ERRORS, type MoveTextError, makeMove, parseMove } from './board/moveText.js';
export {
	type Axis,
	type Column,
	ORIENTATIONS,
	type Orientation,
	orientationOfCells,
	orientationsOf,
	turnOrientation,
} from './board/orientation.js';
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
export { gapUnder, touchingCells } from './board/support.js';
export {
	BOARD_LINK_ERRORS,
	type BoardLink,
	type BoardLinkError,
	makeBoardLink,
	parseBoardLink,
} from './boardLink.js';
export { SCENARIOS } from './builtinScenarios.js';
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
export {
	addMove,
	commentMove,
	type Line,
	longestLine,
	markMove,
	mergeRepeated,
	nextMoves,
	nodeAt,
	promoteMove,
	removeMove,
} from './gameTree.js';
export { defaultMode, hasPhase, modeOf } from './modes/index.js';
export {
	MODES,
	type Mode,
	type ModeId,
	type Phase,
	parseModeId,
	SETUP_ERRORS,
	type SetupErrorCode,
	sideOfColour,
	type Winner,
} from './modes/mode.js';
export { FREE_SQUARES_A_PLAYER, FREE_SQUARES_ONCE } from './modes/ruinas.js';
export { perft } from './perft.js';
export { EDGE_START_FROM } from './phases/build.js';
export { OUT_REASONS, type OutReason } from './phases/phase.js';
export { type PlacedStone, type Played, Position, type ReadonlyPosition } from './position.js';
export { parseRecord, type RecordError } from './recordRead.js';
export { type FindScenario, findBuiltin } from './recordTags.js';
export { makeRecord, makeResult } from './recordWrite.js';
export { layRandomRuin, layRuin, type RuinError } from './ruin.js';
export {
	errorOfShares,
	findRuin,
	layNamedRuin,
	movesOfRuin,
	type NamedRuinError,
	RUIN_NAMES,
	RUINS,
	type Ruin,
	type RuinName,
	ruinOf,
	ruinsFor,
} from './ruinCollection.js';
export { checkScenario, type ScenarioFault } from './scenarioCheck.js';
export { makeScenario, parseScenario, SCENARIO_ERRORS, type ScenarioError } from './scenarioText.js';
export { type Outcome, sidePoints } from './state/outcome.js';
export type { Score } from './state/score.js';
export {
	type ColourChoice,
	checkSetup,
	colourIndex,
	coloursOf,
	coloursOfSeat,
	defaultColours,
	freeSquaresOf,
	type Setup,
	type SetupError,
	seatOfColour,
} from './state/setup.js';
export type { SquareView } from './state/topView.js';
export type { Notice, Out } from './turn.js';
export { LruCache } from './util/lruCache.js';
export { deriveSeed, type Random, seededRandom } from './util/random.js';
export { err, ok, type Result, type TextPosition } from './util/result.js';
