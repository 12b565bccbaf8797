import { type Random, seededRandom } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { fitElo, withPrior } from './bradleyTerry.js';
import { eloOfScore, Samples, scoreOfElo } from './elo.js';
import type { GameResult } from './game.js';
import { forfeitRanks, ranksOf } from './ranking.js';
import { difference, rate } from './ratings.js';
import { sprt } from './sprt.js';
import { statsOf } from './stats.js';

/** A game where only the ranks matter. */
const game = (group: number, seats: readonly number[], ranks: readonly number[]): GameResult => ({
	game: group,
	group,
	opening: group,
	seats,
	ranks,
	points: ranks.map((rank) => 10 - rank),
	scores: {},
	clocks: seats.map(() => ({ moves: 2, ms: 10, longestMs: 7 })),
	forfeit: null,
	plies: 0,
	link: '',
});

const chance = (random: Random): number => random.below(2 ** 32) / 2 ** 32;

/** A game of two that the first wins according to its Elo, with some draws. */
function duel(random: Random, group: number, seats: readonly number[], elos: readonly number[]): GameResult {
	const expected = scoreOfElo(elos[seats[0]!]! - elos[seats[1]!]!);
	const draws = 0.4 * Math.min(expected, 1 - expected);
	const value = chance(random);
	if (value < draws) return game(group, seats, [1.5, 1.5]);
	return game(group, seats, value < expected + draws / 2 ? [1, 2] : [2, 1]);
}

describe('Elo', () => {
	it.each([
		[0.5, 0],
		[0.75, 190.848502],
		[0.65, 107.538125],
		[0.95, 511.501442],
		[0.25, -190.848502],
	])('of a score of %d is %d', (score, elo) => {
		expect(eloOfScore(score)).toBeCloseTo(elo, 4);
		expect(scoreOfElo(elo)).toBeCloseTo(score, 6);
	});

	it('is null when one side took everything', () => {
		expect([eloOfScore(0), eloOfScore(1)]).toEqual([null, null]);
		const { elo, low, high } = new Samples(new Array(50).fill(1)).estimate();
		expect({ elo, high }).toEqual({ elo: null, high: null });
		expect(low).toBeGreaterThan(400);
		expect(low).toBeLessThan(800);
	});

	it('has error bars that shrink with the root of the games', () => {
		const widths = [100, 400, 1600].map((count) => {
			const { low, high } = new Samples(Array.from({ length: count }, (_, i) => (i % 4) / 4)).estimate();
			return high! - low!;
		});
		expect(widths[0]! / widths[1]!).toBeCloseTo(2, 1);
		expect(widths[1]! / widths[2]!).toBeCloseTo(2, 1);
	});

	it('is less certain of a few equal results than of many', () => {
		const width = (count: number) => {
			const { low, high } = new Samples(new Array(count).fill(0.5)).estimate();
			return high! - low!;
		};
		expect(width(4)).toBeGreaterThan(width(40));
		expect(width(40)).toBeGreaterThan(0);
	});

	it('counts swapped seats as one sample: openings that decide the game add no noise', () => {
		// The first seat always wins. Single games look like coin flips, pairs like a clear draw.
		const pairs = (groupOf: (index: number) => number) =>
			Array.from({ length: 200 }, (_, index) => game(groupOf(index), index % 2 ? [1, 0] : [0, 1], [1, 2]));
		const paired = difference(pairs((index) => Math.floor(index / 2)));
		const single = difference(pairs((index) => index));
		expect(paired.elo).toBeCloseTo(0);
		expect(paired.high!).toBeLessThan(single.high! / 5);
	});
});

describe('the Bradley-Terry fit', () => {
	it('finds the strengths that generated the points', () => {
		const elos = [-250, -50, 100, 200];
		const points = elos.map((own) => elos.map((other) => (own === other ? 0 : 50 * scoreOfElo(own - other))));
		const fit = fitElo(points);
		for (const [bot, elo] of elos.entries()) expect(fit[bot]).toBeCloseTo(elo, 2);
	});

	it('finds simulated strengths within its error bars, 19 times out of 20', () => {
		const elos = [-150, -40, 60, 130];
		let held = 0;
		for (let seed = 0; seed < 12; seed++) {
			const random = seededRandom(seed);
			const games = Array.from({ length: 240 }, (_, index) => {
				const bot = index % 4;
				return duel(random, index, [bot, (bot + 1 + random.below(3)) % 4], elos);
			});
			const ratings = rate(games, 4);
			held += ratings.filter(({ low, high }, bot) => low! < elos[bot]! && elos[bot]! < high!).length;
			expect(ratings.every(({ low, elo, high }) => low! < elo! && elo! < high!)).toBe(true);
			expect(ratings.every(({ low, high }) => high! - low! < 180)).toBe(true);
		}
		expect(held / 48).toBeGreaterThan(0.88);
		expect(held / 48).toBeLessThan(1);
	});

	it('keeps a bot that won everything finite, with a wide upper bound', () => {
		const games = Array.from({ length: 60 }, (_, index) =>
			index % 3 === 0 ? game(index, [1, 2], [1.5, 1.5]) : game(index, [0, 1 + (index % 2)], [1, 2]),
		);
		const [best] = rate(games, 3);
		expect(best!.elo!).toBeGreaterThan(300);
		expect(best!.high! - best!.elo!).toBeGreaterThan(best!.elo! - best!.low!);
		expect(best!.high).toBeLessThan(5000);
	});

	it('rates bots that never met, and is reproducible', () => {
		const games = [game(0, [0, 1], [1, 2]), game(1, [1, 0], [1, 2])];
		expect(rate(games, 3).map(({ elo }) => Math.round(elo!))).toEqual([0, 0, 0]);
		expect(rate(games, 3)).toEqual(rate(games, 3));
	});

	it('adds one virtual draw for each bot', () => {
		expect(
			withPrior([
				[0, 0, 0],
				[0, 0, 0],
				[0, 0, 0],
			])[1],
		).toEqual([0.25, 0, 0.25]);
	});
});

