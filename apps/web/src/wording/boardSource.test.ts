import { SCENARIOS } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../i18n/languages.js';
import { factOf, isReconstructed, sourceOf } from './boardSource.js';

const textsIn = async (language: Language) => ({
	...(await LANGUAGES[language].load()),
	...(await LANGUAGES[language].loadBook()),
});

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
	it('every built-in board has a fact and notes in this language', async () => {
		const t = await textsIn(language);
		expect(Object.keys(t.buildings.sources)).toEqual(SCENARIOS.map(({ id }) => id));
		for (const scenario of SCENARIOS) {
			expect(factOf(scenario, t)).not.toBe('');
			expect(sourceOf(scenario, t)).not.toEqual(scenario.source);
		}
	});

	it('a player’s own board keeps its own notes and claims no facts, even under the id of a built-in one', async () => {
		const t = await textsIn(language);
		const own = { ...SCENARIOS[0]!, source: { plan: 'measured at home' } };
		expect(sourceOf(own, t)).toEqual({ plan: 'measured at home' });
		expect(factOf(own, t)).toBe('');
		expect(isReconstructed(own)).toBe(false);
	});
});

it('every built-in board but Chullpa is partly reconstructed', () => {
	expect(SCENARIOS.filter((board) => !isReconstructed(board)).map(({ id }) => id)).toEqual(['chullpa']);
});
