import { makeBot } from '@rumis/engine';
import { MODES } from '@rumis/rules';
import type { Command } from 'commander';
import { type BeginOptions, beginPlay } from '../play/begin.js';
import type { PlayState } from '../play/game/state.js';
import { runPlay } from '../play/run.js';
import { TtyTerminal } from '../play/terminal/terminal.js';
import { terminalStyle } from '../play/terminal/terminalStyle.js';
import { Failure } from '../shared/failure.js';
import { COLOURS_HELP, RUIN_HELP, wholeNumber } from './setupOptions.js';

type PlayOptions = Omit<BeginOptions, 'scenario' | 'seed'> & { readonly seed?: number };

export function addPlay(program: Command): void {
	program
		.command('play')
		.description('play against bots in full-screen mode')
		.argument(
			'[scenario]',
			'id of a built-in scenario, a file, or a link to a board; opens a menu if omitted',
		)
		.option('-p, --players <n>', 'number of players', wholeNumber, 2)
		.option(
			'-m, --mode <mode>',
			`${MODES.join(', ')} (default: transfer for two on its boards, else standard)`,
		)
		.option('--colours <list>', COLOURS_HELP)
		.option('--start <colour>', 'starting colour (default: the first)')
		.option('--ruin <name>', RUIN_HELP)
		.option('--seats <list>', 'who plays, in seat order: me or a bot, such as me,level:5,climber:4')
		.option('--level <n>', 'level of the bots, 1 to 9, unless --seats is given', wholeNumber, 5)
		.option('--seed <n>', 'random seed for the bots, to repeat a game', wholeNumber)
		.option('--load <file>', 'continue a saved game')
		.action(async (scenario: string | undefined, options: PlayOptions, command: Command) => {
			if (scenario !== undefined && options.load !== undefined) {
				command.error('error: --load cannot be combined with a scenario');
			}
			const seed = options.seed ?? Math.floor(Math.random() * 2 ** 32);
			const first = beginPlay({ ...options, scenario, seed }, (spec) => makeBot(spec, 0).ok);
			if (!first.ok) throw new Failure(first.error);
			if (!process.stdin.isTTY || !process.stdout.isTTY) {
				command.error('rumis: play needs an interactive terminal');
			}
			process.exitCode = await playOn(first.value);
		});
}

/** The conventional exit code after Ctrl-C. */
const INTERRUPTED = 130;

async function playOn(first: PlayState): Promise<number> {
	// Lazily loaded: no other command should wait for the engine.
	const { startEngine } = await import('@rumis/engine/node');
	const engine = startEngine();
	try {
		const last = await runPlay(first, {
			engine: engine,
			open: (events) => new TtyTerminal(process.stdin, process.stdout, terminalStyle(process.stdout), events),
		});
		return last.kind === 'done' && last.interrupted ? INTERRUPTED : 0;
	} finally {
		engine.close();
	}
}
