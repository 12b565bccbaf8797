import { describe, expect, it } from 'vitest';
import { type ClockRule, deadlineOf, timeLeft } from './index.js';

const LIVE: ClockRule = { kind: 'live', base: 60_000, increment: 2000 };
const MOVE: ClockRule = { kind: 'move', each: 86_400_000 };

describe('the time a seat has left', () => {
	it.each<[string, ClockRule, number, number, number | null]>([
		['is without limit where none was agreed', { kind: 'none' }, 999, 3, null],
		['is all of it at the beginning', LIVE, 0, 0, 60_000],
		['is less by what was used, and more with every move', LIVE, 50_000, 4, 18_000],
		['is never less than nothing', LIVE, 999_999, 1, 0],
		['begins anew with each move', MOVE, 999_999_999, 20, 86_400_000],
	])('%s', (_, rule, spent, moves, left) => {
		expect(timeLeft(rule, { spent, moves })).toBe(left);
	});

	it('expires at a time that is known when the turn begins', () => {
		expect(deadlineOf(LIVE, { spent: 10_000, moves: 1 }, 1_000_000)).toBe(1_052_000);
		expect(deadlineOf({ kind: 'none' }, { spent: 0, moves: 0 }, 5)).toBeNull();
	});
});
