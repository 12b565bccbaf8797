import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playRandomly, startOn } from '../../test/positions.js';
import { MOVE_TEXT_ERRORS, makeMove, parseMove } from '../index.js';

function canonical(text: string): string {
	const move = parseMove(text);
	if (!move.ok) throw new Error(move.error.code);
	return makeMove(move.value);
}

test.each([
	['l4 C4,b2,B4,b3', 'L4 b2,b3,b4,c4'],
	['I4 c3,c3,c3,c3', 'I4 c3*4'],
	['P4 b1,a2,a1*2', 'P4 a1*2,a2,b1'],
	['I2 a10,a9', 'I2 a9,a10'],
	['  V3   a1 , a2,b1  ', 'V3 a1,a2,b1'],
	['L4 ASIDE', 'L4 aside'],
])('%s is read and written %s', (text, expected) => {
	expect(canonical(text)).toBe(expected);
});

test.each([
	['', 'moveEmpty', 1],
	['   ', 'moveEmpty', 1],
	['Q4 a1', 'moveStone', 1],
	[' X', 'moveStone', 2],
	['L4', 'moveSquaresMissing', 3],
	['L4 a1,q2', 'moveSquare', 7],
	['L4 a1,, b2', 'moveSquare', 7],
	['L4 a17', 'moveSquare', 4],
	['L4 a01', 'moveSquare', 4],
	['L4 a1*5', 'moveCount', 7],
	['L4 a1*2*2', 'moveCount', 7],
])('%j is refused: %s at column %i', (text, code, column) => {
	expect(parseMove(text)).toMatchObject({ ok: false, error: { code, column } });
});

test('every legal move of a game is written canonically and read back', () => {
	const position = playRandomly(startOn('huaca', 6), 3, 12);
	for (const move of position.legalMoves())
		expect(parseMove(makeMove(move))).toEqual({ ok: true, value: move });
});

test('no text makes the parser throw: a move, or a code and a column', () => {
	const signs = fc.constantFrom(...'LIPTZOVAB234abchp1690,* \taside', '\u0000', 'é');
	fc.assert(
		fc.property(
			fc.oneof(
				fc.string(),
				fc.array(signs).map((list) => list.join('')),
			),
			(text) => {
				const move = parseMove(text);
				if (move.ok) expect(parseMove(makeMove(move.value))).toEqual(move);
				else {
					expect(MOVE_TEXT_ERRORS).toContain(move.error.code);
					expect(move.error.column).toBeGreaterThanOrEqual(1);
					expect(move.error.column).toBeLessThanOrEqual(text.length + 1);
				}
			},
		),
		{ numRuns: 2000 },
	);
});
