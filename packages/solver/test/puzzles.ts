import { err, type Result } from '@rumis/rules';
import { coverOf, type PuzzleCover } from '../src/polycube/puzzle.js';
import { boxShape } from '../src/polycube/shape.js';
import { parseStock, stockOfColours } from '../src/polycube/stock.js';

/** The value of a result that must be ok. */
export function must<Value>(result: Result<Value, unknown>): Value {
	if (!result.ok) throw new Error(JSON.stringify(err(result.error)));
	return result.value;
}

/** A block and the stones for it: a list, or any stones of this many colours. */
export function boxCover(sides: readonly [number, number, number], stones: string | number): PuzzleCover {
	const shape = must(boxShape(...sides));
	const stock = must(typeof stones === 'number' ? stockOfColours(stones) : parseStock(stones));
	return coverOf({ shape, stock });
}

export const SOMA = 'V3,L4,T4,Z4,P4,A4,B4';
