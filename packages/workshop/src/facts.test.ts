import { findBuiltin, SCENARIOS } from '@rumis/rules';
import { expect, it } from 'vitest';
import { factsOf, squareCount, symmetriesOf } from './index.js';

it('a board has room, compared with 40 cubes per player', () => {
	const pisac = findBuiltin('pisac')!;
	expect(squareCount(pisac)).toBe(32);
	expect(factsOf(pisac).map(({ players, squares, room }) => [players, squares, room])).toEqual([
		[2, 32, 104],
		[3, 32, 120],
		[4, 32, 144],
	]);
	expect(factsOf(pisac)[1]!.share).toBe(1);
});

it('the symmetries of a plan, including its lines', () => {
	const board = (plan: string[], zones?: string[]) =>
		symmetriesOf({ ...SCENARIOS[0]!, plan, ...(zones ? { zones } : {}) });
	expect(board(['8888', '7777'])).toEqual(['leftRight']);
	expect(board(['11', '11'])).toEqual(['leftRight', 'frontBack', 'halfTurn', 'quarterTurn']);
	expect(board(['11', '11'], ['rr', '..'])).toEqual(['leftRight']);
	expect(board(['.12', '121', '21.'])).toEqual(['halfTurn']);
	expect(board(['12', '34'])).toEqual([]);
});
