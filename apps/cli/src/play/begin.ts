import {
	defaultMode,
	err,
	type Game,
	makeMove,
	ok,
	Position,
	parseRecord,
	type Result,
	ruinOf,
	SCENARIOS,
	type Setup,
} from '@rumis/rules';
import { type RuinSource, type Seat, startTable, tableOfGame } from '@rumis/table';
import { findBoard } from '../shared/boards.js';
import { readText } from '../shared/files.js';
import { layRuinNamed, readSetup } from '../shared/gameSetup.js';
import { sayRecord, sayTable } from '../text/wording.js';
import { startGame } from './game/game.js';
import { makeMenu } from './game/menu.js';
import { seatsOfRecord, withNamesOf } from './game/record.js';
import { levelBot, parseSeats, usualSeats } from './game/seats.js';
import type { PlayState } from './game/state.js';

export interface BeginOptions {
	readonly scenario?: string | undefined;
	readonly players: number;
	/** Default: the board's default mode. */
	readonly mode?: string | undefined;
	readonly colours?: string | undefined;
	readonly start?: string | undefined;
	readonly ruin?: string | undefined;
	readonly seats?: string | undefined;
	readonly level: number;
	readonly seed: number;
	readonly load?: string | undefined;
}

/** The first screen: a menu, a new game, or a saved one. `isBot` says which bots exist. */
export function beginPlay(
	options: BeginOptions,
	isBot: (spec: string) => boolean,
): Result<PlayState, string> {
	if (!isBot(levelBot(options.level))) return err(`no such level: ${options.level}`);
	const game = options.load === undefined ? null : loadGame(options.load);
	if (game && !game.ok) return game;
	const setup = game ? ok(game.value.setup) : makeSetup(options);
	if (!setup.ok) return setup;
	const seats = chooseSeats(options, setup.value, game?.value ?? null);
	if (!seats.ok) return seats;
	for (const seat of seats.value) {
		if (seat.kind === 'bot' && !isBot(seat.bot)) return err(`no such bot: ${seat.bot}`);
	}
	return firstState(options, setup.value, seats.value, game?.value ?? null);
}

function firstState(
	options: BeginOptions,
	setup: Setup,
	seats: readonly Seat[],
	game: Game | null,
): Result<PlayState, string> {
	const ruin = game ? ok<RuinSource>('turns') : chooseRuin(options, setup);
	if (!ruin.ok) return ruin;
	const menu = makeMenu(setup, options.level, options.seed >>> 0, ruin.value);
	const { seed } = menu;
	const isMenu = !game && options.scenario === undefined && options.seats === undefined;
	if (isMenu) return ok(menu);
	const table = game
		? tableOfGame(game, { seed, seats })
		: startTable({ setup, seats, seed, undo: 'free', ruin: ruin.value });
	if (!table.ok) return err(sayTable(table.error));
	return ok(startGame({ table: table.value, menu, tags: game?.tags ?? new Map() }));
}

function loadGame(path: string): Result<Game, string> {
	const text = readText(path);
	if (!text.ok) return text;
	const game = parseRecord(text.value);
	return game.ok ? game : err(`${path}: ${sayRecord(game.error)}`);
}

function makeSetup(options: BeginOptions): Result<Setup, string> {
	const { scenario: name = SCENARIOS[0]!.id, players, colours, start } = options;
	const scenario = findBoard(name);
	if (!scenario.ok) return scenario;
	const mode = options.mode ?? defaultMode(scenario.value, players);
	return readSetup({ scenario: name, players, mode, colours, start });
}

/** The source of the ruin; one from a file is given by its moves. */
function chooseRuin({ ruin = 'place', seed }: BeginOptions, setup: Setup): Result<RuinSource, string> {
	if (ruin === 'place') return ok('turns');
	const position = Position.start(setup);
	if (!position.ok) throw new Error('a checked setup was refused');
	const laid = layRuinNamed(position.value, ruin, seed >>> 0);
	if (!laid.ok) return laid;
	return ok(
		ruin === 'random' ? 'chance' : (ruinOf(position.value)?.name ?? position.value.moves.map(makeMove)),
	);
}

/** As requested; else as in the record; else one person against bots. */
function chooseSeats(
	{ seats: text, level }: BeginOptions,
	{ players }: Setup,
	game: Game | null,
): Result<readonly Seat[], string> {
	const usual = (game && seatsOfRecord(game)) ?? usualSeats(players, level);
	const seats = text === undefined ? ok(usual) : parseSeats(text, players);
	return seats.ok && game ? ok(withNamesOf(game, seats.value)) : seats;
}
