import { describe, expect, it } from 'vitest';
import { pluralFor } from './plural.js';

const stones = { one: '# stone', other: '# stones' };

describe('a number of things', () => {
	it('has the form that the language asks for', () => {
		const plural = pluralFor('en');
		expect([0, 1, 2, -1].map((count) => plural(count, stones))).toEqual([
			'0 stones',
			'1 stone',
			'2 stones',
			'-1 stone',
		]);
		// In French, zero is singular too.
		expect(pluralFor('fr')(0, { one: '# pierre', other: '# pierres' })).toBe('0 pierre');
	});

	it('is formatted for the language, wherever it appears', () => {
		expect(pluralFor('en')(1234, stones)).toBe('1,234 stones');
		expect(pluralFor('de')(1234, { other: '# Steine' })).toBe('1.234 Steine');
		expect(pluralFor('en')(2, { other: '# of #' })).toBe('2 of 2');
	});

	it('need not be named: some things happen once', () => {
		expect(pluralFor('en')(1, { one: 'once', other: '# times' })).toBe('once');
	});

	it('takes the common form where a special one is missing', () => {
		expect(pluralFor('pl')(3, { one: '# a', other: '# b' })).toBe('3 b');
	});
});
