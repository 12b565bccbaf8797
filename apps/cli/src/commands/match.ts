import { resolve } from 'node:path';
import { makeBot as makeEngineBot } from '@rumis/engine';
import { checkSetup, findBuiltin, MODES, type ModeId, type Setup } from '@rumis/rules';
import { type Command, Option } from 'commander';
import { findBoard } from '../boards.js';
import { Failure } from '../failure.js';
import { checkBots } from '../match/checkBots.js';
import { defaultOpenings, type MatchPlan, nameBots } from '../match/plan.js';
import type { MakeBot } from '../match/player.js';
import { makeReport } from '../match/report.js';
import { runMatch } from '../match/runMatch.js';
import { makeFolder, saveGame } from '../match/save.js';
import type { SprtBounds } from '../match/sprt.js';
import { reportLines } from '../match/table.js';
import { saySetup } from '../wording.js';
import { atLeastOne, HELP, seconds, sprtBounds } from './matchOptions.js';
import { wholeNumber } from './setupOptions.js';

interface MatchCommandOptions {
	readonly scenario: string;
	readonly players: number;
	readonly mode: ModeId;
	readonly games: number;
	readonly seed: number;
	readonly openings?: number;
	readonly threads: number;
	readonly timeout: number;
	readonly sprt?: SprtBounds;
	readonly json?: boolean;
	readonly save?: string;
}

export function addMatch(program: Command, makeBot: MakeBot = makeEngineBot): void {
	const specs: string[] = [];
	const addSpecs = (more: readonly string[]) => void specs.push(...more.filter(Boolean));
	program
		.command('match')
		.description('play a tournament between bots, and rate them')
		.requiredOption('--scenario <name>', 'id of a built-in scenario, or a file')
		.requiredOption('-p, --players <n>', 'number of players', wholeNumber)
		.addOption(new Option('-m, --mode <mode>', 'how to play').choices(MODES).default('standard'))
		.option('--bots <specs>', 'bots, separated by commas', (text) => addSpecs(text.split(',')))
		.option('--bot <spec>', 'one more bot, commas and all', (text) => addSpecs([text]))
		.requiredOption('-g, --games <n>', 'games, rounded up until all seats are swapped', atLeastOne)
		.option('--seed <n>', 'the same seed, the same games', wholeNumber, 1)
		.option('--openings <n>', 'random moves before the bots play (default: one a colour)', wholeNumber)
		.option('--threads <n>', 'how many games are played at a time', atLeastOne, 1)
		.option('--timeout <seconds>', 'how long an outside program may take for a move', seconds, 60)
		.option('--sprt <elo0,elo1>', 'two bots: stop as soon as it is clear which of these holds', sprtBounds)
		.option('--json', 'print JSON')
		.option('--save <folder>', 'save every game there as a record')
		.addHelpText('after', HELP)
		.action(async (options: MatchCommandOptions, command: Command) => {
			const fault = await checkBots(specs, makeBot, options.sprt !== undefined);
			if (fault) command.error(`error: ${fault}`);
			await match(makePlan(options, specs), options, makeBot);
		});
}

function makePlan(options: MatchCommandOptions, specs: readonly string[]): MatchPlan {
	const { scenario: name, players, mode, games, seed, timeout } = options;
	const scenario = findBoard(name);
	if (!scenario.ok) throw new Failure(scenario.error);
	const setup: Setup = { scenario: scenario.value, players, mode, start: 'yellow' };
	const checked = checkSetup(setup);
	if (!checked.ok) throw new Failure(saySetup(checked.error.code));
	return {
		setup,
		board: findBuiltin(scenario.value.id) === scenario.value ? scenario.value.id : resolve(name),
		bots: nameBots(specs),
		games,
		seed,
		openings: options.openings ?? defaultOpenings(setup),
		timeoutMs: timeout * 1000,
	};
}

async function match(plan: MatchPlan, options: MatchCommandOptions, makeBot: MakeBot): Promise<void> {
	const { save, threads, json, sprt = null } = options;
	if (save !== undefined) makeFolder(save);
	const started = performance.now();
	const games = await runMatch(plan, {
		threads,
		makeBot,
		sprt,
		onGame: (game) => save !== undefined && saveGame(save, plan, game),
	});
	const report = makeReport(plan, games, (performance.now() - started) / 1000, sprt);
	console.log(json ? JSON.stringify(report, null, 2) : reportLines(report).join('\n'));
}
