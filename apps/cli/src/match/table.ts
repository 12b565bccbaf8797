import { columns, type Row } from '../text/columns.js';
import { printable } from '../text/wording.js';
import type { EloEstimate } from './elo.js';
import type { MatchReport } from './report.js';
import type { SprtState } from './sprt.js';

export function reportLines(report: MatchReport): string[] {
	const { scenario, players, mode, games, seed, openings, seconds } = report;
	return [
		`${scenario}, ${players} players, ${mode}: ${games.length} games in ${seconds.toFixed(1)} s`,
		`seed ${seed}, ${openings} random moves before the bots play`,
		'',
		...columns(isDuel(report) ? duelRows(report) : rankRows(report)),
		'',
		...eloLines(report),
		...(report.sprt ? [sprtLine(report.sprt)] : []),
		...forfeitLines(report),
	];
}

const isDuel = ({ games }: MatchReport): boolean => games.every(({ seats }) => seats.length === 2);

const number = (value: number | null, digits = 2): string => value?.toFixed(digits) ?? '-';
const signed = (value: number | null, digits = 1): string =>
	value === null ? '-' : `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(digits)}`;
const percent = (value: number | null): string => (value === null ? '-' : `${(100 * value).toFixed(1)} %`);

const LAST = ['points', 'margin', 'ms/move', 'max ms', 'forfeits'];
const lastCells = (bot: MatchReport['bots'][number]): Row => [
	number(bot.meanPoints),
	signed(bot.meanMargin, 2),
	number(bot.msPerMove, 1),
	number(bot.longestMs, 1),
	String(bot.forfeits),
];

/** Two seats: games are won, drawn or lost. */
const duelRows = ({ bots }: MatchReport): Row[] => [
	['bot', 'games', 'won', 'drawn', 'lost', 'score', ...LAST],
	...bots.map((bot) => [
		printable(bot.name),
		...[bot.seats, bot.wins, bot.draws, bot.losses].map(String),
		percent(bot.score),
		...lastCells(bot),
	]),
];

/** More seats: the rank counts. */
const rankRows = ({ bots }: MatchReport): Row[] => [
	['bot', 'games', 'seats', 'wins', 'mean rank', '95 %', 'score', ...LAST],
	...bots.map((bot) => [
		printable(bot.name),
		String(bot.games),
		String(bot.seats),
		number(bot.winShare, 1),
		number(bot.meanRank, 3),
		bot.meanRankError === null ? '-' : `±${bot.meanRankError.toFixed(3)}`,
		percent(bot.score),
		...lastCells(bot),
	]),
];

function eloLines({ difference, ratings, bots, pairs }: MatchReport): string[] {
	if (difference) {
		const [first, second] = bots.map(({ name }) => printable(name));
		return [`Elo of ${first} over ${second}: ${sayEstimate(difference)}`];
	}
	const ranked = [...(ratings ?? [])].sort((a, b) => (b.elo ?? 0) - (a.elo ?? 0));
	const cell = (row: string, column: string): string => {
		const pair = pairs.find(({ bots: two }) => two.includes(row) && two.includes(column));
		if (row === column || !pair) return '';
		return percent(pair.bots[0] === row ? pair.score : 1 - pair.score);
	};
	return columns([
		['Elo, average 0', '', '95 % from', 'to', ...ranked.map((_, index) => `vs ${index + 1}`)],
		...ranked.map(({ name, elo, low, high }, index) => [
			`${index + 1} ${printable(name)}`,
			signed(elo),
			signed(low),
			signed(high),
			...ranked.map((other) => cell(name, other.name)),
		]),
	]);
}

function sayEstimate({ elo, low, high }: EloEstimate): string {
	const [from, to] = [low === null ? '-∞' : signed(low), high === null ? '+∞' : signed(high)];
	if (elo !== null) return `${signed(elo)} (95 %: ${from} to ${to})`;
	if (low !== null) return `above ${from} (95 %): it took every point`;
	return high === null ? 'too few games to say' : `below ${to} (95 %): it took no point`;
}

function sprtLine({ elo0, elo1, llr, lower, upper, verdict }: SprtState): string {
	const bounds = `LLR ${llr.toFixed(2)} between ${lower.toFixed(2)} and ${upper.toFixed(2)}`;
	const said = {
		H0: `H0 accepted, the difference is ${elo0} Elo rather than ${elo1}`,
		H1: `H1 accepted, the difference is ${elo1} Elo rather than ${elo0}`,
	};
	return `SPRT ${elo0}, ${elo1}: ${bounds}: ${verdict ? said[verdict] : 'not decided'}`;
}

/** Who forfeited how many games, and why. */
function forfeitLines({ games }: MatchReport): string[] {
	const counts = new Map<string, number>();
	for (const { forfeit } of games) {
		const line = forfeit && `${printable(forfeit.bot)}: ${forfeit.reason}`;
		if (line) counts.set(line, (counts.get(line) ?? 0) + 1);
	}
	return [...counts].map(
		([line, count]) => `forfeited ${count === 1 ? 'a game' : `${count} games`}: ${line}`,
	);
}
