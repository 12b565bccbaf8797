import { describe, expect, it } from 'vitest';
import { listFor, ordinalFor, percentFor, pluralFor } from './formats.js';

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

	it('is written as the language writes numbers, wherever it stands', () => {
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

it('a place in a ranking has the ending that the language asks for', () => {
	const english = ordinalFor('en', { one: 'st', two: 'nd', few: 'rd', other: 'th' });
	expect([1, 2, 3, 4, 11, 21].map(english)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '21st']);
	const french = ordinalFor('fr', { one: 're', other: 'e' });
	expect([1, 2].map(french)).toEqual(['1re', '2e']);
});

const NAMES = ['Ann', 'Ben', 'Cleo'];

it.each([
	['en-GB', 'Ann, Ben and Cleo'],
	['de', 'Ann, Ben und Cleo'],
	['fr', 'Ann, Ben et Cleo'],
	['nl', 'Ann, Ben en Cleo'],
])('three names are joined the way %s does it', (language, joined) => {
	expect(listFor(language)(NAMES)).toBe(joined);
});

it('one name stays as it is', () => expect(listFor('en-GB')(['Ann'])).toBe('Ann'));

it.each([
	['en-GB', '48%'],
	['de', '48 %'],
	['fr', '48 %'],
	['nl', '48%'],
])('percents are written the way %s does it', (language, written) => {
	expect(percentFor(language)(47.6).replace(/\s/g, ' ')).toBe(written);
});
