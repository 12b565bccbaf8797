/**
 * Measures the built-in boards for all numbers of players and all modes, and writes the figures into the package and
 * docs/BALANCE.md:
 *
 *     npx tsx packages/balance/scripts/measureBoards.ts [--games 1000] [--seconds 20] [--threads 2]
 *
 * Each game is one of many, so a board that takes too long gets fewer of them. Boards that were measured with the
 * same bots, seed and at least as many games are left alone; delete a row to measure it again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type BalancePlan, checkPlan, runBalance } from '@rumis/balance';
import { startBalanceWorker } from '@rumis/balance/node';
import { coloursOf, MODES, type ModeId, PLAYER_COUNTS, SCENARIOS } from '@rumis/rules';
import type { BalanceRow } from '../src/balanceRow.js';
import { BUILTIN_BALANCES } from '../src/builtinBalances.js';
import { withTable } from './boardTable.js';

const TARGET = fileURLToPath(new URL('../src/builtinBalances.ts', import.meta.url));
const PAGE = fileURLToPath(new URL('../../../docs/BALANCE.md', import.meta.url));
const SEED = 1;

/** Two colours use search, so replies are as good as openings; more colours use a one-ply bot. */
const botFor = (players: number, mode: ModeId): string =>
	players === 2 && mode !== 'duo' ? 'level:4' : 'level:3';

const { values } = parseArgs({
	options: {
		games: { type: 'string', default: '1000' },
		seconds: { type: 'string', default: '20' },
		threads: { type: 'string', default: '2' },
	},
});
const [games, seconds, threads] = [values.games, values.seconds, values.threads].map(Number) as [
	number,
	number,
	number,
];

const plans: BalancePlan[] = SCENARIOS.flatMap((scenario) =>
	PLAYER_COUNTS.flatMap((players) =>
		MODES.flatMap((mode) => {
			const start = coloursOf({ mode, players })[0] ?? 'yellow';
			const bot = botFor(players, mode);
			const plan = { setup: { scenario, players, mode, start }, bot, randomOpening: true, games, seed: SEED };
			return checkPlan(plan).ok ? [plan] : [];
		}),
	),
);

const permille = (share: number): number => Math.round(1000 * share);

async function measure(plan: BalancePlan): Promise<BalanceRow> {
	const run = runBalance(plan, workers, () => performance.now() - started > 1000 * seconds && run.cancel());
	const started = performance.now();
	const { balance } = (await run.finished)!;
	return [
		plan.bot,
		balance.games,
		balance.seats.map(({ wins }) => permille(wins.mean)),
		balance.seats.map(({ wins }) => permille(wins.error)),
		balance.seats.map(({ points }) => Math.round(10 * points.mean) / 10),
		[balance.ties.mean, balance.drama, balance.boardUse, balance.shutOut.mean].map(permille),
		Math.round(10 * balance.leadChanges.mean) / 10,
	];
}

function write(rows: Readonly<Record<string, BalanceRow>>): void {
	const lines = Object.entries(rows).map(([key, row]) => `\t'${key}': ${JSON.stringify(row)},`);
	writeFileSync(
		TARGET,
		`// Measured by \`npx tsx packages/balance/scripts/measureBoards.ts\`; run that, don't change this.
import type { BalanceRow } from './balanceRow.js';

/** By board, number of players and mode. */
export const BUILTIN_BALANCES: Readonly<Record<string, BalanceRow>> = {
${lines.join('\n')}
};
`,
	);
	writeFileSync(PAGE, withTable(readFileSync(PAGE, 'utf8'), rows));
}

const workers = Array.from({ length: threads }, startBalanceWorker);
const rows: Record<string, BalanceRow> = { ...BUILTIN_BALANCES };
for (const plan of plans) {
	const { scenario, players, mode } = plan.setup;
	const key = `${scenario.id}.${players}.${mode}`;
	const known = rows[key];
	if (known && known[0] === plan.bot && known[1] >= games) continue;
	rows[key] = await measure(plan);
	console.log(key, JSON.stringify(rows[key]));
	write(rows);
}
for (const worker of workers) worker.close();
