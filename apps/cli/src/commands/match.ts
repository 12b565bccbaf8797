import { resolve } from 'node:path';
import { makeBot as makeEngineBot } from '@rumis/engine';
import {
	findBuiltin,
	findRuin,
	hasPhase,
	layNamedRuin,
	MODES,
	type ModeId,
	Position,
	type Setup,
} from '@rumis/rules';
import { type Command, Option } from 'commander';
import { checkBots } from '../match/checkBots.js';
import { defaultOpenings, type MatchPlan, nameBots } from '../match/plan.js';
import type { MakeBot } from '../match/player.js';
import { makeReport } from '../match/report.js';
import { runMatch } from '../match/runMatch.js';
import { makeFolder, saveGame } from '../match/save.js';
import type { SprtBounds } from '../match/sprt.js';
import { reportLines } from '../match/table.js';
import { boardLinkIn } from '../shared/boards.js';
import { Failure } from '../shared/failure.js';
import { readSetup } from '../shared/gameSetup.js';
import { sayNamedRuin, saySetup } from '../text/wording.js';
import { atLeastOne, HELP, seconds, sprtBounds } from './matchOptions.js';
import { COLOURS_HELP, wholeNumber } from './setupOptions.js';

interface MatchCommandOptions {
	readonly scenario: string;
	readonly players: number;
	readonly mode: ModeId;
	readonly colours?: string;
	readonly ruin?: string;
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
		.requiredOption('--scenario <name>', 'id of a built-in scenario, a file, or a link to a board')
		.requiredOption('-p, --players <n>', 'number of players', wholeNumber)
		.addOption(new Option('-m, --mode <mode>', 'mode').choices(MODES).default('standard'))
		.option('--colours <list>', COLOURS_HELP)
		.option('--ruin <name>', 'ruinas: random, or a ruin of the collection (default: the bots build it)')
		.option('--bots <specs>', 'bots, separated by commas', (text) => addSpecs(text.split(',')))
		.option('--bot <spec>', 'another bot, whose spec may contain commas', (text) => addSpecs([text]))
		.requiredOption(
			'-g, --games <n>',
			'number of games, rounded up so that every bot plays every seat',
			atLeastOne,
		)
		.option('--seed <n>', 'random seed; the same seed gives the same games', wholeNumber, 1)
		.option('--openings <n>', 'random moves before the bots play (default: one per colour)', wholeNumber)
		.option('--threads <n>', 'number of games played in parallel', atLeastOne, 1)
		.option('--timeout <seconds>', 'time limit of an external program for a move', seconds, 60)
		.option('--sprt <elo0,elo1>', 'two bots: stop as soon as one of these hypotheses is accepted', sprtBounds)
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
	const checked = readSetup({ scenario: name, players, mode, colours: options.colours });
	if (!checked.ok) throw new Failure(checked.error);
	const setup = checked.value;
	return {
		setup,
		ruin: options.ruin === undefined ? null : ruinFor(setup, options.ruin),
		board: boardName(name, setup),
		bots: nameBots(specs),
		games,
		seed,
		openings: options.openings ?? defaultOpenings(setup),
		timeoutMs: timeout * 1000,
	};
}

/** The board's name for external programs: they may run in another folder. */
function boardName(name: string, { scenario }: Setup): string {
	if (findBuiltin(scenario.id) === scenario) return scenario.id;
	return boardLinkIn(name) ?? resolve(name);
}

/** The name of the ruin, after checking that it can be placed. */
function ruinFor(setup: Setup, name: string): string {
	if (!hasPhase(setup.mode, 'ruin')) throw new Failure('--ruin needs --mode ruinas');
	if (name === 'random') return name;
	const ruin = findRuin(name);
	if (!ruin) throw new Failure(`unknown ruin: ${name}`);
	const position = Position.start(setup);
	if (!position.ok) throw new Failure(saySetup(position.error.code));
	const laid = layNamedRuin(position.value, ruin);
	if (!laid.ok) throw new Failure(sayNamedRuin(laid.error));
	return ruin.name;
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
