/** English texts for the codes of the rules package. Codes are data; the texts are up to the app. */
import {
	type BoardLinkError,
	type Cell,
	type CompactError,
	type Illegal,
	type IllegalReason,
	type MoveTextError,
	makeSquare,
	type NamedRuinError,
	type Notice,
	type OutReason,
	type RecordError,
	type ScenarioError,
	type SetupErrorCode,
} from '@rumis/rules';
import type { TableError, TableErrorCode } from '@rumis/table';

const ILLEGAL: Readonly<Record<IllegalReason, string>> = {
	over: 'the game is over',
	asideNotNow: 'stones can be put aside only in the transfer phase',
	asideFits: 'this stone can be placed, so it must be placed',
	stoneUsed: 'this stone has already been placed',
	stoneNotInside: 'this colour has no such stone within the red line',
	stoneCovered: 'another stone rests on it',
	offPlan: 'off the plan',
	outsideZone: 'outside the line for this number of players',
	insideRedLine: 'transferred stones go outside the red line',
	wrongShape: 'the stone does not have this shape',
	tooHigh: 'above the maximum height',
	occupied: 'the place is taken',
	gap: 'there would be a gap under the stone',
	noGround: 'a first stone needs at least one cube on the ground',
	ruinTooWide: 'the ruin must leave 2 free ground squares per player',
	noContact: 'a first stone must touch a stone already on the board',
	noEdge: 'a first stone must touch a stone already on the board by an edge',
	touchesFace: 'a first stone must not touch another stone by a face',
	noOwnContact: 'the stone must touch its own colour',
	touchesOwn: 'the stone must not touch its own colour',
};

/** The reason and its place: `there would be a gap under the stone (b2 level 1)`. */
export function sayIllegal({ code, cells }: Illegal): string {
	return cells.length === 0 ? ILLEGAL[code] : `${ILLEGAL[code]} (${cells.map(sayCell).join(', ')})`;
}

const sayCell = (cell: Cell): string => {
	const isNamed = cell.x >= 0 && cell.y >= 0;
	return isNamed ? `${makeSquare(cell)} level ${cell.z + 1}` : 'off the plan';
};

const MOVE_TEXT: Readonly<Record<MoveTextError['code'], string>> = {
	moveEmpty: 'no move given',
	moveStone: 'no such stone',
	moveSquaresMissing: 'the squares are missing',
	moveSquare: 'no such square',
	moveCount: 'the number after * must be 1 to 4',
};

export const sayMoveText = ({ code, found, column }: MoveTextError): string =>
	`${MOVE_TEXT[code]}${found ? `: ${printable(found)}` : ''} (column ${column})`;

const SETUP: Readonly<Record<SetupErrorCode, string>> = {
	setupPlayers: 'the scenario has no limits for this number of players',
	setupModePlayers: 'the mode does not allow this number of players',
	setupModeLimits: 'the scenario has no limits for the number of players this mode needs',
	setupModeScenario: 'the transfer game cannot be played on this scenario',
	setupStart: 'the starting colour is not in the game',
	setupColours: 'these colours cannot play this game',
};

export const saySetup = (code: SetupErrorCode): string => SETUP[code];

type ExplainedError = Extract<TableError, { readonly illegal: Illegal } | { readonly reason: MoveTextError }>;
type PlainTableCode = Exclude<TableErrorCode, SetupErrorCode | ExplainedError['code']>;

const TABLE: Readonly<Record<PlainTableCode, string>> = {
	seatsCount: 'the number of seats must match the number of players',
	seatForm: 'a seat has an invalid name or bot',
	ruinOtherBoard: 'this ruin was made for another board or number of players',
	seedForm: 'the seed must be a whole number of 32 bits',
	noSeat: 'there is no such seat',
	notYours: 'only the player in this seat can do that',
	notYourTurn: 'it is not your turn',
	over: 'the game is over',
	nothingToTakeBack: 'no move to take back',
	noUndoAsked: 'nobody asked to take back a move',
	undoPending: 'somebody has already asked to take back a move',
	stale: 'the position has changed since this move was sent',
};

/** Why the referee refuses. */
export function sayTable(error: TableError): string {
	switch (error.code) {
		case 'illegal':
			return sayIllegal(error.illegal);
		case 'moveText':
			return sayMoveText(error.reason);
		case 'ruinIllegal':
			return `ruin stone ${error.number}: ${sayIllegal(error.illegal)}`;
		case 'ruinText':
			return `ruin stone ${error.number}: ${sayMoveText(error.reason)}`;
		default:
			return { ...SETUP, ...TABLE }[error.code];
	}
}

/** Why a ruin from the collection cannot be placed. */
export function sayNamedRuin(error: NamedRuinError): string {
	if (error.code === 'ruinBegun') return `the ruin cannot be laid: ${sayIllegal(error.illegal)}`;
	const { title, scenario, players } = error.ruin;
	return `the ruin ${title} is for ${scenario} with ${players} players`;
}

