import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLanguage, isLanguage, LANGUAGES, type Language } from './languages.js';

const CODES = Object.keys(LANGUAGES) as Language[];

describe('the language', () => {
	it.each([
		[['de-AT', 'en'], 'de'],
		[['FR'], 'fr'],
		[['es', 'nl-BE', 'de'], 'nl'],
		[['es', 'pt-BR'], 'en'],
		[[], 'en'],
		[['', '-', 'constructor', 'toString'], 'en'],
	])('is the first wish that can be met: %j gives %s', (wishes, language) => {
		expect(chooseLanguage(wishes)).toBe(language);
	});

	it('is always one that there is', () => {
		fc.assert(fc.property(fc.array(fc.string()), (wishes) => isLanguage(chooseLanguage(wishes))));
		expect(CODES.every(isLanguage)).toBe(true);
		expect(['', 'EN', 'xx', '__proto__'].some(isLanguage)).toBe(false);
	});
});

it('every language has its own name and its own texts', async () => {
	const names = CODES.map((code) => LANGUAGES[code].name);
	const all = await Promise.all(CODES.map((code) => LANGUAGES[code].load()));
	const words = all.map(({ common }) => common.settings);
	for (const list of [names, words]) {
		expect(new Set(list).size).toBe(CODES.length);
		expect(list).not.toContain('');
	}
});