describe('the sequential test', () => {
	/** Plays pairs of games until there is a verdict. */
	function verdictAt(trueElo: number, seed: number): { verdict: string | null; pairs: number } {
		const random = seededRandom(seed);
		const samples = new Samples();
		const elos = [trueElo, 0];
		while (samples.size < 20_000) {
			const pair = [duel(random, 0, [0, 1], elos), duel(random, 0, [0, 1], elos)];
			samples.add(pair.reduce((sum, { ranks }) => sum + (2 - ranks[0]!) / 2, 0));
			const { verdict } = sprt({ elo0: 0, elo1: 40 }, samples);
			if (verdict) return { verdict, pairs: samples.size };
		}
		return { verdict: null, pairs: samples.size };
	}

	it.each([
		[40, 'H1', 0.9],
		[0, 'H0', 0.9],
		[120, 'H1', 0.99],
		[-80, 'H0', 0.99],
	])('decides correctly when the difference is %d', (elo, expected, least) => {
		const runs = Array.from({ length: 200 }, (_, seed) => verdictAt(elo, seed));
		const right = runs.filter(({ verdict }) => verdict === expected).length;
		expect(right / runs.length).toBeGreaterThanOrEqual(least);
	});

	it('is quicker if the difference is larger', () => {
		const pairs = (elo: number) =>
			Array.from({ length: 50 }, (_, seed) => verdictAt(elo, seed).pairs).reduce((a, b) => a + b);
		expect(pairs(150)).toBeLessThan(pairs(40) / 2);
	});

	it('has no verdict without data', () => {
		expect(sprt({ elo0: 0, elo1: 10 }, new Samples())).toMatchObject({ llr: 0, verdict: null });
		expect(sprt({ elo0: 0, elo1: 200 }, new Samples([1])).verdict).toBeNull();
	});
});

describe('ranks', () => {
	it.each([
		[
			[9, 11],
			[2, 1],
		],
		[
			[9, 9],
			[1.5, 1.5],
		],
		[
			[5, 8, 5, 3],
			[2.5, 1, 2.5, 4],
		],
		[
			[-1, -1, -1],
			[2, 2, 2],
		],
	])('of %j are %j', (points, ranks) => {
		expect(ranksOf(points)).toEqual(ranks);
	});

	it('put a forfeit last, with all its seats', () => {
		expect(forfeitRanks([0, 1, 0, 1], 1)).toEqual([1.5, 3.5, 1.5, 3.5]);
		expect(forfeitRanks([2, 0, 1], 0)).toEqual([1.5, 3, 1.5]);
	});
});

describe('the figures of a bot', () => {
	it('count wins, draws and losses of two', () => {
		const games = [game(0, [0, 1], [1, 2]), game(1, [1, 0], [1.5, 1.5]), game(2, [0, 1], [2, 1])];
		expect(statsOf(games, 2)[0]).toMatchObject({
			...{ games: 3, seats: 3, wins: 1, draws: 1, losses: 1, winShare: 1.5, score: 0.5, meanRank: 1.5 },
			...{ meanPoints: 8.5, meanMargin: 0, msPerMove: 5, longestMs: 7, forfeits: 0 },
		});
	});

	it('count every seat of a bot that has several, and divide shared wins', () => {
		const [first, second] = statsOf([game(0, [0, 1, 0, 1], [1.5, 1.5, 3, 4])], 2);
		expect(first).toMatchObject({ games: 1, seats: 2, draws: 1, losses: 1, winShare: 0.5, meanRank: 2.25 });
		expect(second).toMatchObject({ winShare: 0.5, meanRank: 2.75, score: 0.375 });
	});

	it('omit the points of forfeited games', () => {
		const lost: GameResult = { ...game(0, [0, 1], [2, 1]), forfeit: { seat: 0, reason: 'asleep' } };
		const [first, second] = statsOf([lost], 2);
		expect(first).toMatchObject({ forfeits: 1, meanPoints: null, meanMargin: null, losses: 1 });
		expect(second).toMatchObject({ forfeits: 0, meanPoints: null, wins: 1 });
	});

	it('are null for a bot that never played', () => {
		const idle = statsOf([game(0, [0, 1], [1, 2])], 3)[2];
		expect(idle).toMatchObject({ games: 0, score: null, meanRank: null, msPerMove: null, longestMs: 0 });
	});

	it('give the mean rank error bars over groups', () => {
		const games = Array.from({ length: 40 }, (_, index) =>
			game(index, [0, 1, 2], index % 2 ? [1, 2, 3] : [2, 1, 3]),
		);
		const [first, , third] = statsOf(games, 3);
		expect(first!.meanRankError).toBeCloseTo((1.96 * 0.5) / Math.sqrt(39), 2);
		expect(third!.meanRankError).toBe(0);
	});
});
