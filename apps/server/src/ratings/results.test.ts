import { describe, expect, it } from 'vitest';
import { NEWCOMER } from './glicko.js';
import { placeOf, strengthsAfter } from './results.js';

const seat = (account: string, place: number) => ({ account, place, strength: NEWCOMER });

describe('the places of a game', () => {
	it('put who left behind all others, whatever the bot made of it', () => {
		expect(placeOf({ rank: 1, left_why: 'resigned' }, 3)).toBe(4);
		expect(placeOf({ rank: 3, left_why: null }, 3)).toBe(3);
	});

	it('move ratings by order, and those who share a place by the same', () => {
		const [first, second, third] = strengthsAfter([seat('a', 1), seat('b', 2), seat('c', 2)]);
		expect(first!.rating).toBeGreaterThan(NEWCOMER.rating);
		expect(second).toEqual(third);
		expect(second!.rating).toBeLessThan(NEWCOMER.rating);
	});

	it('count more with more people, but far less than as many games', () => {
		const gain = (players: number) => {
			const places = Array.from({ length: players }, (_, index) => seat(`p${index}`, index + 1));
			return strengthsAfter(places)[0]!.rating - NEWCOMER.rating;
		};
		expect(gain(3)).toBeGreaterThan(gain(2));
		expect(gain(6)).toBeLessThan(2 * gain(2));
	});
});
