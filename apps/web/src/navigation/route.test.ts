import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRoute, parseRoute, type Route } from './route.js';

/** The characters of game names and links. */
const word = fc.stringMatching(/^[\w.~-]+$/);
const route: fc.Arbitrary<Route> = fc.oneof(
	fc.constantFrom<Route[]>({ page: 'home' }, { page: 'new' }, { page: 'bots' }, { page: 'lesson' }),
	fc.constantFrom<Route[]>(
		{ page: 'online' },
		{ page: 'newTable' },
		{ page: 'myGames' },
		{ page: 'account' },
		{ page: 'host' },
	),
	fc
		.tuple(word, fc.oneof(word, fc.constant('')))
		.map(([id, invite]): Route => ({ page: 'table', id, invite })),
	word.map((secret): Route => ({ page: 'moveSeat', secret })),
	word.map((id): Route => ({ page: 'replay', id })),
	fc.string({ unit: 'grapheme' }).map((player): Route => ({ page: 'archive', player })),
	fc.string({ unit: 'grapheme', minLength: 1 }).map((name): Route => ({ page: 'player', name })),
	word.map((id): Route => ({ page: 'play', id })),
	word.map((link): Route => ({ page: 'game', link })),
	word.map((puzzle): Route => ({ page: 'solitaire', puzzle })),
	word.map((solution): Route => ({ page: 'solutions', solution })),
	word.map((topic): Route => ({ page: 'rules', topic })),
	word.map((board): Route => ({ page: 'balance', board })),
);

describe('an address', () => {
	it('leads to the page it was made for', () => {
		fc.assert(
			fc.property(route, (to) => {
				expect(parseRoute(makeRoute(to))).toEqual(to);
			}),
		);
	});

	it('looks as it is written in links', () => {
		expect(makeRoute({ page: 'game', link: '1.chullpa.2.standard.yellow.0.abc' })).toBe(
			'#/game/1.chullpa.2.standard.yellow.0.abc',
		);
		expect(makeRoute({ page: 'home' })).toBe('#/');
		expect(makeRoute({ page: 'newTable' })).toBe('#/online/new');
		expect(makeRoute({ page: 'table', id: 'abc', invite: '' })).toBe('#/table/abc');
		expect(makeRoute({ page: 'table', id: 'abc', invite: 'x.y' })).toBe('#/table/abc/x.y');
		expect(makeRoute({ page: 'moveSeat', secret: 'x.y' })).toBe('#/move-seat/x.y');
		expect(makeRoute({ page: 'player', name: 'Ana & Ben' })).toBe('#/player/Ana%20%26%20Ben');
	});

	it.each(['', '#', '#/'])('without a page leads home: "%s"', (hash) =>
		expect(parseRoute(hash)).toEqual({ page: 'home' }),
	);

	it.each(['#/nowhere', '#/play', '#/play/', '#/game/', '#play/x', '#/constructor/x', '#/online/zz'])(
		'that is none of ours is not taken for another: "%s"',
		(hash) => expect(parseRoute(hash)).toEqual({ page: 'unknown' }),
	);

	it('always leads to some page, and that page has an address', () => {
		const pages = fc.constantFrom(
			'new',
			'play',
			'game',
			'solitaire',
			'ways',
			'lesson',
			'rules',
			'table',
			'player',
			'archive',
			'',
		);
		const hash = fc.tuple(fc.oneof(pages, fc.string()), fc.string()).map((parts) => `#/${parts.join('/')}`);
		fc.assert(
			fc.property(hash, (text) => {
				const found = parseRoute(text);
				expect(parseRoute(makeRoute(found))).toEqual(found);
			}),
		);
	});
});
