/** English sentences for the codes of the rules package. Codes are data; their wording belongs to an app. */
import {
	type Cell,
	type CompactError,
	type Illegal,
	type IllegalReason,
	type MoveTextError,
	makeSquare,
	type Notice,
	type OutReason,
	type RecordError,
	type ScenarioError,
	type SetupErrorCode,
} from '@rumis/rules';

const ILLEGAL: Readonly<Record<IllegalReason, string>> = {
	over: 'the game is over',
	asideNotNow: 'stones are put aside only in the transfer phase',
	asideFits: 'this stone has a legal place, so it must be placed',
	stoneUsed: 'this stone is not in the hand',
	stoneNotInside: 'no such stone of this colour is inside the red line',
	stoneCovered: 'another stone rests on it',
	offPlan: 'off the plan',
	outsideZone: 'outside the line for this number of players',
	insideRedLine: 'transferred stones go outside the red line',
	wrongShape: 'the stone does not have this shape',
	tooHigh: 'above the height limit',
	occupied: 'the place is taken',
	gap: 'there would be a gap under the stone',
	noGround: 'a first stone needs a cube on the ground',
	ruinTooWide: 'the ruin must leave 4 free squares a player',
	noContact: 'a first stone must touch a placed stone',
	noEdge: 'a first stone must touch a placed stone by an edge',
	touchesFace: 'a first stone may not touch a placed stone by a face',
	noOwnContact: 'the stone must touch its own colour',
	touchesOwn: 'the stone may not touch its own colour',
};

/** The reason, and where it shows: `there would be a gap under the stone (b2 level 1)`. */
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
	setupModePlayers: 'the mode is not for this number of players',
	setupModeLimits: 'the scenario lacks the limits that the mode needs',
	setupModeScenario: 'the transfer game is not played on this scenario',
	setupStart: 'the opening colour does not take part',
};

export const saySetup = (code: SetupErrorCode): string => SETUP[code];

const SCENARIO: Readonly<Record<ScenarioError['code'], string>> = {
	jsonUnexpected: 'not JSON: something else is expected here',
	jsonUnfinished: 'not JSON: the file ends too soon',
	jsonString: 'not JSON: broken string',
	jsonTwice: 'the same name twice',
	jsonDeep: 'nested too deeply',
	jsonTrailing: 'more text after the end',
	scenarioKeyUnknown: 'unknown field',
	scenarioKeyMissing: 'missing field',
	scenarioType: 'wrong kind of value',
	scenarioPlayers: 'limits are for 2 to 6 players',
	scenarioId: 'an id is 1 to 32 lower-case letters, digits and hyphens, a letter first',
	scenarioPlanEmpty: 'the plan has no square',
	scenarioPlanSize: 'the plan is larger than 16 × 16 squares',
	scenarioPlanRagged: 'this row is not as long as the first',
	scenarioPlanSign: 'a plan is made of the digits 1 to 9 and dots',
	scenarioPlanApart: 'this square is not connected with the rest of the plan',
	scenarioZonesShape: 'the zones do not have the shape of the plan',
	scenarioZonesSign: 'zones are marked r or b, and a dot outside',
	scenarioZonesOffPlan: 'a zone is marked where the plan has no square',
	scenarioLimitsEmpty: 'limits for at least one player count are needed',
	scenarioLimitHeight: 'the height must be a whole number from 1 to 9',
	scenarioLimitZone: 'this zone is not marked in the zones',
	scenarioAreaApart: 'this square is not connected with the rest of the zone',
	scenarioNoRoom: 'not every player has room for a first stone',
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
			return `tag ${error.tag} stands twice`;
		case 'tagMissing':
			return `tag ${error.tag} is missing`;
		case 'tagValue':
			return `tag ${error.tag} has a value that is not understood`;
		case 'tagScenarioUnknown':
			return 'unknown scenario, and the record brings no Plan';
		case 'tagScenario':
			return `tag ${error.tag}: ${SCENARIO[error.fault.code]}`;
		case 'tagSetup':
			return SETUP[error.setup.code];
		case 'recordLong':
			return 'the record is too long';
		case 'variationDeep':
			return 'variations nested too deeply';
		case 'variationEmpty':
			return 'a variation without a move';
		case 'variationStray':
			return 'a bracket that belongs to no variation';
		case 'variationOpen':
			return 'a variation that is not closed';
		case 'afterResult':
			return 'more text after the result';
		case 'wordUnknown':
			return `not understood: ${printable(error.found)}`;
		case 'resultWrong':
			return `the result does not agree with the moves, which give ${error.expected}`;
		case 'moveBroken':
			return `${printable(error.move)}: ${sayMoveText(error.reason)}`;
		case 'moveIllegal':
			return `${error.move} is illegal: ${sayIllegal(error.illegal)}`;
	}
}

const COMPACT: Readonly<Record<CompactError['code'], string>> = {
	compactForm: 'a game link has seven parts between dots',
	compactVersion: 'not a game link that this version can read',
	compactScenario: 'unknown scenario',
	compactSetup: 'no such game can be set up',
	compactMoves: 'the moves cannot be read',
	compactCheck: 'a letter is missing or wrong',
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

/** Foreign text as it may be shown on one line of a terminal. */
export const printable = (text: string): string => {
	const clean = text.replace(/[\p{C}\p{Z}]+/gu, ' ');
	return clean.length > 60 ? `${clean.slice(0, 60)}…` : clean;
};
