import { describe, expect, it } from 'vitest';
import { boxCover, must } from '../../test/puzzles.js';
import { makeCover } from './puzzle.js';
import { boxShape } from './shape.js';
import { makeStock, parseStock, stockOfColours } from './stock.js';

describe('lists of stones', () => {
	it('are parsed in any case and written in canonical form', () => {
		expect(makeStock(must(parseStock(' v3 L4*2, i2*0-4,O4*1-1 ')))).toBe('V3,L4*2,I2*0-4,O4');
	});

	it.each([
		['V3,X4', 'stockStone', 'X4'],
		['V3*', 'stockCount', 'V3*'],
		['V3*3-1', 'stockCount', 'V3*3-1'],
		['V3*1*2', 'stockCount', 'V3*1*2'],
		['V3,L4,v3', 'stockTwice', 'v3'],
		[' , ', 'stockEmpty', ''],
	])('refuse %j', (text, code, found) => {
		expect(parseStock(text)).toEqual({ ok: false, error: { code, found } });
	});

	it('have one to six colours', () => {
		expect(stockOfColours(7)).toEqual({ ok: false, error: { code: 'stockColours', found: '7' } });
		expect(stockOfColours(0).ok).toBe(false);
	});
});

describe('the volume of stones', () => {
	it.each([
		['V3,L4', { code: 'volumeShort', cells: 8, least: 7, most: 7 }],
		['V3*3', { code: 'volumeLong', cells: 8, least: 9, most: 9 }],
		['V3*0-5', { code: 'volumeMisfit', cells: 8, least: 0, most: 15 }],
	])('must be that of the shape: %s', (stones, error) => {
		const shape = must(boxShape(2, 2, 2));
		expect(makeCover({ shape, stock: must(parseStock(stones)) })).toEqual({ ok: false, error });
	});

	it('may be reached by any selection', () => {
		expect(makeCover(boxCover([2, 2, 2], 'V3*0-2,I2*0-1')).ok).toBe(true);
	});
});
