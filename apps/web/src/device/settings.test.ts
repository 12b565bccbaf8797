import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULTS, parseSettings, type Settings } from './settings.js';

const OTHERS: Settings = {
	language: 'de',
	theme: 'dark',
	confirm: 'never',
	motion: 'reduced',
	board: '2d',
	sound: false,
	shortcuts: false,
};

describe('settings', () => {
	it('are restored as stored', () => {
		expect(parseSettings(JSON.stringify(OTHERS))).toEqual(OTHERS);
		expect(parseSettings(JSON.stringify(DEFAULTS))).toEqual(DEFAULTS);
	});

	it('have defaults if nothing was stored', () => {
		for (const text of [null, '', 'null', '[]', '7', '"dark"', '{', '{}'])
			expect(parseSettings(text)).toEqual(DEFAULTS);
	});

	it('lose only broken values', () => {
		const kept = { ...OTHERS, theme: 'pink', sound: 'loud', language: 'xx' };
		expect(parseSettings(JSON.stringify(kept))).toEqual({
			...OTHERS,
			theme: 'system',
			sound: true,
			language: null,
		});
	});

	it('ignore unknown values', () => {
		expect(parseSettings('{"theme":"dark","evil":1,"__proto__":{"sound":false}}')).toEqual({
			...DEFAULTS,
			theme: 'dark',
		});
	});

	it('are complete and valid, whatever was stored', () => {
		const value = fc.oneof(
			fc.jsonValue(),
			fc.constantFrom('dark', 'de', 'always', '2d', 'reduced', true, null),
		);
		const entry = fc.record(Object.fromEntries(Object.keys(DEFAULTS).map((key) => [key, value])), {
			requiredKeys: [],
		});
		const text = fc.oneof(
			fc.string(),
			fc.json(),
			entry.map((kept) => JSON.stringify(kept)),
		);
		fc.assert(
			fc.property(text, (kept) => {
				const settings = parseSettings(kept);
				expect(Object.keys(settings).sort()).toEqual(Object.keys(DEFAULTS).sort());
				expect(parseSettings(JSON.stringify(settings))).toEqual(settings);
				expect(['system', 'light', 'dark']).toContain(settings.theme);
				expect(['touch', 'always', 'never']).toContain(settings.confirm);
			}),
		);
	});
});
