import { COLOURS, hasPhase, MODES, type ModeId, Position } from '@rumis/rules';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { Failure } from '../shared/failure.js';
import { layRuinNamed, randomSeed, readSetup } from '../shared/gameSetup.js';
import { saySetup } from '../text/wording.js';

export function wholeNumber(text: string): number {
	if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('Not a whole number.');
	return Number(text);
}

export interface SetupOptions {
	readonly players: number;
	readonly mode: ModeId;
	readonly colours?: string;
	readonly start?: string;
	readonly ruin?: string;
	readonly ruinSeed?: number;
}

export const COLOURS_HELP = `colours in seat order, such as violet,orange (default: ${COLOURS.join(', ')})`;
export const RUIN_HELP =
	'ruinas: random, a ruin of the collection (rumis scenario ruins), or a record with one';

/** The options of a game's setup, the same for every command that needs one. */
export function addSetupOptions(command: Command): Command {
	return command
		.requiredOption('-p, --players <n>', 'number of players', wholeNumber)
		.addOption(new Option('-m, --mode <mode>', 'mode').choices(MODES).default('standard'))
		.option('--colours <list>', COLOURS_HELP)
		.addOption(new Option('--start <colour>', 'starting colour (default: the first)').choices(COLOURS))
		.option('--ruin <name>', RUIN_HELP)
		.option('--ruin-seed <n>', 'ruinas: build the random ruin of this seed first', wholeNumber);
}

export function positionFrom(scenario: string, options: SetupOptions): Position {
	const { players, mode, colours, start, ruinSeed } = options;
	const setup = readSetup({ scenario, players, mode, colours, start });
	if (!setup.ok) throw new Failure(setup.error);
	const position = Position.start(setup.value);
	if (!position.ok) throw new Failure(saySetup(position.error.code));
	const ruin = options.ruin ?? (ruinSeed === undefined ? undefined : 'random');
	if (ruin === undefined) return position.value;
	if (!hasPhase(mode, 'ruin')) throw new Failure('a ruin needs --mode ruinas');
	const laid = layRuinNamed(position.value, ruin, ruinSeed ?? randomSeed());
	if (!laid.ok) throw new Failure(laid.error);
	return position.value;
}
