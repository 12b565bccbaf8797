import { expect, it } from 'vitest';
import { listFor } from './list.js';

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
