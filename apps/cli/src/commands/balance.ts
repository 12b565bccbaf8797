import { availableParallelism } from 'node:os';
import { type Balance, type BalancePlan, changesFor, checkPlan } from '@rumis/balance';
import { MODES, type ModeId } from '@rumis/rules';
import { type Command, Option } from 'commander';
import { measureAll } from '../balance/measure.js';
import { makeReport, reportLines, type Trial } from '../balance/report.js';
import { sayPlanError } from '../balance/wording.js';
import { Failure } from '../shared/failure.js';
import { readSetup } from '../shared/gameSetup.js';
import { atLeastOne } from './matchOptions.js';
import { wholeNumber } from './setupOptions.js';

interface BalanceOptions {
	readonly players: number;
	readonly mode: ModeId;
	readonly level: number;
	readonly bot?: string;
	readonly games: number;
	readonly seed: number;
	readonly threads: number;
	readonly botsOpen?: boolean;
	readonly tryChanges?: boolean;
	readonly json?: boolean;
}

export function addBalance(scenario: Command): void {
	scenario
		.command('balance')
		.description('let bots play many games on a board, and report how balanced it is')
		.argument('<scenario>', 'id of a built-in scenario, a file, or a link to a board')
		.option('-p, --players <n>', 'number of players', wholeNumber, 2)
		.addOption(new Option('-m, --mode <mode>', 'mode').choices(MODES).default('standard'))
		.option('-l, --level <n>', 'level of the bots, 1 to 9', wholeNumber, 4)
		.option('--bot <spec>', 'another bot than a level, as in rumis match')
		.option('-g, --games <n>', 'number of games', atLeastOne, 1000)
		.option('--seed <n>', 'random seed; the same seed gives the same figures', wholeNumber, 1)
		.option('--threads <n>', 'number of games played in parallel', atLeastOne, availableParallelism())
		.option('--bots-open', 'let the bots choose their first stones too, instead of random ones')
		.option('--try-changes', 'also try small changes to the board, with a fifth of the games each')
		.option('--json', 'print JSON')
		.action(balance);
}

async function balance(name: string, options: BalanceOptions): Promise<void> {
	const plan = planFrom(name, options);
	const started = performance.now();
	const [measured] = await measureAll([plan], options.threads);
	const trials = options.tryChanges ? await tryChanges(plan, measured!.balance, options.threads) : [];
	const seconds = (performance.now() - started) / 1000;
	const report = makeReport(plan, measured!.balance, trials, seconds);
	const lines = options.json
		? [JSON.stringify(report, null, 2)]
		: reportLines(report, plan.setup.scenario.plan);
	console.log(lines.join('\n'));
}

function planFrom(name: string, options: BalanceOptions): BalancePlan {
	const { players, mode, level, games, seed } = options;
	const randomOpening = !options.botsOpen;
	const setup = readSetup({ scenario: name, players, mode });
	if (!setup.ok) throw new Failure(setup.error);
	const bot = options.bot ?? `level:${level}`;
	const plan = checkPlan({ setup: setup.value, bot, games, seed, randomOpening });
	if (!plan.ok) throw new Failure(sayPlanError(plan.error));
	return plan.value;
}

async function tryChanges(plan: BalancePlan, balance: Balance, threads: number): Promise<readonly Trial[]> {
	const boards = changesFor(plan.setup, balance);
	const games = Math.max(1, Math.round(plan.games / 5));
	const plans = boards.map(({ scenario }) => ({ ...plan, games, setup: { ...plan.setup, scenario } }));
	const measured = await measureAll(plans, threads);
	return boards.map((board, index) => ({ ...board, balance: measured[index]!.balance }));
}
