import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HELPS, MOST_STARS, NO_USES, parseUses, priceOf, starsOf, useHelp } from './helps.js';

const anyUses = fc.record({
	check: fc.nat(9),
	ways: fc.nat(9),
	next: fc.nat(9),
	place: fc.nat(9),
	solution: fc.nat(9),
});

describe('the price of helps', () => {
	it('is zero without help', () => {
		expect(starsOf(NO_USES)).toBe(MOST_STARS);
	});

	it('is all stars for the solution', () => {
		expect(starsOf(useHelp(NO_USES, 'solution'))).toBe(0);
	});

	it('is paid once for a question that is asked again', () => {
		const once = useHelp(NO_USES, 'check');
		expect(starsOf(once)).toBe(2);
		expect(priceOf(once, 'check')).toBe(0);
		expect(priceOf(once, 'next')).toBe(1);
	});

	it('is what is shown, and never brings a star back', () => {
		fc.assert(
			fc.property(anyUses, fc.constantFrom(...HELPS), (uses, help) => {
				const price = priceOf(uses, help);
				expect(price).toBeGreaterThanOrEqual(0);
				expect(starsOf(useHelp(uses, help))).toBe(starsOf(uses) - price);
				expect(starsOf(uses)).toBeGreaterThanOrEqual(0);
				expect(parseUses(JSON.parse(JSON.stringify(uses)))).toEqual(uses);
			}),
		);
	});

	it('is not read from what makes no sense', () => {
		for (const bad of [null, 3, {}, { ...NO_USES, check: -1 }, { ...NO_USES, ways: 1.5 }])
			expect(parseUses(bad)).toBeNull();
	});
});
