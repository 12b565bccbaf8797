import { type Random, seededRandom } from '@rumis/rules';
import { fitElo, withPrior } from './bradleyTerry.js';
import { comparePoints, emptyPoints, firstShare, groupsOf, type Points } from './comparisons.js';
import { type EloEstimate, Samples } from './elo.js';
import type { GameResult } from './game.js';

const RESAMPLES = 500;
/** Fixed, so the same games always give the same error bars. */
const BOOTSTRAP_SEED = 20_030_806;

/** The Elo difference of the first of two bots to the second. */
export const difference = (games: readonly GameResult[]): EloEstimate =>
	new Samples(groupsOf(games).map(firstShare)).estimate();

/**
 * The Elo of all bots, on average 0. The error bars come from a bootstrap over groups of games: every group,
 * and the prior too, repeatedly gets a random weight (Rubin's Bayesian bootstrap, in which a bot that never
 * lost still gets an honest lower bound).
 */
export function rate(games: readonly GameResult[], bots: number): EloEstimate[] {
	const fit = fitElo(withPrior(comparePoints(games, bots)));
	const groups = groupsOf(games).map((group) => entriesOf(comparePoints(group, bots)));
	const random = seededRandom(BOOTSTRAP_SEED);
	const weigh = () => exponential(random);
	const fits = Array.from({ length: RESAMPLES }, () =>
		fitElo(withPrior(weighted(groups, bots, weigh), weigh), fit),
	);
	return fit.map((elo, bot) => {
		const sorted = fits.map((resample) => resample[bot]!).sort((a, b) => a - b);
		return { elo, low: quantile(sorted, 0.025), high: quantile(sorted, 0.975) };
	});
}

/** Points that one bot took from another in a group. Sparse: most pairs of bots have none. */
interface Entry {
	readonly bot: number;
	readonly rival: number;
	readonly value: number;
}

const entriesOf = (points: Points): Entry[] =>
	points
		.flatMap((row, bot) => row.map((value, rival) => ({ bot, rival, value })))
		.filter(({ value }) => value > 0);

function weighted(groups: readonly (readonly Entry[])[], bots: number, weigh: () => number): number[][] {
	const total = emptyPoints(bots);
	for (const entries of groups) {
		const weight = weigh();
		for (const { bot, rival, value } of entries) total[bot]![rival]! += weight * value;
	}
	return total;
}

/** A random weight, 1 on average. */
const exponential = (random: Random): number => -Math.log((random.below(2 ** 32) + 0.5) / 2 ** 32);

const quantile = (sorted: readonly number[], part: number): number =>
	sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;
