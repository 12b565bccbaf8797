import { Command, CommanderError } from 'commander';
import { Failure } from './shared/failure.js';
import { VERSION } from './shared/version.js';

type Add = (program: Command) => void;

interface Part {
	readonly names: readonly string[];
	load(): Promise<Add>;
}

/**
 * In the order of the help: playing, puzzles, refereeing, tools. Commands are lazily loaded, so a small one
 * starts at once.
 */
const PARTS: readonly Part[] = [
	{ names: ['play'], load: async () => (await import('./commands/play.js')).addPlay },
	{ names: ['serve'], load: async () => (await import('./commands/serve.js')).addServe },
	{
		names: ['backup', 'restore', 'export', 'import'],
		load: async () => (await import('./commands/copying.js')).addCopying,
	},
	{ names: ['check'], load: async () => (await import('./commands/check.js')).addCheck },
	{ names: ['admin'], load: async () => (await import('./commands/admin.js')).addAdmin },
	{ names: ['bot'], load: async () => (await import('./commands/bot.js')).addBot },
	{ names: ['match'], load: async () => (await import('./commands/match.js')).addMatch },
	{ names: ['review'], load: async () => (await import('./commands/review.js')).addReview },
	{ names: ['solve'], load: async () => (await import('./commands/solve.js')).addSolve },
	{ names: ['puzzle'], load: async () => (await import('./commands/puzzle.js')).addPuzzle },
	{ names: ['gtp'], load: async () => (await import('./commands/gtp.js')).addGtp },
	{ names: ['show'], load: async () => (await import('./commands/show.js')).addShow },
	{ names: ['scenario'], load: async () => (await import('./commands/scenario.js')).addScenario },
	{ names: ['perft'], load: async () => (await import('./commands/perft.js')).addPerft },
	{ names: ['bench'], load: async () => (await import('./commands/bench.js')).addBench },
];

/** The program with the command of this name, or with all commands if there is none. */
export async function makeProgram(command?: string): Promise<Command> {
	const program = new Command('rumis')
		.description('RUMIS in the terminal: play, bots, puzzles, bot protocol, records, scenarios')
		.version(VERSION)
		.showSuggestionAfterError(false)
		// An option belongs to the command before it: `puzzle list --json` is not `puzzle --json`.
		.enablePositionalOptions()
		.exitOverride();
	const asked = PARTS.filter(({ names }) => command !== undefined && names.includes(command));
	const parts = asked.length > 0 ? asked : PARTS;
	for (const add of await Promise.all(parts.map((part) => part.load()))) add(program);
	return program;
}

/** Runs a command line and returns the exit code: 0 done, 1 failed, 2 wrong usage. */
export async function run(args: readonly string[]): Promise<number> {
	try {
		const program = await makeProgram(args[0]);
		await program.parseAsync(args, { from: 'user' });
		return Number(process.exitCode ?? 0);
	} catch (error) {
		// Commander has already printed the error or the help.
		if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
		if (!(error instanceof Failure)) throw error;
		console.error(`rumis: ${error.message}`);
		return 1;
	}
}
