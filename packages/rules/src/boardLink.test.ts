import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeBoardLink, parseBoardLink, SCENARIOS, type Scenario } from './index.js';
import { makeBase64, parseBase64 } from './util/base64.js';

const pisac = SCENARIOS.find(({ id }) => id === 'pisac')!;
const corrected: Scenario = {
	...pisac,
	plan: pisac.plan.map((row) => `${row}1`),
	translations: { de: { name: 'Pisac', gloss: 'Treppe' }, fr: { gloss: 'escalier' } },
	source: { plan: 'drawn from my copy: five squares wide – “Größe” ✓', limits: 'rulebooks' },
};

describe('a board in a URL', () => {
	test.each([...SCENARIOS, corrected])('$id is restored with all its texts', (board) => {
		const made = makeBoardLink(board)!;
		expect(made.leftOut).toEqual([]);
		expect(made.link).toMatch(/^[\w.~-]+$/);
		expect(parseBoardLink(made.link)).toEqual({ ok: true, value: board });
	});

	test('is at most as long as wanted; notes are dropped first, the plan never', () => {
		const wordy = { ...corrected, source: { plan: 'x'.repeat(3000) } };
		const made = makeBoardLink(wordy, 1400)!;
		expect(made.link.length).toBeLessThanOrEqual(1400);
		expect(made.leftOut).toEqual(['source']);
		const { source: _, ...rest } = wordy;
		expect(parseBoardLink(made.link)).toEqual({ ok: true, value: rest });
		expect(makeBoardLink({ ...corrected, name: 'x'.repeat(3000) }, 1400)).toBe(null);
	});

	test('fits with 16 × 16 squares, two lines, all limits and texts of ordinary length', () => {
		const row = (signs: string) => Array.from({ length: 16 }, () => signs.repeat(16));
		const limit = { height: 9, zone: 'b' } as const;
		const largest: Scenario = {
			...corrected,
			plan: row('9'),
			zones: row('r').map((line, y) => (y < 8 ? line : 'b'.repeat(16))),
			limits: { 2: limit, 3: limit, 4: limit, 5: limit, 6: limit },
		};
		expect(makeBoardLink(largest, 1400)!.leftOut).toEqual([]);
	});

	test('is refused with a reason when any part is damaged', () => {
		const { link } = makeBoardLink(corrected)!;
		const positions = fc.integer({ min: 0, max: link.length - 1 });
		fc.assert(
			fc.property(positions, fc.constantFrom('0', 'Z', '~', '.'), (at, sign) => {
				const damaged = link.slice(0, at) + sign + link.slice(at + 1);
				expect(parseBoardLink(damaged).ok).toBe(damaged === link);
			}),
		);
		const code = (text: string) => {
			const read = parseBoardLink(text);
			return read.ok ? null : read.error.code;
		};
		expect(code(link.slice(0, -4))).toBe('boardLinkForm');
		expect(code(link.replace('8888', '8883'))).toBe('boardLinkCheck');
		expect(code(`9${link.slice(1)}`)).toBe('boardLinkVersion');
		expect(code('hello')).toBe('boardLinkForm');
	});

	test('is refused when an invalid board has a valid check', () => {
		const apart = makeBoardLink({ ...corrected, plan: ['11...11', '11...11'] })!;
		expect(parseBoardLink(apart.link)).toEqual({ ok: false, error: { code: 'boardLinkPlan' } });
		const odd = makeBoardLink({ ...corrected, translations: { x: {} } } as Scenario)!;
		expect(parseBoardLink(odd.link)).toEqual({ ok: false, error: { code: 'boardLinkWords' } });
	});
});

test('base64 round-trips any text', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme' }), (text) => {
			expect(parseBase64(makeBase64(text))).toBe(text);
		}),
	);
	expect(makeBase64('Pisac')).toBe(Buffer.from('Pisac').toString('base64url'));
	expect(parseBase64('*')).toBe(null);
	expect(parseBase64('_w')).toBe(null);
});
