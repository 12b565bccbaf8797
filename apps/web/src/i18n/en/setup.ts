import type { Character, Level } from '@rumis/engine';
import type { ModeId, ScenarioError } from '@rumis/rules';
import { pluralFor } from '../plural.js';

const plural = pluralFor('en');

/** The page on which a new game is put together. */
export const setup = {
	title: 'New game',
	board: 'Board',
	/** The range is written `2–4`. */
	players: (range: string) => `${range} players`,
	boardFacts: (squares: number, height: number, players: number) =>
		`${plural(squares, { one: '# square', other: '# squares' })} to build on, ` +
		`${plural(height, { one: '# level', other: 'up to # levels' })} with ${players} players.`,
	reconstructed: 'Reconstructed board',
	reconstructedWhy:
		'The drawings of the printed boards are not public. This is what is known about this one, ' +
		'and what had to be rebuilt:',
	ownAbout: 'About this board',
	sourcePlan: 'Plan',
	sourceLimits: 'Heights',
	own: 'your own board',
	openBoard: 'Add a board of your own…',
	openBoardHint: 'From a scenario file (.json). It is kept on this device.',
	removeBoard: 'Remove from this device',
	removedBoard: (name: string) => `${name} was removed from this device.`,
	putBack: 'Put back',
	boardAdded: (name: string) => `${name} was added and chosen.`,
	boardsMany: (most: number) => `There is room for ${most} boards of your own. Remove one first.`,
	boardRefused: (file: string) => `${file} is not a board that can be played on:`,
	boardErrorAt: (line: number, column: number) => `line ${line}, column ${column}`,
	boardErrorKey: (key: string) => `field “${key}”`,
	boardErrorPlayers: (players: number) => `${players} players`,
	boardErrorsMore: (count: number) => plural(count, { one: 'and # more.', other: 'and # more.' }),
	boardErrors: {
		jsonUnexpected: 'This is not JSON: something else is expected here.',
		jsonUnfinished: 'This is not JSON: the file ends too soon.',
		jsonString: 'This is not JSON: a text in quotes is broken.',
		jsonTwice: 'The same name stands twice.',
		jsonDeep: 'Brackets are nested too deeply.',
		jsonTrailing: 'There is more text than a board needs.',
		scenarioKeyUnknown: 'A board has no such field.',
		scenarioKeyMissing: 'A field is missing.',
		scenarioType: 'The value is of the wrong kind.',
		scenarioPlayers: 'Limits are for 2 to 6 players.',
		scenarioId: 'An id has 1 to 32 small letters, digits and hyphens, a letter first.',
		scenarioPlanEmpty: 'The plan has no square.',
		scenarioPlanSize: 'The plan is larger than 16 × 16 squares.',
		scenarioPlanRagged: 'This row is not as long as the first one.',
		scenarioPlanSign: 'A plan is made of the digits 1 to 9 and dots.',
		scenarioPlanApart: 'This square is not connected with the rest of the plan.',
		scenarioZonesShape: 'The zones do not have the shape of the plan.',
		scenarioZonesSign: 'Zones are marked r or b, and with a dot outside.',
		scenarioZonesOffPlan: 'A zone is marked where the plan has no square.',
		scenarioLimitsEmpty: 'Limits for at least one number of players are needed.',
		scenarioLimitHeight: 'The height must be a whole number from 1 to 9.',
		scenarioLimitZone: 'This zone is not marked in the zones.',
		scenarioAreaApart: 'This square is not connected with the rest of the zone.',
		scenarioNoRoom: 'Not every player has room for a first stone.',
		scenarioTransferZone: 'The transfer game needs a red zone for 2 players and squares outside it.',
	} satisfies Record<ScenarioError['code'], string>,
	files: {
		fileLarge: 'The file is far too large.',
		fileUnreadable: 'The file could not be read.',
	},
	mode: 'Way to play',
	modes: {
		standard: 'Build onto your own colour. Most squares seen from above win.',
		inverse: 'After your first stone, never touch your own colour.',
		duo: 'Two players, two colours each. The best single colour wins.',
		ruinas: 'A ruin that is nobody’s comes first. Then build on and around it.',
		transfer: 'Build inside the red line, then carry your stones to the other side.',
	} satisfies Record<ModeId, string>,
	playerCount: 'Players',
	boardIsFor: (board: string, range: string) => `${board} is made for ${range} players.`,
	modeIsFor: (mode: string, range: string) => `${mode} is for ${range} players here.`,
	seats: 'Who plays',
	seat: (colours: string) => `${colours}: person or bot`,
	and: (first: string, second: string) => `${first} and ${second}`,
	person: 'Person',
	bot: 'Bot',
	nameOf: (colours: string) => `Name of ${colours}`,
	kindOf: (colours: string) => `Kind of bot for ${colours}`,
	levelOf: (colours: string) => `Level of the bot for ${colours}`,
	kinds: {
		level: 'All-round',
		climber: 'Climber',
		blocker: 'Blocker',
		spreader: 'Spreader',
	} satisfies Record<Character | 'level', string>,
	kindHints: {
		level: 'plays what it thinks is best',
		climber: 'builds upward and finishes squares',
		blocker: 'builds where others would have built',
		spreader: 'runs for open ground',
	} satisfies Record<Character | 'level', string>,
	levels: {
		1: '1 – first game',
		2: '2 – beginner',
		3: '3 – easy',
		4: '4 – casual',
		5: '5 – practised',
		6: '6 – strong',
		7: '7 – tough',
		8: '8 – expert',
		9: '9 – master',
	} satisfies Record<Level, string>,
	aboutBots: 'About the bots',
	aboutLevels:
		'Levels 1 to 3 take a glance and play. From 4 on a bot thinks ahead, longer with every level; from 6 on ' +
		'it works endgames out. Level 9 may take its time.',
	start: 'Who opens',
	startChance: 'Chance',
	ruin: 'The ruin',
	ruins: { turns: 'Built in turn', chance: 'By chance', file: 'From a file' },
	ruinHints: {
		turns: 'Everyone places a stone of the ruin, turn by turn.',
		chance: 'The ruin stands already when the game begins.',
	},
	openRuin: 'Take the ruin of a saved game…',
	ruinFile: (file: string, stones: number) =>
		`${file}: ${plural(stones, { one: '# stone', other: '# stones' })}`,
	ruinMisfit: 'This ruin does not fit here.',
	ruinMisfitAt: (board: string, players: number) =>
		`This ruin was built on ${board} by ${players} players and does not fit here.`,
	ruinNone: 'There is no ruin in this game.',
	ruinUnreadable: (line: number, column: number) =>
		`This is not the record of a game: line ${line}, column ${column} is not understood.`,
	summary: (board: string, mode: string, players: string) => `${board} · ${mode} · ${players}`,
	/** Who sits at the table, as part of the summary. */
	company: (people: number, bots: number) =>
		[
			people > 0 ? plural(people, { one: '# person', other: '# people' }) : '',
			bots > 0 ? plural(bots, { one: '# bot', other: '# bots' }) : '',
		]
			.filter(Boolean)
			.join(' and '),
	go: 'Start',
} as const;
