import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Book, EMPTY_BOOK, enterSolve, makeBook, mergeBooks, parseBook } from './book.js';

const best = fc.record({ ms: fc.nat(9_999_999), stars: fc.nat(3), times: fc.integer({ min: 1, max: 99 }) });
const book: fc.Arbitrary<Book> = fc.record({
	puzzles: fc.dictionary(fc.constantFrom('cube-3', 'cube-4-easy-1', 'fill-pisac-2'), best, {
		noNullPrototype: true,
	}),
	days: fc.dictionary(fc.constantFrom('2026-11-14', '2026-11-15'), best, { noNullPrototype: true }),
});

describe('the book of results', () => {
	it('keeps the best time and the best stars, independently', () => {
		const first = enterSolve(EMPTY_BOOK, 'cube-3', null, { ms: 90_000, stars: 3 });
		const second = enterSolve(first, 'cube-3', null, { ms: 60_000, stars: 1 });
		expect(second.puzzles['cube-3']).toEqual({ ms: 60_000, stars: 3, times: 2 });
		expect(second.days).toEqual({});
	});

	it('enters the puzzle of the day under its day too', () => {
		const daily = enterSolve(EMPTY_BOOK, 'pisac-2-easy-1', '2026-11-15', { ms: 5000, stars: 2 });
		expect(daily.days['2026-11-15']?.stars).toBe(2);
		expect(daily.puzzles['pisac-2-easy-1']?.times).toBe(1);
	});

	it('is read as it was written', () => {
		fc.assert(
			fc.property(book, (one) => {
				expect(parseBook(makeBook(one))).toEqual({ ok: true, value: one });
			}),
		);
	});

	it('takes the best of two devices, whichever comes first, and a second time changes nothing', () => {
		fc.assert(
			fc.property(book, book, (one, other) => {
				const merged = mergeBooks(one, other);
				expect(merged).toEqual(mergeBooks(other, one));
				expect(mergeBooks(merged, other)).toEqual(merged);
			}),
		);
	});

	it('survives any file content', () => {
		const refuses = (text: string) => {
			expect(parseBook(text).ok).toBe(false);
		};
		fc.assert(fc.property(fc.string(), refuses));
		fc.assert(fc.property(fc.json(), refuses));
		expect(parseBook('[1')).toEqual({ ok: false, error: { code: 'bookJson' } });
		expect(parseBook('{"format":"x"}')).toEqual({ ok: false, error: { code: 'bookForm' } });
		expect(parseBook('{"format":"rumis.solitaire","version":9}')).toEqual({
			ok: false,
			error: { code: 'bookVersion' },
		});
	});

	it('leaves out entries that make no sense', () => {
		const text = JSON.stringify({
			format: 'rumis.solitaire',
			version: 1,
			puzzles: {
				'cube-3': { ms: 1, stars: 9, times: 1 },
				'No!': { ms: 1, stars: 1, times: 1 },
				ok: { ms: 1, stars: 1, times: 1 },
			},
			days: { '2026-02-30': { ms: 1, stars: 1, times: 1 } },
		});
		const read = parseBook(text);
		expect(read.ok && read.value).toEqual({ puzzles: { ok: { ms: 1, stars: 1, times: 1 } }, days: {} });
	});
});
