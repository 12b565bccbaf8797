import { ALL_STONES, type Cell, type Colour, type Stone, stoneIndex } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { boxCover, SOMA } from '../../test/puzzles.js';
import { replay } from '../../test/replay.js';
import type { Packing } from '../polycube/packing.js';
import { eachSolution } from '../polycube/solutions.js';
import { findBuildOrder, type PartialBuilding } from './buildOrder.js';

const stone = (name: Stone, cells: string, colour: Colour | null = null): Packing[number] => ({
	stone: name,
	colour,
	cells: cells.split(' ').map((digits): Cell => {
		const [x = 0, y = 0, z = 0] = [...digits].map(Number);
		return { x, y, z };
	}),
});

describe('build orders of a started building', () => {
	const bar = { ...stone('I3', '000 100 200', 'yellow'), colour: 'yellow' } as const;
	/** Yellow has placed its bar. */
	const begun = (options: Partial<PartialBuilding> = {}): PartialBuilding => ({
		placed: [bar],
		hands: [ALL_STONES & ~(1 << stoneIndex('I3')), ALL_STONES],
		seat: 1,
		ended: 0,
		...options,
	});
	const orderFrom = (rest: Packing, from: PartialBuilding) => findBuildOrder(rest, { colours: 2, from });

	it('rest on the existing stones, and give their colour the turn after the others', () => {
		const rest = [stone('I2', '001 101'), stone('L4', '010 110 210 211')];
		const order = orderFrom(rest, begun());
		expect(order.kind === 'order' && order.steps.map(({ stone: name, colour }) => [name, colour])).toEqual([
			['L4', 'red'],
			['I2', 'yellow'],
		]);
	});

	it('do not exist if a colour lacks the stone, or is out', () => {
		const rest = [stone('I3', '010 110 210')];
		expect(orderFrom(rest, begun()).kind).toBe('order');
		expect(orderFrom(rest, begun({ ended: 0b10 }))).toEqual({ kind: 'none', reason: 'tried' });
		expect(orderFrom(rest, begun({ hands: [ALL_STONES & ~(1 << stoneIndex('I3')), 0] })).kind).toBe('none');
	});

	it('name the colours that end on the way', () => {
		// Red cannot touch the ground any more, so yellow goes on alone.
		const rest = [stone('I2', '001 101'), stone('V3', '201 202 102')];
		const order = orderFrom(rest, begun());
		expect(order.kind === 'order' && order.steps.map(({ colour, ending }) => [colour, ending])).toEqual([
			['yellow', ['red']],
			['yellow', []],
		]);
	});

	it('need support by the building: a stone over a gap is refused', () => {
		expect(orderFrom([stone('I2', '011 111')], begun())).toEqual({ kind: 'none', reason: 'gap' });
	});
});

describe('build orders', () => {
	it('put lower stones first', () => {
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

	it('do not exist if a first stone is on top', () => {
		const packing = [stone('I3', '000 100 200', 'yellow'), stone('I2', '001 101', 'red')];
		expect(findBuildOrder(packing, { colours: 2 })).toEqual({ kind: 'none', reason: 'tried' });
	});

	it('do not exist over a gap', () => {
		const packing = [stone('V3', '000 001 101')];
		expect(findBuildOrder(packing, { colours: 1 })).toEqual({ kind: 'none', reason: 'gap' });
	});

	it('do not exist for stones that rest on each other in a cycle', () => {
		// Four screws around a pillar, each with one foot under the next.
		const ring = [
			stone('A4', '100 000 001 011'),
			stone('A4', '010 020 021 121'),
			stone('A4', '120 220 221 211'),
			stone('A4', '210 200 201 101'),
		];
		expect(findBuildOrder(ring, { colours: 4 })).toEqual({ kind: 'none', reason: 'ring' });
		// The cycle is the reason: with only the foot of one of them the others can be built.
		const opened = [...ring.slice(0, 3), stone('I2', '210 200')];
		expect(findBuildOrder(opened, { colours: 4 })).toMatchObject({ kind: 'order' });
	});

	it('assign colours that have each stone once', () => {
		const packing = [stone('I2', '000 100'), stone('I2', '010 110')];
		expect(findBuildOrder(packing, { colours: 1 })).toEqual({ kind: 'none', reason: 'tried' });
		const order = findBuildOrder(packing, { colours: 2 });
		expect(order.kind === 'order' && order.steps.map(({ colour }) => colour)).toEqual(['yellow', 'red']);
	});

	it('report when the budget was not enough', () => {
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

describe('touching orders', () => {
	const touching = (packing: Packing, colours: number, from?: PartialBuilding) =>
		findBuildOrder(packing, { colours, level: 'touching', ...(from && { from }) });

	it('need no turns: one colour may be finished before the other begins', () => {
		const packing = [
			stone('I2', '000 100', 'yellow'),
			stone('I3', '200 300 400', 'yellow'),
			stone('V3', '500 600 610', 'yellow'),
			stone('I2', '001 101', 'red'),
		];
		expect(findBuildOrder(packing, { colours: 2 })).toEqual({ kind: 'none', reason: 'tried' });
		const order = touching(packing, 2);
		expect(order.kind === 'order' && order.steps.map(({ colour }) => colour).join()).toBe(
			'yellow,yellow,yellow,red',
		);
	});

	it('still come from above, and still keep each colour connected', () => {
		expect(touching([stone('V3', '000 001 101')], 1)).toEqual({ kind: 'none', reason: 'gap' });
		const cut = [
			stone('I2', '000 100', 'yellow'),
			stone('I3', '200 300 400', 'red'),
			stone('V3', '500 600 610', 'yellow'),
		];
		expect(touching(cut, 2)).toEqual({ kind: 'none', reason: 'tried' });
	});

	it('try every stone as the first of its colour', () => {
		// The upper yellow bar touches its colour only through the stone in the middle, which rests on red.
		const packing = [
			stone('I2', '000 100', 'yellow'),
			stone('I2', '010 110', 'red'),
			stone('I3', '001 011 021', 'yellow'),
			stone('I3', '020 120 220', 'red'),
		];
		const order = touching(packing, 2);
		expect(order.kind).toBe('order');
	});

	it('continue a started building, whoever placed last', () => {
		const bar = { ...stone('I3', '000 100 200', 'yellow'), colour: 'yellow' } as const;
		const from: PartialBuilding = {
			placed: [bar],
			hands: [ALL_STONES & ~(1 << stoneIndex('I3')), ALL_STONES],
			seat: null,
			ended: 0,
		};
		const rest = [stone('I2', '001 101', 'yellow'), stone('L4', '010 110 210 211', 'yellow')];
		const order = touching(rest, 2, from);
		expect(order.kind === 'order' && order.steps.map(({ colour }) => colour)).toEqual(['yellow', 'yellow']);
	});

	it('exist whenever an order by the rules does', () => {
		let checked = 0;
		eachSolution(boxCover([3, 3, 3], SOMA), {
			onPacking(packing) {
				const byRules = findBuildOrder(packing, { colours: 1 });
				expect(touching(packing, 1).kind).toBe(byRules.kind);
				return ++checked >= 25;
			},
		});
	});
});
