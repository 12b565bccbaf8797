/** What happens at one table: the stone in a player's hand, and the referee. */
export { type ClockRule, deadlineOf, type Spent, timeLeft } from './clock.js';
export { decide } from './decide.js';
export {
	type Actor,
	type Command,
	END_REASONS,
	type EndReason,
	isTableEvent,
	TABLE_EVENT_KINDS,
	type TableEvent,
} from './event.js';
export { act, evolve } from './evolve.js';
export {
	type Ghost,
	ghostOf,
	type Held,
	holdAt,
	nextPlace,
	nextWay,
	pick,
	placeOf,
	shift,
	turn,
} from './hand/ghost.js';
export {
	covers,
	depthOf,
	handToPlay,
	heightsFor,
	isSamePlace,
	ownerToPlay,
	type Placement,
	placementOf,
	placementsOf,
	squaresTakenFrom,
	widthOf,
} from './hand/placements.js';
export { type Entry, historyOf, positionAfter } from './history.js';
export { REPLAY_ERRORS, type ReplayError, replay } from './replay.js';
export { cleanName, MAX_NAME, personsAt, type Seat, seatOfColour } from './seat.js';
export { type Standing, standingsOf } from './standing.js';
export {
	type BotTurn,
	botToMove,
	type Ending,
	laidPlies,
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
