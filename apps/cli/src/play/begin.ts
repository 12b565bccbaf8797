import {
	err,
	type Game,
	ok,
	Position,
	parseColour,
	parseModeId,
	parseRecord,
	positionOf,
	type Result,
	SCENARIOS,
	type Setup,
} from '@rumis/rules';
import { findBoard } from '../boards.js';
import { readText } from '../files.js';
import { sayRecord, saySetup } from '../wording.js';
import { startGame } from './game.js';
import { makeMenu } from './menu.js';
import { seatsOfRecord } from './record.js';
import { levelSeat, ME, parseSeats, type Seats, usualSeats } from './seats.js';
import type { PlayState } from './state.js';

/** What was asked for on the command line. */
export interface BeginOptions {
	readonly scenario?: string | undefined;
	readonly players: number;
	readonly mode: string;
	readonly start: string;
	readonly seats?: string | undefined;
	readonly level: number;
	readonly seed: number;
	readonly load?: string | undefined;
}

/** The first screen: a menu, a new game, or a saved one. `isBot` says which bots there are. */
export function beginPlay(
	options: BeginOptions,
	isBot: (spec: string) => boolean,
): Result<PlayState, string> {
	if (!isBot(levelSeat(options.level))) return err(`no such level: ${options.level}`);
	const game = options.load === undefined ? null : loadGame(options.load);
	if (game && !game.ok) return game;
	const setup = game ? ok(game.value.setup) : makeSetup(options);
	if (!setup.ok) return setup;
	const seats = chooseSeats(options, setup.value, game?.value ?? null);
	if (!seats.ok) return seats;
	const unknown = seats.value.find((seat) => seat !== ME && !isBot(seat));
	if (unknown !== undefined) return err(`no such bot: ${unknown}`);
	return ok(firstState(options, setup.value, seats.value, game?.value ?? null));
}

function firstState(options: BeginOptions, setup: Setup, seats: Seats, game: Game | null): PlayState {
	const { level, seed } = options;
	const menu = makeMenu(setup, level, seed);
	const isMenu = !game && options.scenario === undefined && options.seats === undefined;
	if (isMenu) return menu;
	const position = positionOf(game ?? { setup, tags: new Map(), comments: [], next: [] });
	return startGame({ position, seats, seed, menu, ...(game ? { tags: game.tags } : {}) });
}

function loadGame(path: string): Result<Game, string> {
	const text = readText(path);
	if (!text.ok) return text;
	const game = parseRecord(text.value);
	return game.ok ? game : err(`${path}: ${sayRecord(game.error)}`);
}

function makeSetup(options: BeginOptions): Result<Setup, string> {
	const scenario = options.scenario === undefined ? ok(SCENARIOS[0]!) : findBoard(options.scenario);
	if (!scenario.ok) return scenario;
	const mode = parseModeId(options.mode);
	if (!mode) return err(`unknown mode: ${options.mode}`);
	const start = parseColour(options.start);
	if (!start) return err(`unknown colour: ${options.start}`);
	const setup: Setup = { scenario: scenario.value, players: options.players, mode, start };
	const position = Position.start(setup);
	return position.ok ? ok(setup) : err(saySetup(position.error.code));
}

/** As asked; else as the record has it; else one person against bots. */
function chooseSeats({ seats, level }: BeginOptions, setup: Setup, game: Game | null): Result<Seats, string> {
	if (seats !== undefined) return parseSeats(seats, setup.players);
	return ok((game && seatsOfRecord(game)) ?? usualSeats(setup.players, level));
}