const SCENARIO: Readonly<Record<ScenarioError['code'], string>> = {
	jsonUnexpected: 'not valid JSON: something else is expected here',
	jsonUnfinished: 'not valid JSON: the file ends too soon',
	jsonString: 'not valid JSON: broken string',
	jsonTwice: 'the same name appears twice',
	jsonDeep: 'nested too deeply',
	jsonTrailing: 'more text after the end',
	scenarioKeyUnknown: 'unknown field',
	scenarioKeyMissing: 'missing field',
	scenarioType: 'wrong type of value',
	scenarioPlayers: 'limits are for 2 to 6 players',
	scenarioId: 'an id has 1 to 32 lower-case letters, digits and hyphens, and begins with a letter',
	scenarioPlanEmpty: 'the plan has no squares',
	scenarioPlanSize: 'the plan is larger than 16 × 16 squares',
	scenarioPlanRagged: 'this row is not as long as the first',
	scenarioPlanSign: 'a plan may contain only the digits 1 to 9 and dots',
	scenarioPlanApart: 'this square is not connected to the rest of the plan',
	scenarioZonesShape: 'the zones do not have the same shape as the plan',
	scenarioZonesSign: 'mark zones with r or b, and everything else with a dot',
	scenarioZonesOffPlan: 'a zone is marked where the plan has no square',
	scenarioLimitsEmpty: 'limits for at least one number of players are required',
	scenarioLimitHeight: 'the height must be a whole number from 1 to 9',
	scenarioLimitZone: 'this zone is not marked on the plan',
	scenarioAreaApart: 'this square is not connected to the rest of the zone',
	scenarioNoRoom: 'there is not enough room for the first stone of every player',
	scenarioTransferZone: 'a transfer game needs a red zone for 2 players and squares outside it',
};

export function sayScenario({ code, key, players, line, column }: ScenarioError): string {
	const about = [key ? `"${printable(key)}"` : '', players ? `${players} players` : ''].filter(Boolean);
	return `line ${line}, column ${column}: ${SCENARIO[code]}${about.length ? ` (${about.join(', ')})` : ''}`;
}

export const sayRecord = (error: RecordError): string =>
	`line ${error.line}, column ${error.column}: ${sayRecordFault(error)}`;

function sayRecordFault(error: RecordError): string {
	switch (error.code) {
		case 'tagBroken':
			return 'broken tag, expected [Name "value"]';
		case 'tagTwice':
			return `tag ${error.tag} appears twice`;
		case 'tagMissing':
			return `tag ${error.tag} is missing`;
		case 'tagValue':
			return `tag ${error.tag} has an invalid value`;
		case 'tagScenarioUnknown':
			return 'unknown scenario, and the record has no Plan tag';
		case 'tagScenario':
			return `tag ${error.tag}: ${SCENARIO[error.fault.code]}`;
		case 'tagSetup':
			return SETUP[error.setup.code];
		case 'recordLong':
			return 'the record is too long';
		case 'variationDeep':
			return 'variations nested too deeply';
		case 'variationEmpty':
			return 'a variation has no moves';
		case 'variationStray':
			return 'a bracket that closes nothing, or has no move before it';
		case 'variationOpen':
			return 'a variation is not closed';
		case 'afterResult':
			return 'more text after the result';
		case 'wordUnknown':
			return `not understood: ${printable(error.found)}`;
		case 'resultWrong':
			return `the result does not match the moves, which give ${error.expected}`;
		case 'moveBroken':
			return `${printable(error.move)}: ${sayMoveText(error.reason)}`;
		case 'moveIllegal':
			return `${error.move} is illegal: ${sayIllegal(error.illegal)}`;
	}
}

const COMPACT: Readonly<Record<CompactError['code'], string>> = {
	compactForm: 'a game link has seven parts separated by dots',
	compactVersion: 'this version cannot read the link',
	compactScenario: 'unknown scenario',
	compactSetup: 'the game cannot be set up',
	compactMoves: 'the moves cannot be read',
	compactCheck: 'a character is missing or wrong',
};

export const sayCompact = ({ code, part }: CompactError): string => `part ${part}: ${COMPACT[code]}`;

const OUT: Readonly<Record<OutReason, string>> = {
	allPlaced: 'all stones placed',
	noPlace: 'no legal place left',
	noFirstPlace: 'no place for a first stone',
	nothingToTake: 'nothing left to take',
	putAside: 'put a stone aside',
};

export const sayOut = (reason: OutReason): string => OUT[reason];

export function sayNotice(notice: Notice): string {
	switch (notice.kind) {
		case 'out':
			return `${notice.colour} is out: ${OUT[notice.reason]}`;
		case 'phase':
			return `the ${notice.phase} phase begins`;
		case 'over':
			return 'the game is over';
	}
}

/** External text, made safe for one line of a terminal. */
export const printable = (text: string): string => {
	const clean = text.replace(/[\p{C}\p{Z}]+/gu, ' ');
	return clean.length > 60 ? `${clean.slice(0, 60)}…` : clean;
};

const BOARD_LINK: Readonly<Record<BoardLinkError['code'], string>> = {
	boardLinkForm: 'this is not a complete link to a board',
	boardLinkVersion: 'this link was made by a newer version',
	boardLinkCheck: 'the link is damaged: a character is missing or has changed',
	boardLinkPlan: 'the board in this link has a mistake',
	boardLinkWords: 'the texts in this link cannot be read',
};

export const sayBoardLink = ({ code }: BoardLinkError): string => BOARD_LINK[code];
