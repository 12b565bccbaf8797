import { Command, CommanderError } from 'commander';
import { addBench } from './commands/bench.js';
import { addBot } from './commands/bot.js';
import { addCopying } from './commands/copying.js';
import { addGtp } from './commands/gtp.js';
import { addMatch } from './commands/match.js';
import { addPerft } from './commands/perft.js';
import { addPlay } from './commands/play.js';
import { addPuzzle } from './commands/puzzle.js';
import { addScenario } from './commands/scenario.js';
import { addServe } from './commands/serve.js';
import { addShow } from './commands/show.js';
import { addSolve } from './commands/solve.js';
import { Failure } from './failure.js';
import { VERSION } from './version.js';

/** In the order of the help: playing, puzzles, refereeing, tools. */
const COMMANDS = [
	...[addPlay, addServe, addCopying, addBot, addMatch, addSolve, addPuzzle],
	...[addGtp, addShow, addScenario, addPerft, addBench],
];

export function makeProgram(): Command {
	const program = new Command('rumis')
		.description('RUMIS in the terminal: play, bots, puzzles, bot protocol, records, scenarios')
		.version(VERSION)
		.showSuggestionAfterError(false)
		.exitOverride();
	for (const add of COMMANDS) add(program);
	return program;
}

/** Runs a command line and returns the exit code: 0 done, 1 failed, 2 wrong usage. */
export async function run(args: readonly string[]): Promise<number> {
	try {
		await makeProgram().parseAsync(args, { from: 'user' });
		return Number(process.exitCode ?? 0);
	} catch (error) {
		// Commander has already said what was wrong, or shown the help that was asked for.
		if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
		if (!(error instanceof Failure)) throw error;
		console.error(`rumis: ${error.message}`);
		return 1;
	}
}
