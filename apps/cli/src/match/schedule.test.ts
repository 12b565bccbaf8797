import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSchedule, type Pairing } from './schedule.js';
import { seatOrders, subsetsOf } from './seating.js';

const options = fc.record({
	bots: fc.integer({ min: 2, max: 8 }),
	seats: fc.integer({ min: 2, max: 6 }),
	games: fc.integer({ min: 1, max: 60 }),
	seed: fc.nat(),
});

/** How often each bot had each seat, as `bot.seat`. */
function seatCounts(schedule: readonly Pairing[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const { seats } of schedule) {
		for (const [seat, bot] of seats.entries()) {
			counts.set(`${bot}.${seat}`, (counts.get(`${bot}.${seat}`) ?? 0) + 1);
		}
	}
	return counts;
}

const seatings = (schedule: readonly Pairing[]): string[] =>
	schedule.map(({ seats }) => seats.map((bot) => 'ABCDEFGH'[bot]).join(''));

describe('the schedule of a match', () => {
	it('gives every bot of a table every seat once in a group, all from one opening', () => {
		fc.assert(
			fc.property(options, (wanted) => {
				const size = Math.min(wanted.bots, wanted.seats);
				const schedule = makeSchedule(wanted);
				for (let first = 0; first < schedule.length; first += size) {
					const group = schedule.slice(first, first + size);
					expect(new Set(group.map((pairing) => pairing.group)).size).toBe(1);
					expect(new Set(group.map((pairing) => pairing.opening)).size).toBe(1);
					const counts = seatCounts(group);
					expect(counts.size).toBe(size * wanted.seats);
					expect(new Set(counts.values())).toEqual(new Set([1]));
				}
			}),
		);
	});

	it('plays as many games as requested, rounded up to a whole group', () => {
		fc.assert(
			fc.property(options, (wanted) => {
				const { length } = makeSchedule(wanted);
				expect(length).toBeGreaterThanOrEqual(wanted.games);
				expect(length - wanted.games).toBeLessThan(Math.min(wanted.bots, wanted.seats));
			}),
		);
	});

	it('gives all bots every seat equally often once every table has played', () => {
		fc.assert(
			fc.property(options, ({ bots, seats, seed }) => {
				const size = Math.min(bots, seats);
				const games = subsetsOf(bots, size).length * size;
				const counts = seatCounts(makeSchedule({ bots, seats, games, seed }));
				expect(counts.size).toBe(bots * seats);
				expect(new Set(counts.values()).size).toBe(1);
			}),
			{ numRuns: 50 },
		);
	});

	it('distributes the seats as evenly as possible', () => {
		fc.assert(
			fc.property(options, (wanted) => {
				for (const { seats } of makeSchedule(wanted)) {
					const counts = [...new Set(seats)].map((bot) => seats.filter((other) => other === bot).length);
					expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
				}
			}),
		);
	});

	it('swaps the seats of two bots', () => {
		const schedule = makeSchedule({ bots: 2, seats: 2, games: 5, seed: 9 });
		expect(seatings(schedule)).toEqual(['AB', 'BA', 'AB', 'BA', 'AB', 'BA']);
		expect(schedule.map(({ opening }) => opening)).toEqual([0, 0, 1, 1, 2, 2]);
	});

	it('lets two bots share four seats in all balanced ways, alternating first', () => {
		const said = seatings(makeSchedule({ bots: 2, seats: 4, games: 6, seed: 9 }));
		expect(said.slice(0, 2)).toEqual(['ABAB', 'BABA']);
		expect([...said].sort()).toEqual(['AABB', 'ABAB', 'ABBA', 'BAAB', 'BABA', 'BBAA']);
	});

	it('lets every pair of many bots play the same opening with both colours', () => {
		const schedule = makeSchedule({ bots: 4, seats: 2, games: 12, seed: 9 });
		expect(new Set(seatings(schedule)).size).toBe(12);
		expect(new Set(schedule.map(({ opening }) => opening))).toEqual(new Set([0]));
	});

	it('is the same for the same seed', () => {
		const wanted = { bots: 5, seats: 3, games: 90 };
		expect(makeSchedule({ ...wanted, seed: 1 })).toEqual(makeSchedule({ ...wanted, seed: 1 }));
		expect(makeSchedule({ ...wanted, seed: 1 })).not.toEqual(makeSchedule({ ...wanted, seed: 2 }));
	});
});

describe('the seat orders', () => {
	it.each([
		[2, 2, 1],
		[2, 3, 3],
		[2, 4, 3],
		[2, 6, 10],
		[3, 3, 2],
		[4, 4, 6],
		[5, 6, 360],
		[6, 6, 120],
	])('of %i bots in %i seats are %i', (members, seats, count) => {
		const orders = seatOrders(members, seats).map(String);
		expect(orders.length).toBe(count);
		expect(new Set(orders).size).toBe(count);
	});
});
