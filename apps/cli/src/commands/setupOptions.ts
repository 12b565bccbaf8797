import { COLOURS, type Colour, layRandomRuin, MODES, type ModeId, Position } from '@rumis/rules';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { findBoard } from '../boards.js';
import { Failure } from '../failure.js';
import { saySetup } from '../wording.js';

export function wholeNumber(text: string): number {
	if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('Not a whole number.');
	return Number(text);
}

export interface SetupOptions {
	readonly players: number;
	readonly mode: ModeId;
	readonly start: Colour;
	readonly ruinSeed?: number;
}

/** The options that say how a game is set up, the same for every command that needs one. */
export function addSetupOptions(command: Command): Command {
	return command
		.requiredOption('-p, --players <n>', 'number of players', wholeNumber)
		.addOption(new Option('-m, --mode <mode>', 'how to play').choices(MODES).default('standard'))
		.addOption(new Option('--start <colour>', 'opening colour').choices(COLOURS).default('yellow'))
		.option('--ruin-seed <n>', 'ruinas: lay the ruin by chance from this seed first', wholeNumber);
}

export function positionFrom(scenarioName: string, options: SetupOptions): Position {
	const scenario = findBoard(scenarioName);
	if (!scenario.ok) throw new Failure(scenario.error);
	const { mode, start } = options;
	const position = Position.start({ scenario: scenario.value, players: options.players, mode, start });
	if (!position.ok) throw new Failure(saySetup(position.error.code));
	if (options.ruinSeed === undefined) return position.value;
	if (mode !== 'ruinas') throw new Failure('--ruin-seed needs --mode ruinas');
	layRandomRuin(position.value, options.ruinSeed);
	return position.value;
}
