import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/languages.js';
import { sayIllegal } from './sayIllegal.js';

describe('sayIllegal', () => {
	it.each(Object.entries(LANGUAGES))('names the places within the sentence (%s)', async (_, { load }) => {
		const t = await load();
		const said = sayIllegal({ code: 'tooHigh', cells: [{ x: 0, y: 6, z: 2 }] }, t);
		expect(said).toBe(`${t.rules.illegal.tooHigh.slice(0, -1)} (${t.rules.cell('a7', 3)}).`);
		expect(t.rules.illegal.tooHigh.at(-1)).toBe('.');
	});
});
