import { SCENARIOS, seededRandom } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { boxCover, must, SOMA } from '../../test/puzzles.js';
import { randomCover } from '../exactCover/randomCover.js';
import { parityForbids } from './parity.js';
import { countCompletions, findCompletion, hint, restOf } from './partial.js';
import { packingOf } from './puzzle.js';
import { boxShape, cellCode, scenarioShape } from './shape.js';
import { eachSolution } from './solutions.js';
import { parseStock, stockOfColours } from './stock.js';

const cover = boxCover([3, 3, 3], SOMA);
const solution = packingOf(cover, randomCover(cover.problem, seededRandom(4))!);

describe('a started puzzle', () => {
	it('can be finished in as many ways as there are solutions with these stones', () => {
		const rest = (count: number) => must(restOf(cover, solution.slice(0, count)));
		expect(countCompletions(rest(0), { limit: 20_000 })).toEqual({ count: 11520, exact: true });
		expect(countCompletions(rest(0), { limit: 100 })).toEqual({ count: 100, exact: false });
		expect(countCompletions(rest(7))).toEqual({ count: 1, exact: true });
		const begun = solution.slice(0, 4).map((stone) => JSON.stringify(stone));
		let [seen, fitting] = [0, 0];
		eachSolution(cover, {
			onPacking(packing) {
				const stones = packing.map((stone) => JSON.stringify(stone));
				seen++;
				if (begun.every((stone) => stones.includes(stone))) fitting++;
				return false;
			},
		});
		expect([seen, fitting]).toEqual([11520, countCompletions(rest(4)).count]);
	});

	it('cannot be finished if a stone is where no solution has it', () => {
		// In the middle of the cube the tripod covers the wrong checkerboard colours.
		const wrong = {
			stone: 'P4',
			colour: null,
			cells: [at(1, 1, 1), at(0, 1, 1), at(1, 0, 1), at(1, 1, 0)],
		} as const;
		const rest = must(restOf(cover, [wrong]));
		expect(countCompletions(rest)).toEqual({ count: 0, exact: true });
		expect(findCompletion(rest)).toBe('none');
		expect(must(hint(cover, [wrong]))).toBe('none');
	});

	it('is refused if stones are outside, overlap, or do not exist', () => {
		const [first] = solution;
		const outside = { ...first!, cells: [at(3, 0, 0)] };
		expect(restOf(cover, [first!, outside])).toEqual({
			ok: false,
			error: { code: 'placedOutside', index: 1 },
		});
		expect(restOf(cover, [first!, first!])).toEqual({
			ok: false,
			error: { code: 'placedOverlap', index: 1 },
		});
		const foreign = { stone: 'O4', colour: null, cells: [at(0, 0, 0)] } as const;
		expect(restOf(cover, [foreign])).toEqual({ ok: false, error: { code: 'placedStone', index: 0 } });
	});
});

const at = (x: number, y: number, z: number) => ({ x, y, z });

describe('a hint', () => {
	it('leads to a full cube, stone by stone, each supported from below', () => {
		const box = boxCover([4, 4, 4], 2);
		const placed: (typeof solution)[number][] = [];
		while (placed.reduce((sum, { cells }) => sum + cells.length, 0) < 64) {
			const stone = must(hint(box, placed));
			if (typeof stone === 'string') throw new Error(stone);
			const filled = new Set([...placed, stone].flatMap(({ cells }) => cells.map(cellCode)));
			for (const { x, y, z } of stone.cells)
				expect(z === 0 || filled.has(cellCode(at(x, y, z - 1)))).toBe(true);
			placed.push(stone);
		}
		expect(restOf(box, placed).ok).toBe(true);
	});
});

describe('the checkerboard colouring', () => {
	it('shows that three colours cannot fill Cucho for four', () => {
		const cucho = SCENARIOS.find(({ id }) => id === 'cucho')!;
		const shape = must(scenarioShape(cucho, 4));
		expect(shape.cells.length).toBe(120);
		expect(parityForbids({ shape, stock: must(stockOfColours(3)) })).toBe(true);
		expect(parityForbids({ shape, stock: must(stockOfColours(4)) })).toBe(false);
	});

	it('does not rule out what can be solved', () => {
		expect(parityForbids(cover)).toBe(false);
	});

	it('decides at once where a search would take long', () => {
		const shape = must(boxShape(4, 4, 4));
		const stock = must(parseStock('T4,I4*3,L4*4,Z4*4,O4*4'));
		expect(countCompletions({ shape, stock }, { maxNodes: 1 })).toEqual({ count: 0, exact: true });
	});
});
