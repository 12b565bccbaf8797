import type { Character, Level } from '@rumis/engine';
import type { ScenarioError } from '@rumis/rules';
import { listFor } from '../format/list.js';
import { percentFor } from '../format/percent.js';
import { pluralFor } from '../format/plural.js';

const list = listFor('en-GB');
const percent = percentFor('en-GB');
const plural = pluralFor('en');

/** The page for a new game. */
export const setup = {
	title: 'New game',
	board: 'Board',
	/** The range is written `2–4`. */
	players: (range: string) => `${range} players`,
	/** On the card of a board: the verdict of the balance measurement. */
	balanced: 'balanced',
	seatExcess: (seat: string, percent: string) => `${seat} ${percent}`,
	measured: (games: number, bot: string) =>
		`Measured in ${plural(games, { one: '# game', other: '# games' })} between bots (${bot}).`,
	boardFacts: (squares: number, height: number, players: number) =>
		`${plural(squares, { one: '# square', other: '# squares' })} to build on, ${plural(height, { one: 'one level', other: 'up to # levels' })} with ${plural(players, { one: '# player', other: '# players' })}.`,
	reconstructed: 'Reconstructed board',
	reconstructedWhy:
		'There are no public drawings of the printed boards. Here is what we know about this one, and what we reconstructed:',
	ownAbout: 'About this board',
	sourcePlan: 'Building plan',
	sourceLimits: 'Heights',
	own: 'your board',
	openBoard: 'Add your own board…',
	openBoardHint: 'From a scenario file (.json). It is saved on this device.',
	removeBoard: 'Remove from this device',
	removedBoard: (name: string) => `${name} has been removed from this device.`,
	putBack: 'Undo',
	boardAdded: (name: string) => `${name} has been added and selected.`,
	boardRefused: (file: string) => `You can’t play on ${file}:`,
	boardErrorAt: (line: number, column: number) => `line ${line}, column ${column}`,
	boardErrorKey: (key: string) => `field “${key}”`,
	boardErrorPlayers: (players: number) => `${players} players`,
	boardErrorsMore: (count: number) =>
		plural(count, { one: 'and one more error.', other: 'and # more errors.' }),
	boardErrors: {
		jsonUnexpected: 'This isn’t valid JSON: something else is expected here.',
		jsonUnfinished: 'This isn’t valid JSON: the file ends too soon.',
		jsonString: 'This isn’t valid JSON: a text in quotes is broken.',
		jsonTwice: 'The same name appears twice.',
		jsonDeep: 'Brackets are nested too deeply.',
		jsonTrailing: 'There is extra text after the end of the board.',
		scenarioKeyUnknown: 'Boards have no such field.',
		scenarioKeyMissing: 'A field is missing.',
		scenarioType: 'This value is of the wrong type.',
		scenarioPlayers: 'Limits must be for 2 to 6 players.',
		scenarioId: 'An id has 1 to 32 lower-case letters, digits and hyphens, and begins with a letter.',
		scenarioPlanEmpty: 'The plan has no squares.',
		scenarioPlanSize: 'The plan is larger than 16 × 16 squares.',
		scenarioPlanRagged: 'This row isn’t as long as the first one.',
		scenarioPlanSign: 'A plan may contain only the digits 1 to 9 and dots.',
		scenarioPlanApart: 'This square isn’t connected to the rest of the plan.',
		scenarioZonesShape: 'The zones don’t have the same shape as the plan.',
		scenarioZonesSign: 'Mark zones with r or b, and everything else with a dot.',
		scenarioZonesOffPlan: 'A zone is marked where the plan has no square.',
		scenarioLimitsEmpty: 'There must be limits for at least one number of players.',
		scenarioLimitHeight: 'The height must be a whole number from 1 to 9.',
		scenarioLimitZone: 'This zone isn’t marked on the plan.',
		scenarioAreaApart: 'This square isn’t connected to the rest of the zone.',
		scenarioNoRoom: 'There isn’t room for every player’s first stone.',
		scenarioTransferZone: 'The transfer game needs a red zone for 2 players, and squares outside it.',
	} satisfies Record<ScenarioError['code'], string>,
	files: {
		fileLarge: 'The file is much too large.',
		fileUnreadable: 'The file couldn’t be read.',
	},
	mode: 'Mode',
	playerCount: 'Players',
	boardIsFor: (board: string, range: string) => `${board} is for ${range} players.`,
	modeIsFor: (mode: string, range: string) => `On this board, ${mode} is for ${range} players.`,
	seats: 'Who plays',
	seat: (colours: string) => `${colours}: person or bot`,
	and: (first: string, second: string) => list([first, second]),
	person: 'Person',
	bot: 'Bot',
	nameOf: (colours: string) => `Name for ${colours}`,
	kindOf: (colours: string) => `Bot style for ${colours}`,
	levelOf: (colours: string) => `Bot level for ${colours}`,
	kinds: {
		level: 'All-rounder',
		climber: 'Climber',
		blocker: 'Blocker',
		spreader: 'Spreader',
	} satisfies Record<Character | 'level', string>,
	kindHints: {
		level: 'plays the move it thinks is best',
		climber: 'builds upwards and secures squares',
		blocker: 'builds where others want to build',
		spreader: 'heads for open ground',
	} satisfies Record<Character | 'level', string>,
	levels: {
		1: '1 – first game',
		2: '2 – beginner',
		3: '3 – easy',
		4: '4 – casual',
		5: '5 – experienced',
		6: '6 – strong',
		7: '7 – tough',
		8: '8 – expert',
		9: '9 – master',
	} satisfies Record<Level, string>,
	aboutBots: 'About the bots',
	allBots: 'All bots and your results',
	aboutLevels:
		'Levels 1 to 3 move after a quick look. From level 4 on, a bot thinks ahead, longer with every level; from level 6 on, it also works out endgames. Level 9 can take a while.',
	start: 'Who starts',
	startChance: 'Random',
	ruin: 'The ruin',
	ruins: { turns: 'Take turns', chance: 'Random', file: 'From file' },
	ruinHints: {
		turns: 'You build the ruin together, taking turns.',
		chance: 'The ruin is already there when the game begins.',
	},
	openRuin: 'Use the ruin from a saved game…',
	ruinFile: (file: string, stones: number) =>
		`${file}: ${plural(stones, { one: '# stone', other: '# stones' })}`,
	ruinMisfit: 'This ruin doesn’t fit here.',
	ruinMisfitAt: (board: string, players: number) =>
		`This ruin was built on ${board} for ${players} players and doesn’t fit here.`,
	ruinNone: 'This game has no ruin.',
	ruinUnreadable: (line: number, column: number) =>
		`This isn’t a game record: line ${line}, column ${column} can’t be read.`,
	summary: (board: string, mode: string, players: string) => `${board} · ${mode} · ${players}`,
	/** The players, as part of the summary. */
	company: (people: number, bots: number) =>
		list(
			[
				people > 0 ? plural(people, { one: '# person', other: '# people' }) : '',
				bots > 0 ? plural(bots, { one: '# bot', other: '# bots' }) : '',
			].filter(Boolean),
		),
	go: 'Start game',
	/** Colours are chosen for each seat. Choosing one that is taken swaps the two. */
	colour: 'Colour',
	colourNumber: (number: number) => `Colour ${number}`,
	colourTaken: (colour: string) => `${colour} (swap)`,
	usualColours: 'Default colours',
	violetOrange: 'Violet against orange',
	/** The share of wins of each seat on a named ruin, and its error, in percentage points. */
	ruinWins: (shares: readonly number[], error: number) =>
		`Wins by seat: ${shares.map(percent).join('\u00a0·\u00a0')} (±${error})`,
	ruinCollection:
		'The named ruins are our collection. Each has all eleven stones and was picked from thousands because equally strong bots won about equally often from every seat. “Wins by seat” comes from later games that had no part in the choice; ± is the margin of error.',
} as const;
