import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceOf } from './balance.js';
import type { GameFacts } from './gameFacts.js';
import { addGame, emptyTally, mergeTallies, type Tally } from './tally.js';
import { remarksOn, verdictOf } from './verdict.js';

const game = (more: Partial<GameFacts>): GameFacts => ({
	points: [5, 3],
	winners: [0],
	plies: 20,
	unplaced: [1, 2],
	shutOut: [],
	covered: [0, 1],
	leadChanges: 1,
	watched: 10,
	behind: 2,
	comeback: 1,
	margin: 2,
	...more,
});

const tallyOf = (games: readonly GameFacts[]): Tally => games.reduce(addGame, emptyTally(2, 3));
const balance = (games: readonly GameFacts[]) => balanceOf(tallyOf(games), [true, true, false]);

/** This many games won by each seat, and this many ties. */
const games = (first: number, second: number, ties = 0): GameFacts[] => [
	...Array.from({ length: first }, () => game({})),
	...Array.from({ length: second }, () => game({ points: [3, 5], winners: [1] })),
	...Array.from({ length: ties }, () =>
		game({ points: [4, 4], winners: [0, 1], margin: 0, watched: 0, behind: 0 }),
	),
];

describe('the figures of a board', () => {
	it('are means with the standard 95 % interval', () => {
		const { seats, plies, ties, decisiveness, drama, boardUse, heat } = balance(games(60, 30, 10));
		expect(seats[0]!.wins.mean).toBeCloseTo(0.65);
		// 60 times 1, 30 times 0 and 10 times a half: the sample variance is 0.2045….
		expect(seats[0]!.wins.error).toBeCloseTo(1.96 * Math.sqrt(20.25 / 99 / 100), 6);
		expect(seats.map(({ points }) => points.mean)).toEqual([4.3, 3.7]);
		expect(plies).toEqual({ mean: 20, error: 0 });
		expect([ties.mean, decisiveness.mean]).toEqual([0.1, 0.9]);
		expect(drama).toBeCloseTo(0.2);
		expect([boardUse, heat]).toEqual([1, [1, 1, null]]);
	});

	it('do not depend on the order of games or the number of workers', () => {
		const facts = fc.record({
			first: fc.boolean(),
			plies: fc.nat(60),
			margin: fc.nat(20),
			split: fc.boolean(),
		});
		fc.assert(
			fc.property(fc.array(facts, { minLength: 2, maxLength: 20 }), (list) => {
				const played = list.map(({ first, plies, margin }) =>
					game({ plies, margin, winners: first ? [0] : [0, 1], points: [plies, margin] }),
				);
				const [left, right] = [true, false].map((side) =>
					played.filter((_, index) => list[index]!.split === side),
				);
				const merged = mergeTallies(tallyOf(right!), tallyOf(left!.reverse()));
				expect(merged).toEqual(tallyOf(played));
			}),
		);
	});
});

describe('the verdict', () => {
	it.each([
		['needs games', games(20, 10), { code: 'tooFewGames' }],
		['is fair when the seats win alike', games(480, 480, 40), { code: 'balanced' }],
		['is fair when chance explains the difference', games(54, 46), { code: 'balanced' }],
		['is fair when the difference is small, however sure', games(51_000, 49_000), { code: 'balanced' }],
		['names the seat that is ahead', games(590, 410), { code: 'seatAhead', seat: 0, excess: 0.09 }],
	])('%s', (_, played, verdict) => {
		const found = verdictOf(balance(played));
		expect({ ...found, ...('excess' in found && { excess: Number(found.excess.toFixed(6)) }) }).toEqual(
			verdict,
		);
	});

	it('adds remarks for a designer', () => {
		expect(remarksOn(balance(games(60, 40)), 2)).toEqual([]);
		const tight = games(60, 40).map((facts) => ({
			...facts,
			unplaced: [6, 4],
			shutOut: [0],
			behind: 0,
			covered: [0],
		}));
		expect(remarksOn(balance(tight), 2)).toEqual(['tight', 'shutOut', 'oneSided', 'unusedSquares']);
		const loose = games(40, 30, 30).map((facts) => ({ ...facts, unplaced: [0, 0] }));
		expect(remarksOn(balance(loose), 2)).toEqual(['roomy', 'manyTies']);
	});
});
