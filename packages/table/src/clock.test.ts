import { describe, expect, it } from 'vitest';
import {
	type ClockRule,
	deadlineOf,
	movesAfterMove,
	movesAfterReturn,
	movesAfterTakeBack,
	type Spent,
	timeLeft,
} from './index.js';

const LIVE: ClockRule = { kind: 'live', base: 60_000, increment: 2000 };
const MOVE: ClockRule = { kind: 'move', each: 86_400_000 };

describe('the time a seat has left', () => {
	it.each<[string, ClockRule, number, number, number | null]>([
		['is without limit where none was agreed', { kind: 'none' }, 999, 3, null],
		['is all of it at the beginning', LIVE, 0, 0, 60_000],
		['is less by what was used, and more with every move', LIVE, 50_000, 4, 18_000],
		['is never less than nothing', LIVE, 999_999, 1, 0],
		['begins anew with each move', MOVE, 999_999_999, 20, 86_400_000],
		['is what taken-back moves have left of all turns', MOVE, 86_400_000 * 3 - 5000, 2, 5000],
	])('%s', (_, rule, spent, moves, left) => {
		expect(timeLeft(rule, { spent, moves })).toBe(left);
	});

	it('expires at a time that is known when the turn begins', () => {
		expect(deadlineOf(LIVE, { spent: 10_000, moves: 1 }, 1_000_000)).toBe(1_052_000);
		expect(deadlineOf({ kind: 'none' }, { spent: 0, moves: 0 }, 5)).toBeNull();
	});
});

describe('the moves that count', () => {
	/** What is left after one move that took this long. */
	const afterMove = (seat: Spent, took: number, made: number): Spent => ({
		spent: seat.spent + took,
		moves: movesAfterMove(seat, made),
	});
	const afterTakeBack = (rule: ClockRule, seat: Spent, made: number): Spent => ({
		...seat,
		moves: movesAfterTakeBack(rule, seat, made),
	});

	it.each([
		['live', LIVE],
		['move', MOVE],
	])('leave the clock as it was before the moves that were taken back, less the time used: %s', (_, rule) => {
		const before: Spent = { spent: 20_000, moves: 3 };
		const moved = afterMove(afterMove(before, 1000, 4), 2000, 5);
		expect(moved.moves).toBe(5);
		expect(afterTakeBack(rule, moved, 3)).toEqual({ spent: 23_000, moves: 3 });
	});

	it.each([
		['live', LIVE, 60_000 + 2000],
		['move', MOVE, 2 * 86_400_000],
	])('give players who keep taking back no more time than the moves they got to: %s', (_, rule, most) => {
		let seat: Spent = { spent: 0, moves: 0 };
		for (let turns = 0; turns < 1000; turns++) {
			const left = timeLeft(rule, seat)!;
			seat = afterTakeBack(rule, afterMove(seat, Math.min(left, rule === LIVE ? 900 : 3_600_000), 1), 0);
		}
		expect(seat.spent).toBeLessThanOrEqual(most);
		expect(timeLeft(rule, seat)).toBe(0);
	});

	it('never make a player lose by agreeing: what is missing is not earned again', () => {
		const tight: Spent = { spent: 69_000, moves: 10 };
		expect(timeLeft(LIVE, tight)).toBe(11_000);
		const back = afterTakeBack(LIVE, tight, 2);
		expect(timeLeft(LIVE, back)).toBe(11_000);
		const slower = afterTakeBack(LIVE, { spent: 63_000, moves: 10 }, 2);
		expect([slower.moves, timeLeft(LIVE, slower)]).toEqual([7, 11_000]);
		expect([3, 7, 8].map((made) => movesAfterMove(slower, made))).toEqual([7, 7, 8]);
	});

	it('give nobody more time than they had', () => {
		for (const rule of [LIVE, MOVE]) {
			for (const spent of [0, 59_000, 61_000, 200_000_000]) {
				const seat: Spent = { spent, moves: 3 };
				const after = timeLeft(rule, afterTakeBack(rule, seat, 1))!;
				expect(after).toBeLessThanOrEqual(timeLeft(rule, seat)!);
			}
		}
		expect(movesAfterTakeBack({ kind: 'none' }, { spent: 5, moves: 3 }, 1)).toBe(1);
		expect(movesAfterTakeBack({ kind: 'live', base: 60_000, increment: 0 }, { spent: 5, moves: 3 }, 1)).toBe(
			1,
		);
	});

	it('let a player who comes back have a turn of days, and what a live clock has left', () => {
		const late: Spent = { spent: 86_400_000 + 700, moves: 0 };
		expect(timeLeft(MOVE, { ...late, moves: movesAfterReturn(MOVE, late) })).toBe(86_400_000);
		expect(movesAfterReturn(MOVE, { spent: 5, moves: 4 })).toBe(4);
		expect(movesAfterReturn(LIVE, late)).toBe(0);
	});
});
