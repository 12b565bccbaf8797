import { findBuiltin } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../test/readPdf.js';
import { boardSheet, pagesOf } from './index.js';
import { makePdf, printable } from './pdf.js';

const WORDS = { title: 'Pisac', subtitle: '', limits: ['2 players: maximum height 4'] };

describe('a board as PDF', () => {
	it.each([15, 20, 25])('has squares of %i mm', async (square) => {
		const board = findBuiltin('tambo')!;
		const pages = pagesOf(boardSheet(board, square, WORDS), 'a4');
		const read = await readPdf(await makePdf(pages, 'Tambo'));
		expect(read).toHaveLength(pages.length);
		const [page] = read;
		expect([page!.width, page!.height].map(Math.round).sort()).toEqual([210, 297]);
		expect(
			page!.boxes.filter(({ width, height }) => near(width, square) && near(height, square)).length,
		).toBeGreaterThan(9);
		expect(page!.text).toContain('Pisac');
	});

	it('is split into pages with crop marks if it is large', async () => {
		const pages = pagesOf(boardSheet(findBuiltin('huaca')!, 30, WORDS), 'a4');
		const read = await readPdf(await makePdf(pages, 'Huaca'));
		expect(read.length).toBeGreaterThan(1);
		for (const { text } of read) expect(text).toMatch(/\d+ \/ \d+/);
	});
});

const near = (value: number, wanted: number): boolean => Math.abs(value - wanted) < 0.05;

it('writes what the font supports', () => {
	expect(printable('Größe – “œuvre” 5 m')).toBe('Größe – “œuvre” 5 m');
	expect(printable('Āndeń 日本 \u202f!')).toBe('Anden ??  !');
});
