/** What is chosen for a new online table, and the request that it becomes. Pure data. */
import { LEVELS, type Level } from '@rumis/engine';
import type { CreateTable, WantedSeat } from '@rumis/protocol';
import { makeScenario, SCENARIOS, type Scenario, seededRandom } from '@rumis/rules';
import { type Choices, choose, DEFAULT_CHOICES, fit } from '../setup/choices.js';
import { freshSeed } from '../setup/config.js';
import { keep, parseJson, readKept } from '../setup/device.js';
import { makeChoices, parseChoices } from '../setup/keptChoices.js';
import { coloursFor } from '../setup/options.js';

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
	/** The board, the mode, how many play and who opens, as for a game at this device. */
	readonly game: Choices;
	/** All that there can be; the first `game.players` of them play, and one of these is one's own. */
	readonly seats: readonly OnlineSeat[];
	readonly clock: (typeof CLOCK_KINDS)[number];
	readonly minutes: (typeof MINUTES)[number];
	readonly increment: (typeof INCREMENTS)[number];
	readonly days: (typeof DAYS)[number];
	readonly absent: 'bot' | 'end';
	readonly isPrivate: boolean;
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
	absent: 'bot',
	isPrivate: false,
	isRated: false,
	chat: 'all',
};

/** One's own seat is among those that play, and there is only one. */
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

/** Changes the game that is played; the seats follow. */
export const chooseGame = (choices: TableChoices, change: Parameters<typeof choose>[1]): TableChoices =>
	withOneMe({ ...choices, game: choose(choices.game, change) });

/** Changes who plays a seat. Who takes another seat leaves the old one to those who were meant for the new one. */
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

/** Whether anybody else is wanted; a game against bots alone begins at once. */
export const isAlone = (choices: TableChoices): boolean =>
	playing(choices).every(({ kind }) => kind === 'me' || kind === 'bot');

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

/** What the server is asked for. Without a name one is called as before. */
export function requestOf(choices: TableChoices, name: string | null, random = freshSeed): CreateTable {
	const { scenario, mode, players, start, ruin } = choices.game;
	const colours = coloursFor(mode, players);
	const lot = colours[seededRandom(random()).below(colours.length)]!;
	return {
		scenario: SCENARIOS.includes(scenario) ? scenario.id : makeScenario(scenario),
		mode,
		players,
		start: start === 'chance' ? lot : start,
		ruin: ruin === 'chance' ? 'chance' : 'turns',
		clock: clockOf(choices),
		seats: playing(choices).map(wantedSeat),
		absent: choices.absent,
		chat: choices.chat,
		private: choices.isPrivate,
		rated: choices.isRated,
		...(name?.trim() ? { name: name.trim() } : {}),
	};
}

const KEY = 'rumis.table';

export const makeTableChoices = ({ game, ...rest }: TableChoices): string =>
	JSON.stringify({ ...rest, game: makeChoices(game) });

export const keepTableChoices = (choices: TableChoices): void => keep(KEY, makeTableChoices(choices));

export const readTableChoices = (boards: readonly Scenario[]): TableChoices =>
	parseTableChoices(readKept(KEY), boards);

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const oneOf = <Choice>(choices: readonly Choice[], value: unknown, otherwise: Choice): Choice =>
	choices.find((choice) => choice === value) ?? otherwise;

/** Reads kept choices; whatever is missing, broken or no longer possible is as by default. */
export function parseTableChoices(text: string | null, boards: readonly Scenario[]): TableChoices {
	const kept = fieldsOf(parseJson(text));
	const seats = Array.isArray(kept.seats) ? kept.seats : [];
	const by = DEFAULT_TABLE;
	const game = typeof kept.game === 'string' ? parseChoices(kept.game, boards) : by.game;
	return withOneMe({
		game: fit(game),
		seats: by.seats.map((seat, at) => parseSeat(seats[at], seat)),
		clock: oneOf(CLOCK_KINDS, kept.clock, by.clock),
		minutes: oneOf(MINUTES, kept.minutes, by.minutes),
		increment: oneOf(INCREMENTS, kept.increment, by.increment),
		days: oneOf(DAYS, kept.days, by.days),
		absent: oneOf(['bot', 'end'] as const, kept.absent, by.absent),
		isPrivate: kept.isPrivate === true,
		isRated: kept.isRated === true,
		chat: oneOf(['all', 'players', 'none'] as const, kept.chat, by.chat),
	});
}

function parseSeat(value: unknown, otherwise: OnlineSeat): OnlineSeat {
	const { kind, level } = fieldsOf(value);
	return {
		kind: oneOf(SEAT_KINDS, kind, otherwise.kind),
		level: oneOf<Level>(LEVELS, level, otherwise.level),
	};
}
