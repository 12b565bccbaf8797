import { describe, expect, it } from 'vitest';
import { en } from '../i18n/en/index.js';
import { isLow, leftAt, sayLeft, sayRule } from './clocks.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const LIVE = { kind: 'live', base: 10 * MINUTE, increment: 5 * SECOND } as const;
const DAYS = { kind: 'move', each: 3 * DAY } as const;

const facts = (deadline: number | null) => ({
	spent: [60_000, 30_000],
	moves: [2, 1],
	turn: { seat: 0, since: 0, deadline },
});

describe('a clock', () => {
	it('runs down to the deadline of who is to move', () => {
		expect(leftAt(LIVE, facts(90_000), 0, 30_000)).toBe(60_000);
		expect(leftAt(LIVE, facts(90_000), 0, 100_000)).toBe(0);
	});

	it('stands still for who is not to move', () => {
		expect(leftAt(LIVE, facts(90_000), 1, 30_000)).toBe(10 * MINUTE + 5 * SECOND - 30 * SECOND);
		expect(leftAt(DAYS, facts(90_000), 1, 30_000)).toBe(null);
	});

	it('is not there where nothing was agreed', () => {
		expect(leftAt({ kind: 'none' }, facts(null), 0, 1)).toBe(null);
		expect(leftAt({ kind: 'none' }, facts(null), 1, 1)).toBe(null);
	});

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

	it('is told in a few words', () => {
		expect(sayRule(LIVE, en)).toBe('10 min + 5 s a move');
		expect(sayRule(DAYS, en)).toBe('3 days a move');
		expect(sayRule({ kind: 'none' }, en)).toBe('no clock');
	});
});
