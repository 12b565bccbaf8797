import { describe, expect, it } from 'vitest';
import { leftAt } from './clocks.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LIVE = { kind: 'live', base: 10 * MINUTE, increment: 5 * SECOND } as const;
const DAYS = { kind: 'move', each: 3 * 24 * 60 * MINUTE } as const;

const facts = (deadline: number | null) => ({
	spent: [60_000, 30_000],
	moves: [2, 1],
	turn: { seat: 0, since: 0, deadline },
});

describe('a clock', () => {
	it('runs down to the deadline of the player to move', () => {
		expect(leftAt(LIVE, facts(90_000), 0, 30_000)).toBe(60_000);
		expect(leftAt(LIVE, facts(90_000), 0, 100_000)).toBe(0);
	});

	it('stands still for the others', () => {
		expect(leftAt(LIVE, facts(90_000), 1, 30_000)).toBe(10 * MINUTE + 5 * SECOND - 30 * SECOND);
		expect(leftAt(DAYS, facts(90_000), 1, 30_000)).toBe(null);
	});

	it('is absent without a time control', () => {
		expect(leftAt({ kind: 'none' }, facts(null), 0, 1)).toBe(null);
		expect(leftAt({ kind: 'none' }, facts(null), 1, 1)).toBe(null);
	});
});
