/** The choices for a new online table, and the resulting request. Pure data. */
import { LEVELS, type Level } from '@rumis/engine';
import type { CreateTable, WantedSeat } from '@rumis/protocol';
import { hasPhase, makeScenario, SCENARIOS, type Scenario, seededRandom } from '@rumis/rules';
import { deviceStorage, fieldsOf, KEYS, oneOf, parseFields } from '../../device/storage.js';
import {
	type Choices,
	choose,
	DEFAULT_CHOICES,
	fit,
	hasUsualColours,
	playingColours,
} from '../../setup/choices.js';
import { freshSeed } from '../../setup/config.js';
import { makeChoices, parseChoices } from '../../setup/savedChoices.js';

export const SEAT_KINDS = ['me', 'link', 'open', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface OnlineSeat {
	readonly kind: SeatKind;
	readonly level: Level;
}

export const CLOCK_KINDS = ['none', 'live', 'days'] as const;
export const MINUTES = [1, 3, 5, 10, 15, 20, 30, 45, 60, 90] as const;
export const INCREMENTS = [0, 2, 5, 10, 15, 30, 60] as const;
export const DAYS = [1, 2, 3, 5, 7, 14] as const;

export interface TableChoices {
	/** The board, mode, number of players and opening colour, as for a local game. */
	readonly game: Choices;
	/** All possible seats; the first `game.players` are used, and one of these is the player's own. */
	readonly seats: readonly OnlineSeat[];
	readonly clock: (typeof CLOCK_KINDS)[number];
	readonly minutes: (typeof MINUTES)[number];
	readonly increment: (typeof INCREMENTS)[number];
	readonly days: (typeof DAYS)[number];
	/** Null if not chosen: then `absentOf` and `isPrivate` provide the default. */
	readonly absent: 'bot' | 'end' | null;
	readonly privacy: 'private' | 'public' | null;
	readonly isRated: boolean;
	readonly chat: 'all' | 'players' | 'none';
}

const OTHER: OnlineSeat = { kind: 'link', level: 3 };

export const DEFAULT_TABLE: TableChoices = {
	game: DEFAULT_CHOICES,
	seats: [{ ...OTHER, kind: 'me' }, OTHER, OTHER, OTHER, OTHER, OTHER],
	clock: 'none',
	minutes: 15,
	increment: 10,
	days: 3,
	absent: null,
	privacy: null,
	isRated: false,
	chat: 'all',
};

/** Exactly one of the used seats is the player's own. */
function withOneMe(choices: TableChoices): TableChoices {
	const { players } = choices.game;
	const mine = Math.max(
		0,
		choices.seats.findIndex(({ kind }, at) => kind === 'me' && at < players),
	);
	const seats = choices.seats.map((seat, at): OnlineSeat => {
		if (at === mine) return { ...seat, kind: 'me' };
		return seat.kind === 'me' ? { ...seat, kind: 'link' } : seat;
	});
	return { ...choices, seats };
}

/** Changes the game; the seats are adjusted. */
export const chooseGame = (choices: TableChoices, change: Parameters<typeof choose>[1]): TableChoices =>
	withOneMe({ ...choices, game: choose(choices.game, change) });

/** Changes who plays a seat. Taking another seat swaps it with your own. */
export function chooseSeat(choices: TableChoices, at: number, is: Partial<OnlineSeat>): TableChoices {
	const before = choices.seats[at]!;
	if (before.kind === 'me' && is.kind !== undefined && is.kind !== 'me') return choices;
	const seats = choices.seats.map((seat, index): OnlineSeat => {
		if (index === at) return { ...seat, ...is };
		return is.kind === 'me' && seat.kind === 'me' ? { ...seat, kind: before.kind } : seat;
	});
	return withOneMe({ ...choices, seats });
}

export const playing = ({ seats, game }: TableChoices): readonly OnlineSeat[] => seats.slice(0, game.players);

/** Whether no other people are wanted; a game against bots starts immediately. */
export const isAlone = (choices: TableChoices): boolean =>
	playing(choices).every(({ kind }) => kind === 'me' || kind === 'bot');

/** With two players, one against a bot is no longer a game; with more, the others want to continue. */
export const absentOf = ({ absent, game }: TableChoices): 'bot' | 'end' =>
	absent ?? (game.players === 2 ? 'end' : 'bot');

/** A game among people with the link is private, unless they choose otherwise. */
export const isPrivate = (choices: TableChoices): boolean =>
	choices.privacy ? choices.privacy === 'private' : !playing(choices).some(({ kind }) => kind === 'open');

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export function clockOf({
	clock,
	minutes,
	increment,
	days,
}: TableChoices): NonNullable<CreateTable['clock']> {
	if (clock === 'none') return { kind: 'none' };
	if (clock === 'days') return { kind: 'move', each: days * DAY };
	return { kind: 'live', base: minutes * MINUTE, increment: increment * 1000 };
}

const wantedSeat = ({ kind, level }: OnlineSeat): WantedSeat =>
	kind === 'bot' ? { kind, bot: `level:${level}` } : { kind };

/** The request to the server. Without a name, the current one is kept. */
export function requestOf(choices: TableChoices, name: string | null, random = freshSeed): CreateTable {
	const { scenario, mode, players, start, ruin } = choices.game;
	const colours = playingColours(choices.game);
	const lot = colours[seededRandom(random()).below(colours.length)]!;
	return {
		scenario: SCENARIOS.includes(scenario) ? scenario.id : makeScenario(scenario),
		mode,
		players,
		start: start === 'chance' ? lot : start,
		...(hasUsualColours(choices.game) ? {} : { colours: [...colours] }),
		// A ruin from a file stays on the device; modes without a ruin phase have none.
		ruin: ruin === 'file' || !hasPhase(mode, 'ruin') ? 'turns' : ruin,
		clock: clockOf(choices),
		seats: playing(choices).map(wantedSeat),
		absent: absentOf(choices),
		chat: choices.chat,
		private: isPrivate(choices),
		rated: choices.isRated,
		...(name?.trim() ? { name: name.trim() } : {}),
	};
}

export const makeTableChoices = ({ game, ...rest }: TableChoices): string =>
	JSON.stringify({ ...rest, game: makeChoices(game) });

export const storeTableChoices = (choices: TableChoices): boolean =>
	deviceStorage.write(KEYS.newTable, makeTableChoices(choices));

export const readTableChoices = (boards: readonly Scenario[]): TableChoices =>
	parseTableChoices(deviceStorage.read(KEYS.newTable), boards);

/** Parses stored choices; missing, broken or no longer possible values get their defaults. */
export function parseTableChoices(text: string | null, boards: readonly Scenario[]): TableChoices {
	const stored = parseFields(text);
	const seats = Array.isArray(stored.seats) ? stored.seats : [];
	const by = DEFAULT_TABLE;
	const game = typeof stored.game === 'string' ? parseChoices(stored.game, boards) : by.game;
	return withOneMe({
		game: fit(game),
		seats: by.seats.map((seat, at) => parseSeat(seats[at], seat)),
		clock: oneOf(CLOCK_KINDS, stored.clock) ?? by.clock,
		minutes: oneOf(MINUTES, stored.minutes) ?? by.minutes,
		increment: oneOf(INCREMENTS, stored.increment) ?? by.increment,
		days: oneOf(DAYS, stored.days) ?? by.days,
		absent: oneOf(['bot', 'end'] as const, stored.absent) ?? by.absent,
		privacy: oneOf(['private', 'public'] as const, stored.privacy) ?? by.privacy,
		isRated: stored.isRated === true,
		chat: oneOf(['all', 'players', 'none'] as const, stored.chat) ?? by.chat,
	});
}

function parseSeat(value: unknown, otherwise: OnlineSeat): OnlineSeat {
	const { kind, level } = fieldsOf(value);
	return {
		kind: oneOf(SEAT_KINDS, kind) ?? otherwise.kind,
		level: oneOf<Level>(LEVELS, level) ?? otherwise.level,
	};
}
