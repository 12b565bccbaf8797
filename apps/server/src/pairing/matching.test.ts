import { ANY_BOARDS, QUICK_BOARDS, quickMode } from '@rumis/protocol';
import { describe, expect, it } from 'vitest';
import { boardFor, findOpponent, type Search } from './matching.js';

const NOW = 1_000_000;
const search = (session: string, part: Partial<Search> = {}): Search => ({
	...{ session, account: null, scenario: null, speed: 'fast', rating: 1500, source: '' },
	...{ since_ms: NOW, seen_ms: NOW, game: null, matched_ms: null },
	...part,
});
const own = search('me');
const found = (...others: Search[]) => findOpponent(own, others, NOW)?.session ?? null;

describe('an opponent', () => {
	it('is the closest by rating, then the one waiting longest', () => {
		const close = search('close', { rating: 1490 });
		expect(found(search('far', { rating: 1600 }), close)).toBe('close');
		expect(found(search('later'), search('earlier', { since_ms: NOW - 100 }))).toBe('earlier');
	});

	it.each<[string, Partial<Search>]>([
		['another speed', { speed: 'days' }],
		['somebody who is gone', { seen_ms: NOW - 60_000 }],
		['somebody who has found a game', { game: 'g' }],
		['a rating far away', { rating: 1900 }],
	])('is not %s', (_, part) => {
		expect(found(search('other', part))).toBeNull();
	});

	it('is never yourself, even in another browser', () => {
		const mine = search('me', { account: 'a' });
		expect(findOpponent(mine, [mine, search('other', { account: 'a' })], NOW)).toBeNull();
	});

	it('may have a distant rating after a while', () => {
		expect(found(search('strong', { rating: 2400, since_ms: NOW - 60_000 }))).toBe('strong');
	});

	it('wants the same board, or accepts any', () => {
		const pisac = search('me', { scenario: 'pisac' });
		expect(findOpponent(pisac, [search('other', { scenario: 'chullpa' })], NOW)).toBeNull();
		expect(boardFor(pisac, search('other'), 0.5).id).toBe('pisac');
		expect(boardFor(search('other'), pisac, 0.5).id).toBe('pisac');
		for (const random of [0, 0.999]) {
			expect(ANY_BOARDS).toContain(boardFor(own, own, random));
		}
	});

	it('gets a transfer game only on a board that both have chosen for it', () => {
		const colca = search('me', { scenario: 'colca' });
		expect(findOpponent(colca, [search('other')], NOW)).toBeNull();
		expect(findOpponent(search('other'), [colca], NOW)).toBeNull();
		const other = search('other', { scenario: 'colca' });
		expect(findOpponent(colca, [other], NOW)).toBe(other);
		expect(boardFor(colca, other, 0).id).toBe('colca');
		expect(QUICK_BOARDS.filter((board) => quickMode(board) === 'transfer').map(({ id }) => id)).toContain(
			'colca',
		);
	});
});
