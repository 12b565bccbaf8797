import { describe, expect, it } from 'vitest';
import * as en from '../../i18n/en/index.js';
import { isLow, sayLeft, sayRule } from './clocks.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const LIVE = { kind: 'live', base: 10 * MINUTE, increment: 5 * SECOND } as const;
const DAYS = { kind: 'move', each: 3 * DAY } as const;

describe('a clock', () => {
	it.each([
		[0, '0:00'],
		[1, '0:01'],
		[59_001, '1:00'],
		[605_000, '10:05'],
		[90 * MINUTE, '1 h 30 min'],
		[2 * DAY + 3 * 60 * MINUTE, '2 d 3 h'],
	])('shows %i milliseconds as %s', (left, text) => {
		expect(sayLeft(left, en)).toBe(text);
	});

	it('warns when it is time to hurry', () => {
		expect(isLow(LIVE, 29_000)).toBe(true);
		expect(isLow(LIVE, 31_000)).toBe(false);
		expect(isLow(DAYS, DAY)).toBe(false);
		expect(isLow(DAYS, 60 * MINUTE)).toBe(true);
	});

	it('is described in a few words', () => {
		expect(sayRule(LIVE, en)).toBe('10 min + 5 s per move');
		expect(sayRule(DAYS, en)).toBe('3 days per move');
		expect(sayRule({ kind: 'none' }, en)).toBe('no clock');
	});
});
