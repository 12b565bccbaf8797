import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	expectedScore,
	NEWCOMER,
	type Outcome,
	RATING_PERIOD,
	rate,
	rest,
	type Strength,
	strengthAt,
} from './glicko.js';

const against = (rating: number, deviation: number, score: number): Outcome => ({
	opponent: { rating, deviation },
	score,
	weight: 1,
});

describe('Glicko-2', () => {
	it('reproduces the example of the paper', () => {
		const after = rate({ rating: 1500, deviation: 200, volatility: 0.06 }, [
			against(1400, 30, 1),
			against(1550, 100, 0),
			against(1700, 300, 0),
		]);
		expect(after.rating).toBeCloseTo(1464.06, 1);
		expect(after.deviation).toBeCloseTo(151.52, 2);
		// The paper truncates its last digit.
		expect(Math.trunc(after.volatility * 1e5) / 1e5).toBe(0.05999);
	});

	it('raises winners and lowers losers, more so the less certain they are', () => {
		const known: Strength = { rating: 1500, deviation: 60, volatility: 0.06 };
		const gain = (strength: Strength) => rate(strength, [against(1500, 60, 1)]).rating - strength.rating;
		expect(gain(known)).toBeGreaterThan(0);
		expect(gain(NEWCOMER)).toBeGreaterThan(gain(known));
		expect(rate(known, [against(1500, 60, 0)]).rating).toBeCloseTo(1500 - gain(known), 6);
	});

	it('changes nothing without games, and loses certainty over time', () => {
		const known: Strength = { rating: 1700, deviation: 60, volatility: 0.06 };
		expect(rate(known, [])).toEqual(known);
		expect(rest(known, 0)).toEqual(known);
		expect(rest(known, 10).deviation).toBeGreaterThan(60);
		expect(rest(known, 1e9)).toEqual({ ...known, deviation: NEWCOMER.deviation });
		expect(rest(known, -5)).toEqual(known);
	});

	it('expects one half between equals, and less the stronger and more certain the opponent', () => {
		const expected = (rating: number, deviation: number) => expectedScore(NEWCOMER, { rating, deviation });
		expect(expected(1500, 30)).toBe(0.5);
		// From the same paper: 0.639, 0.432 and 0.303 are the expected scores of its example.
		expect(expected(1400, 30)).toBeCloseTo(0.639, 3);
		expect(expected(1550, 100)).toBeCloseTo(0.432, 3);
		expect(expected(1700, 300)).toBeCloseTo(0.303, 3);
	});

	it('makes a certain rating provisional again after a year', () => {
		const known: Strength = { rating: 1700, deviation: 60, volatility: 0.06 };
		const year = 365 * 24 * 3600 * 1000;
		expect(strengthAt(known, 5, 5)).toEqual(known);
		expect(strengthAt(known, 5, 5 + RATING_PERIOD)).toEqual(rest(known, 1));
		expect(strengthAt(known, 0, year).deviation).toBeCloseTo(110, -1);
	});

	it('stays within bounds, whatever happens', () => {
		const strength = fc.record({
			rating: fc.double({ min: 0, max: 4000, noNaN: true }),
			deviation: fc.double({ min: 20, max: 350, noNaN: true }),
			volatility: fc.double({ min: 0.02, max: 0.2, noNaN: true }),
		});
		const outcome = fc.record({
			opponent: strength,
			score: fc.constantFrom(0, 0.5, 1),
			weight: fc.double({ min: 0.3, max: 1, noNaN: true }),
		});
		fc.assert(
			fc.property(strength, fc.array(outcome, { minLength: 1, maxLength: 5 }), (before, outcomes) => {
				const after = rate(before, outcomes);
				expect(Object.values(after).every(Number.isFinite)).toBe(true);
				expect(after.deviation).toBeGreaterThan(0);
				expect(after.deviation).toBeLessThanOrEqual(NEWCOMER.deviation);
				expect(after.volatility).toBeGreaterThan(0);
			}),
		);
	});
});
