import { describe, expect, it } from 'vitest';
import { dayBefore, dayOf, isDay, longestStreak, streakOf } from './days.js';

const days = (...list: readonly string[]) => new Set(list);

describe('the day', () => {
	it('is that of the wall calendar here', () => {
		expect(dayOf(new Date(2026, 10, 15, 23, 59, 59))).toBe('2026-11-15');
		expect(dayOf(new Date(2026, 10, 16, 0, 0, 0))).toBe('2026-11-16');
	});

	it('comes after the one before, over months, years and summer time', () => {
		expect(dayBefore('2026-03-01')).toBe('2026-02-28');
		expect(dayBefore('2028-03-01')).toBe('2028-02-29');
		expect(dayBefore('2027-01-01')).toBe('2026-12-31');
		expect(dayBefore('2026-03-29')).toBe('2026-03-28');
	});

	it('must exist', () => {
		expect(isDay('2026-11-15')).toBe(true);
		expect(isDay('2026-02-30')).toBe(false);
		expect(isDay('15.11.2026')).toBe(false);
	});
});

describe('the row of days', () => {
	it('includes today and is not broken before today is over', () => {
		const solved = days('2026-11-13', '2026-11-14');
		expect(streakOf(solved, '2026-11-15')).toBe(2);
		expect(streakOf(new Set([...solved, '2026-11-15']), '2026-11-15')).toBe(3);
	});

	it('is broken by a missed day', () => {
		expect(streakOf(days('2026-11-13', '2026-11-14'), '2026-11-16')).toBe(0);
	});

	it('remembers the longest', () => {
		expect(longestStreak(days('2026-01-01', '2026-01-02', '2026-01-03', '2026-11-15'))).toBe(3);
		expect(longestStreak(days())).toBe(0);
	});
});
