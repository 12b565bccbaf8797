import {
	type Balance,
	type BalancePlan,
	type ChangedBoard,
	excessOf,
	type Measure,
	type Remark,
	remarksOn,
	type Verdict,
	verdictOf,
} from '@rumis/balance';
import { coloursOf, makeSquare } from '@rumis/rules';
import { columns, type Row } from '../text/columns.js';
import { percent, sayChange, sayRemark, sayVerdict } from './wording.js';

/** A change, and its balance in separate games. */
export interface Trial extends ChangedBoard {
	readonly balance: Balance;
}

export interface BalanceReport {
	readonly scenario: string;
	readonly players: number;
	readonly mode: string;
	readonly bot: string;
	readonly randomOpening: boolean;
	readonly seed: number;
	readonly seconds: number;
	readonly balance: Balance;
	readonly verdict: Verdict;
	readonly remarks: readonly Remark[];
	readonly trials: readonly Trial[];
}

export function makeReport(
	{ setup, bot, seed, randomOpening }: BalancePlan,
	balance: Balance,
	trials: readonly Trial[],
	seconds: number,
): BalanceReport {
	const { scenario, players, mode } = setup;
	return {
		...{ scenario: scenario.id, players, mode, bot, randomOpening, seed, seconds, balance },
		verdict: verdictOf(balance),
		remarks: remarksOn(balance, coloursOf(setup).length),
		trials: [...trials].sort((a, b) => imbalance(a.balance) - imbalance(b.balance)),
	};
}

/** The largest deviation of a seat from its fair share. */
const imbalance = (balance: Balance): number => Math.max(...excessOf(balance).map(Math.abs));

export function reportLines(report: BalanceReport, plan: readonly string[]): string[] {
	const { scenario, players, mode, bot, seed, seconds, balance } = report;
	return [
		`${scenario}, ${players} players, ${mode}: ${balance.games} games of ${bot} in ${seconds.toFixed(1)} s, seed ${seed}`,
		'',
		...columns(seatRows(balance)),
		'',
		...columns(playRows(balance)),
		'',
		'share of games in which a square is covered, in percent:',
		...columns(heatRows(balance, plan)),
		'',
		sayVerdict(report.verdict),
		...report.remarks.map(sayRemark),
		...trialLines(report),
	];
}

const bar = ({ mean, error }: Measure): string => `${mean.toFixed(2)} ±${error.toFixed(2)}`;
const barPercent = ({ mean, error }: Measure): string => `${percent(mean)} ±${(100 * error).toFixed(1)}`;

const seatRows = (balance: Balance): Row[] => [
	['seat', 'wins', 'more than its share', 'points', 'stones left', 'shut out'],
	...balance.seats.map(({ wins, points, unplaced, shutOut }, seat) => [
		String(seat + 1),
		barPercent(wins),
		`${excessOf(balance)[seat]! < 0 ? '' : '+'}${percent(excessOf(balance)[seat]!)}`,
		bar(points),
		bar(unplaced),
		percent(shutOut.mean),
	]),
];

const playRows = (balance: Balance): Row[] => [
	['moves in a game', bar(balance.plies)],
	['tied games', barPercent(balance.ties)],
	['decisiveness: one winner', barPercent(balance.decisiveness)],
	["winner's lead in points", bar(balance.margin)],
	['drama: winner behind, of all moves', percent(balance.drama)],
	['comeback: most points behind', bar(balance.comeback)],
	['lead changes', bar(balance.leadChanges)],
	['games with a player shut out', barPercent(balance.shutOut)],
	['board use: squares covered', percent(balance.boardUse)],
];

function heatRows({ heat }: Balance, plan: readonly string[]): Row[] {
	const width = plan[0]!.length;
	const letters = [...plan[0]!].map((_, x) => makeSquare({ x, y: 0 }).slice(0, -1));
	const rows = plan.map((_, y) => [
		String(y + 1),
		...heat
			.slice(y * width, (y + 1) * width)
			.map((share) => (share === null ? '.' : (100 * share).toFixed(0))),
	]);
	return [['', ...letters], ...rows];
}

function trialLines({ trials, balance }: BalanceReport): string[] {
	if (trials.length === 0) return [];
	return [
		'',
		`changes, each tried in ${trials[0]!.balance.games} games:`,
		...columns([
			['change', 'furthest from its share', 'tied games', 'stones left by seat 1'],
			...[
				{ name: 'none', balance },
				...trials.map((trial) => ({ name: sayChange(trial.change), balance: trial.balance })),
			].map(({ name, balance: now }) => [
				name,
				percent(imbalance(now)),
				barPercent(now.ties),
				bar(now.seats[0]!.unplaced),
			]),
		]),
	];
}
