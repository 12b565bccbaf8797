import {
	err,
	layRandomRuin,
	layRuin,
	mainLine,
	ok,
	Position,
	parseColour,
	parseModeId,
	parseRecord,
	type Result,
	type Setup,
} from '@rumis/rules';
import { findBoard } from '../boards.js';
import { readText } from '../files.js';
import { sayIllegal, sayRecord, saySetup } from '../wording.js';

const OPTIONS = ['mode', 'start', 'ruin', 'seed'];

/** Sets a game up as `newgame SCENARIO PLAYERS [key=value…]` asks, or says why not. */
export function startGame([name, players, ...rest]: readonly string[]): Result<Position, string> {
	if (!name || !players) return err('usage: newgame SCENARIO PLAYERS [mode=] [start=] [ruin=] [seed=]');
	const options = parseOptions(rest);
	if (!options.ok) return options;
	const setup = makeSetup(name, players, options.value);
	if (!setup.ok) return setup;
	const position = Position.start(setup.value);
	if (!position.ok) return err(saySetup(position.error.code));
	const laid = layRuinAsked(position.value, options.value);
	return laid.ok ? position : laid;
}

type Options = ReadonlyMap<string, string>;

function parseOptions(words: readonly string[]): Result<Options, string> {
	const options = new Map<string, string>();
	for (const word of words) {
		const [, key = '', value = ''] = /^([^=]*)=(.*)$/.exec(word) ?? [];
		if (!OPTIONS.includes(key)) return err(`unknown option: ${word}`);
		if (options.has(key)) return err(`option given twice: ${key}`);
		options.set(key, value);
	}
	return ok(options);
}

function makeSetup(name: string, players: string, options: Options): Result<Setup, string> {
	const scenario = findBoard(name);
	if (!scenario.ok) return scenario;
	if (!/^\d{1,3}$/.test(players)) return err(`not a number of players: ${players}`);
	const mode = parseModeId(options.get('mode') ?? 'standard');
	if (!mode) return err(`unknown mode: ${options.get('mode')}`);
	const start = parseColour(options.get('start') ?? 'yellow');
	if (!start) return err(`unknown colour: ${options.get('start')}`);
	return ok({ scenario: scenario.value, players: Number(players), mode, start });
}

function layRuinAsked(position: Position, options: Options): Result<null, string> {
	const ruin = options.get('ruin');
	const seed = options.get('seed');
	if (seed !== undefined && !/^\d{1,15}$/.test(seed)) return err(`not a seed: ${seed}`);
	if (ruin === undefined) return ok(null);
	if (position.setup.mode !== 'ruinas') return err('ruin= needs mode=ruinas');
	if (ruin === 'place') return ok(null);
	if (ruin !== 'random') return loadRuin(position, ruin);
	layRandomRuin(position, seed === undefined ? Math.floor(Math.random() * 2 ** 32) : Number(seed));
	return ok(null);
}

/** The ruin of a recorded game: its round 0. */
function loadRuin(position: Position, path: string): Result<null, string> {
	const text = readText(path);
	if (!text.ok) return text;
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
