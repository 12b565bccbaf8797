import {
	checkSetup,
	coloursOf,
	defaultColours,
	err,
	findRuin,
	hasPhase,
	layNamedRuin,
	layRandomRuin,
	layRuin,
	mainLine,
	ok,
	Position,
	parseColour,
	parseColours,
	parseModeId,
	parseRecord,
	type Result,
	type Setup,
} from '@rumis/rules';
import { sayIllegal, sayNamedRuin, sayRecord, saySetup } from '../text/wording.js';
import { findBoard } from './boards.js';
import { readText } from './files.js';

/** An unparsed setup from commands and options. */
export interface SetupWords {
	readonly scenario: string;
	readonly players: number;
	readonly mode: string;
	/** In playing order, such as `violet,orange`. */
	readonly colours?: string | undefined;
	/** Default: the first colour. */
	readonly start?: string | undefined;
}

/** Parses a setup, or returns the error. */
export function readSetup(words: SetupWords): Result<Setup, string> {
	const scenario = findBoard(words.scenario);
	if (!scenario.ok) return scenario;
	const mode = parseModeId(words.mode);
	if (!mode) return err(`unknown mode: ${words.mode}`);
	const chosen = words.colours === undefined ? undefined : parseColours(words.colours);
	if (chosen === null) return err(`unknown colour: ${words.colours}`);
	const seats = { mode, players: words.players, ...(chosen && { colours: chosen }) };
	const start = words.start === undefined ? coloursOf(seats)[0] : parseColour(words.start);
	if (start === null) return err(`unknown colour: ${words.start}`);
	// Without colours the check below refuses it with its own reason.
	const setup = checkSetup({ scenario: scenario.value, ...seats, start: start ?? 'yellow' });
	return setup.ok ? setup : err(sayWrongSetup(setup.error.code, seats));
}

function sayWrongSetup(
	code: Parameters<typeof saySetup>[0],
	{ mode, players }: Pick<Setup, 'mode' | 'players'>,
): string {
	const count = defaultColours(mode, players).length;
	return code === 'setupColours' ? `${saySetup(code)}: ${count} different ones are needed` : saySetup(code);
}

/** Places a ruin: `place` leaves it to the players, `random`, a ruin from the collection, or a record. */
export function layRuinNamed(position: Position, name: string, seed: number): Result<null, string> {
	if (!hasPhase(position.setup.mode, 'ruin')) return err('ruin= needs mode=ruinas');
	if (name === 'place') return ok(null);
	if (name === 'random') {
		layRandomRuin(position, seed);
		return ok(null);
	}
	const ruin = findRuin(name);
	if (!ruin) return loadRuin(position, name);
	const laid = layNamedRuin(position, ruin);
	return laid.ok ? laid : err(sayNamedRuin(laid.error));
}

/** The ruin of a recorded game: its round 0. */
function loadRuin(position: Position, path: string): Result<null, string> {
	const text = readText(path);
	if (!text.ok) return err(`unknown ruin: ${text.error}`);
	const game = parseRecord(text.value);
	if (!game.ok) return err(`${path}: ${sayRecord(game.error)}`);
	const source = Position.start(game.value.setup);
	const moves = mainLine(game.value);
	const ruin = source.ok
		? moves.filter((move) => source.value.phase === 'ruin' && source.value.play(move))
		: [];
	if (ruin.length === 0) return err(`${path}: no ruin in this record`);
	const laid = layRuin(position, ruin);
	return laid.ok ? laid : err(`${path}: ruin stone ${laid.error.number}: ${sayIllegal(laid.error.illegal)}`);
}

export const randomSeed = (): number => Math.floor(Math.random() * 2 ** 32);
