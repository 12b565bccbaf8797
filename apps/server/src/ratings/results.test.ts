import { NEWCOMER } from '@rumis/ratings';
import { describe, expect, it } from 'vitest';
import { strengthsAfter } from './results.js';

/** Everyone plays alone, unless a side is given. */
const seat = (account: string, place: number, side = account.charCodeAt(account.length - 1)) => ({
	...{ account, place, side, strength: NEWCOMER },
});

describe('the places in a game', () => {
	it('move ratings in order, and players with the same place equally', () => {
		const [first, second, third] = strengthsAfter([seat('a', 1), seat('b', 2), seat('c', 2)]);
		expect(first!.rating).toBeGreaterThan(NEWCOMER.rating);
		expect(second).toEqual(third);
		expect(second!.rating).toBeLessThan(NEWCOMER.rating);
	});

	it('do not compare partners with each other', () => {
		const [won, wonToo, lost] = strengthsAfter([
			seat('a', 1, 0),
			seat('b', 1, 0),
			seat('c', 3, 1),
			seat('d', 3, 1),
		]);
		const [alone] = strengthsAfter([seat('a', 1), seat('b', 1), seat('c', 3), seat('d', 3)]);
		expect(wonToo).toEqual(won);
		expect(won!.deviation).toBeGreaterThan(alone!.deviation);
		expect(lost!.rating).toBeLessThan(NEWCOMER.rating);
	});

	it('count less between players who have met often', () => {
		const pair = [seat('a', 1), seat('b', 2)];
		const gain = (factor: number) => strengthsAfter(pair, () => factor)[0]!.rating - NEWCOMER.rating;
		expect(gain(1 / 3)).toBeLessThan(gain(1 / 2));
		expect(gain(1 / 2)).toBeLessThan(0.7 * gain(1));
	});

	it('count more with more players, but far less than as many games', () => {
		const gain = (players: number) => {
			const places = Array.from({ length: players }, (_, index) => seat(`p${index}`, index + 1));
			return strengthsAfter(places)[0]!.rating - NEWCOMER.rating;
		};
		expect(gain(3)).toBeGreaterThan(gain(2));
		expect(gain(6)).toBeLessThan(2 * gain(2));
	});
});
