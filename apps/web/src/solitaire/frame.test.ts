import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	cornerOf,
	isBox,
	keyOf,
	lieAfter,
	parseLie,
	pushedBack,
	sizeOf,
	turnCell,
	turnSize,
} from './frame.js';
import { cellsOf } from './sampleBuilds.js';

const axis = fc.constantFrom('x' as const, 'y' as const);
const side = fc.integer({ min: 1, max: 6 });
const frame = fc.record({ width: side, depth: side, height: side });

describe('laying the frame over', () => {
	it('is undone by three more quarters', () => {
		fc.assert(
			fc.property(frame, axis, fc.nat(), fc.nat(), fc.nat(), (size, about, a, b, c) => {
				const cell = { x: a % size.width, y: b % size.depth, z: c % size.height };
				let [turned, now] = [cell, size];
				for (let quarter = 0; quarter < 4; quarter++) {
					turned = turnCell(now, about, turned);
					now = turnSize(now, about);
					expect(turned.x).toBeLessThan(now.width);
					expect(turned.y).toBeLessThan(now.depth);
					expect(turned.z).toBeLessThan(now.height);
				}
				expect(keyOf(turned)).toBe(keyOf(cell));
				expect(now).toEqual(size);
			}),
		);
	});

	it('is remembered in few words, however often it was done', () => {
		fc.assert(
			fc.property(fc.array(axis, { maxLength: 40 }), (turns) => {
				const lie = turns.reduce(lieAfter, '');
				expect(lie.length).toBeLessThanOrEqual(5);
				expect(parseLie(lie)).toBe(lie);
				const end = (list: readonly ('x' | 'y')[]) => {
					let cell = { x: 2, y: 1, z: 0 };
					for (const about of list) cell = turnCell({ width: 3, depth: 3, height: 3 }, about, cell);
					return cell;
				};
				expect(end([...lie] as ('x' | 'y')[])).toEqual(end(turns));
			}),
		);
	});

	it('has 24 results', () => {
		const known = new Set(['']);
		for (const lie of known) known.add(lieAfter(lie, 'x')).add(lieAfter(lie, 'y'));
		expect(known.size).toBe(24);
		expect(parseLie('xxxx')).toBeNull();
		expect(parseLie(7)).toBeNull();
	});
});

describe('the frame', () => {
	it('knows its size and whether it is a box', () => {
		const cells = cellsOf('000 100 010 110 001');
		expect(sizeOf(cells)).toEqual({ width: 2, depth: 2, height: 2 });
		expect(isBox(cells, sizeOf(cells))).toBe(false);
		expect(isBox(cells.slice(0, 4), sizeOf(cells.slice(0, 4)))).toBe(true);
	});

	it('is pushed into the corner', () => {
		const cells = cellsOf('321 421');
		expect(pushedBack(cells, cornerOf(cells))).toEqual(cellsOf('000 100'));
	});
});
