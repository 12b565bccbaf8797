import { STONES } from '@rumis/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCountState } from '../src/count/countState.js';
import { makeShape, parseShape } from '../src/polycube/shape.js';
import { makeStock, parseStock } from '../src/polycube/stock.js';
import { makePuzzleText, parsePuzzleText } from '../src/puzzles/puzzle.js';
import { parseShapeId } from '../src/puzzles/shapeId.js';
import { puzzleOfTheDay, shippedPuzzles } from '../src/puzzles/shelf.js';

const junk = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 60 }),
	fc.stringMatching(/^[#x.\n ]{0,60}$/),
	fc
		.array(fc.constantFrom(...STONES, '*', '-', ',', ' ', '0', '9', '99', '{', '}', '[', 'null', '"'))
		.map((p) => p.join('')),
	fc.stringMatching(/^(cube|box|pisac|__proto__|constructor)-\d{0,3}(x\d)*$/),
);

describe('any external text', () => {
	it('gives a value or an error, never an exception', () => {
		const readers = [parseStock, parseShape, parseCountState, parsePuzzleText, parseShapeId, puzzleOfTheDay];
		fc.assert(
			fc.property(junk, (text) => {
				for (const read of readers) expect(typeof read(text).ok).toBe('boolean');
			}),
			{ numRuns: 1000 },
		);
	});

	it('is written again as parsed', () => {
		fc.assert(
			fc.property(junk, (text) => {
				const stock = parseStock(text);
				if (stock.ok) expect(parseStock(makeStock(stock.value))).toEqual(stock);
				const shape = parseShape(text);
				if (shape.ok) expect(parseShape(makeShape(shape.value))).toEqual(shape);
			}),
			{ numRuns: 1000 },
		);
	});

	it('may be a puzzle with one character changed', () => {
		const lines = shippedPuzzles().map(makePuzzleText);
		fc.assert(
			fc.property(
				fc.constantFrom(...lines),
				fc.nat(300),
				fc.constantFrom(...'ab.Z9 -,'),
				(line, at, sign) => {
					const read = parsePuzzleText(line.slice(0, at) + sign + line.slice(at + 1));
					if (read.ok) expect(parsePuzzleText(makePuzzleText(read.value))).toEqual(read);
				},
			),
			{ numRuns: 500 },
		);
	});
});
