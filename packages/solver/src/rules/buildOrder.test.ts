import type { Cell, Colour, Stone } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { boxCover, SOMA } from '../../test/puzzles.js';
import { replay } from '../../test/replay.js';
import type { Packing } from '../polycube/packing.js';
import { eachSolution } from '../polycube/solutions.js';
import { findBuildOrder } from './buildOrder.js';

const stone = (name: Stone, cells: string, colour: Colour | null = null): Packing[number] => ({
	stone: name,
	colour,
	cells: cells.split(' ').map((digits): Cell => {
		const [x = 0, y = 0, z = 0] = [...digits].map(Number);
		return { x, y, z };
	}),
});

describe('build orders', () => {
	it('put what lies below first', () => {
		const packing = [stone('I2', '001 101', 'yellow'), stone('I3', '000 100 200', 'yellow')];
		const order = findBuildOrder(packing, { colours: 1 });
		expect(order.kind === 'order' && order.steps.map((step) => step.stone)).toEqual(['I3', 'I2']);
	});

	it('let the colours take turns, each touching its own', () => {
		// Two rows side by side, each of one colour: yellow, red, yellow, red.
		const packing = [
			stone('I2', '000 100', 'yellow'),
			stone('I3', '200 300 400', 'yellow'),
			stone('I2', '010 110', 'red'),
			stone('I3', '210 310 410', 'red'),
		];
		const order = findBuildOrder(packing, { colours: 2 });
		expect(order.kind === 'order' && order.steps.map(({ colour }) => colour)).toEqual([
			'yellow',
			'red',
			'yellow',
			'red',
		]);
	});

	it('do not exist when a colour is cut in two', () => {
		const packing = [
			stone('I2', '000 100', 'yellow'),
			stone('I3', '200 300 400', 'red'),
			stone('V3', '500 600 610', 'yellow'),
		];
		expect(findBuildOrder(packing, { colours: 2 })).toEqual({ kind: 'none', reason: 'tried' });
	});

	it('do not exist when a first stone lies on top', () => {
		const packing = [stone('I3', '000 100 200', 'yellow'), stone('I2', '001 101', 'red')];
		expect(findBuildOrder(packing, { colours: 2 })).toEqual({ kind: 'none', reason: 'tried' });
	});

	it('do not exist over a gap', () => {
		const packing = [stone('V3', '000 001 101')];
		expect(findBuildOrder(packing, { colours: 1 })).toEqual({ kind: 'none', reason: 'gap' });
	});

	it('do not exist for stones that rest on each other in a ring', () => {
		// Four screws round a pillar, each with one foot under the next.
		const ring = [
			stone('A4', '100 000 001 011'),
			stone('A4', '010 020 021 121'),
			stone('A4', '120 220 221 211'),
			stone('A4', '210 200 201 101'),
		];
		const kinds = new Set(ring.map(({ cells }) => cells.length));
		expect(kinds).toEqual(new Set([4]));
		expect(findBuildOrder(ring, { colours: 4 })).toEqual({ kind: 'none', reason: 'ring' });
	});

	it('give open stones colours that have each stone once', () => {
		const packing = [stone('I2', '000 100'), stone('I2', '010 110')];
		expect(findBuildOrder(packing, { colours: 1 })).toEqual({ kind: 'none', reason: 'tried' });
		const order = findBuildOrder(packing, { colours: 2 });
		expect(order.kind === 'order' && order.steps.map(({ colour }) => colour)).toEqual(['yellow', 'red']);
	});

	it('say when the budget did not suffice', () => {
		const packing = [stone('I2', '000 100'), stone('I2', '010 110')];
		expect(findBuildOrder(packing, { colours: 2, maxNodes: 1 })).toEqual({ kind: 'unknown' });
	});

	it('of Soma cubes are accepted by the referee', () => {
		let checked = 0;
		eachSolution(boxCover([3, 3, 3], SOMA), {
			onPacking(packing) {
				const order = findBuildOrder(packing, { colours: 1 });
				if (order.kind !== 'order') throw new Error(order.kind);
				expect(replay(3, 2, order.steps, { alone: true })).toBe('filled');
				return ++checked >= 40;
			},
		});
		expect(checked).toBe(40);
	});
});
