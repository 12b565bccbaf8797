import { err, ok, Position, type Result, type Setup } from '@rumis/rules';
import { layRuinNamed, randomSeed, readSetup } from '../shared/gameSetup.js';
import { saySetup } from '../text/wording.js';

const OPTIONS = ['mode', 'colours', 'start', 'ruin', 'seed'];

/** Sets up a game for `newgame SCENARIO PLAYERS [key=value…]`, or returns the error. */
export function startGame([name, players, ...rest]: readonly string[]): Result<Position, string> {
	if (!name || !players) {
		return err('usage: newgame SCENARIO PLAYERS [mode=] [colours=] [start=] [ruin=] [seed=]');
	}
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

function makeSetup(scenario: string, players: string, options: Options): Result<Setup, string> {
	if (!/^\d{1,3}$/.test(players)) return err(`not a number of players: ${players}`);
	return readSetup({
		scenario,
		players: Number(players),
		mode: options.get('mode') ?? 'standard',
		colours: options.get('colours'),
		start: options.get('start'),
	});
}

function layRuinAsked(position: Position, options: Options): Result<null, string> {
	const ruin = options.get('ruin');
	const seed = options.get('seed');
	if (seed !== undefined && !/^\d{1,15}$/.test(seed)) return err(`not a seed: ${seed}`);
	if (ruin === undefined) return ok(null);
	return layRuinNamed(position, ruin, seed === undefined ? randomSeed() : Number(seed));
}
