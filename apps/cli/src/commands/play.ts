import { makeBot } from '@rumis/engine';
import { COLOURS, MODES } from '@rumis/rules';
import type { Command } from 'commander';
import { Failure } from '../failure.js';
import { type BeginOptions, beginPlay } from '../play/begin.js';
import { runPlay } from '../play/run.js';
import type { PlayState } from '../play/state.js';
import { lookOf } from '../play/terminal/look.js';
import { TtyTerminal } from '../play/terminal/terminal.js';
import { wholeNumber } from './setupOptions.js';

type PlayOptions = Omit<BeginOptions, 'scenario' | 'seed'> & { readonly seed?: number };

export function addPlay(program: Command): void {
	program
		.command('play')
		.description('play against bots on the whole screen of the terminal')
		.argument('[scenario]', 'id of a built-in scenario, or a file; without it a menu opens')
		.option('-p, --players <n>', 'number of players', wholeNumber, 2)
		.option('-m, --mode <mode>', MODES.join(', '), 'standard')
		.option('--start <colour>', `opening colour: ${COLOURS.join(', ')}`, 'yellow')
		.option('--seats <list>', 'who plays, in seat order: me or a bot, such as me,level:5,climber:4')
		.option('--level <n>', 'level of the bots unless --seats names them, 1 to 9', wholeNumber, 5)
		.option('--seed <n>', 'let the bots play as they did with this seed', wholeNumber)
		.option('--load <file>', 'go on with a saved game')
		.action(async (scenario: string | undefined, options: PlayOptions, command: Command) => {
			if (scenario !== undefined && options.load !== undefined) {
				command.error('error: --load brings its own scenario');
			}
			const seed = options.seed ?? Math.floor(Math.random() * 2 ** 32);
			const first = beginPlay({ ...options, scenario, seed }, (spec) => makeBot(spec, 0).ok);
			if (!first.ok) throw new Failure(first.error);
			if (!process.stdin.isTTY || !process.stdout.isTTY) {
				command.error('rumis: play needs a terminal for its keys and its screen');
			}
			process.exitCode = await playOn(first.value);
		});
}

/** Exit code of a program that Ctrl-C ended, as shells expect it. */
const INTERRUPTED = 130;

async function playOn(first: PlayState): Promise<number> {
	// Loaded only here: no other command should wait for the engine's start.
	const { startEngine } = await import('@rumis/engine/node');
	const engine = startEngine();
	try {
		const last = await runPlay(first, {
			adviser: engine,
			open: (events) => new TtyTerminal(process.stdin, process.stdout, lookOf(process.stdout), events),
		});
		return last.kind === 'done' && last.interrupted ? INTERRUPTED : 0;
	} finally {
		engine.close();
	}
}
