/** The referee of a table and of a building in a frame (solitaire), and the stone in a player's hand. */
export { type ClockRule, deadlineOf, type Spent, timeLeft } from './clock.js';
export { act, type DecidedEvent, decide } from './decide.js';
export {
	type Actor,
	type Command,
	END_REASONS,
	type EndReason,
	isTableEvent,
	TABLE_EVENT_KINDS,
	type TableEvent,
} from './event.js';
export { evolve } from './evolve.js';
export { readEvent } from './form.js';
export {
	cellsAt,
	type FrameSize,
	frameSize,
	type Ground,
	isSameStone,
	type Misfit,
	type MisfitCode,
	type OwnedStone,
	type Place,
} from './hand/ground.js';
export {
	cellInside,
	type Ghost,
	ghostOf,
	type Held,
	heldCell,
	heldStone,
	holdIn,
	liftHeld,
	moveOf,
	nextPlace,
	nextWay,
	pick,
	turnHeld,
} from './hand/hand.js';
export {
	depthOf,
	handToPlay,
	heightsFor,
	ownerToPlay,
	placementOf,
	placementsOf,
	squaresTakenFrom,
	widthOf,
} from './hand/placements.js';
export { holdMove, positionGround } from './hand/positionGround.js';
export { type Entry, historyOf } from './history.js';
export { REPLAY_ERRORS, type ReplayError, replay } from './replay.js';
export {
	ANY_MOVE,
	checkReplyPlan,
	type Followed,
	followPlan,
	PLAN_LIMITS,
	type PlanLine,
	type ReplyPlan,
	type ReplyPlanError,
	takeReply,
} from './replyPlan.js';
export {
	cleanName,
	coloursOfSeat,
	isSoundSeat,
	MAX_NAME,
	personsAt,
	type Seat,
	seatOfColour,
} from './seat.js';
export {
	type Build,
	type BuildStep,
	type BuildTurn,
	type EndedColour,
	emptyCells,
	type FramePuzzle,
	type Item,
	isFilled,
	isFromAbove,
	isSameItem,
	itemsInHand,
	itemsToPlay,
	type LaidItem,
	SOLITAIRE_MODES,
	type SolitaireMode,
} from './solitaire/build.js';
export {
	cornerOf,
	type FrameAxis,
	type FramePose,
	isFullBox,
	moveToOrigin,
	parseFramePose,
	turnInFrame,
} from './solitaire/frame.js';
export { frameGround, itemOf } from './solitaire/ground.js';
export { checkInFrame, isLegalStep } from './solitaire/referee.js';
export { addStep, setFramePose, startBuild, turnFrame, undoStep } from './solitaire/steps.js';
export { type Standing, standingsOf, winnersOf } from './standing.js';
export {
	type BotTurn,
	botToMove,
	type Ending,
	laidPlies,
	type RuinSource,
	seatToMove,
	startTable,
	type Table,
	type TableConfig,
	type UndoRequest,
} from './table.js';
export { TABLE_ERRORS, type TableError, type TableErrorCode } from './tableError.js';
export {
	gameOfTable,
	isBotName,
	nameTagOf,
	seatsOfGame,
	type TableOfGameOptions,
	tableOfGame,
	UNNAMED,
} from './tableGame.js';
export { makeTable, parseTable, TABLE_TEXT_ERRORS, type TableTextError } from './tableText.js';
export { takeBackTarget } from './takeBack.js';
