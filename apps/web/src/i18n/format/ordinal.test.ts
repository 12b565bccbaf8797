import { expect, it } from 'vitest';
import { ordinalFor } from './ordinal.js';

it('a place in a ranking has the ending that the language asks for', () => {
	const english = ordinalFor('en', { one: 'st', two: 'nd', few: 'rd', other: 'th' });
	expect([1, 2, 3, 4, 11, 21].map(english)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '21st']);
	const french = ordinalFor('fr', { one: 're', other: 'e' });
	expect([1, 2].map(french)).toEqual(['1re', '2e']);
});
