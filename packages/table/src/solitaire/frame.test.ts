import { cellKey } from '@rumis/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf } from '../../test/frames.js';
import { frameSize } from '../hand/ground.js';
import {
	cornerOf,
	isFullBox,
	moveToOrigin,
	parseFramePose,
	poseAfter,
	turnFrameSize,
	turnInFrame,
} from './frame.js';

const axis = fc.constantFrom('x' as const, 'y' as const);
const side = fc.integer({ min: 1, max: 6 });
const frame = fc.record({ width: side, depth: side, height: side });

describe('turning the frame', () => {
	it('is undone by three more quarter turns', () => {
		fc.assert(
			fc.property(frame, axis, fc.nat(), fc.nat(), fc.nat(), (size, about, a, b, c) => {
				const cell = { x: a % size.width, y: b % size.depth, z: c % size.height };
				let [turned, now] = [cell, size];
				for (let quarter = 0; quarter < 4; quarter++) {
					turned = turnInFrame(now, about, turned);
					now = turnFrameSize(now, about);
					expect(turned.x).toBeLessThan(now.width);
					expect(turned.y).toBeLessThan(now.depth);
					expect(turned.z).toBeLessThan(now.height);
				}
				expect(cellKey(turned)).toBe(cellKey(cell));
				expect(now).toEqual(size);
			}),
		);
	});

	it('is stored in a short form, however often it was done', () => {
		fc.assert(
			fc.property(fc.array(axis, { maxLength: 40 }), (turns) => {
				const pose = turns.reduce(poseAfter, '');
				expect(pose.length).toBeLessThanOrEqual(5);
				expect(parseFramePose(pose)).toBe(pose);
				const end = (list: readonly ('x' | 'y')[]) => {
					let cell = { x: 2, y: 1, z: 0 };
					for (const about of list) cell = turnInFrame({ width: 3, depth: 3, height: 3 }, about, cell);
					return cell;
				};
				expect(end([...pose] as ('x' | 'y')[])).toEqual(end(turns));
			}),
		);
	});

	it('has 24 results', () => {
		const known = new Set(['']);
		for (const pose of known) known.add(poseAfter(pose, 'x')).add(poseAfter(pose, 'y'));
		expect(known.size).toBe(24);
		expect(parseFramePose('xxxx')).toBeNull();
		expect(parseFramePose(7)).toBeNull();
	});
});

describe('the frame', () => {
	it('knows its size and whether it is a box', () => {
		const cells = cellsOf('000 100 010 110 001');
		expect(frameSize(cells)).toEqual({ width: 2, depth: 2, height: 2 });
		expect(isFullBox(cells, frameSize(cells))).toBe(false);
		expect(isFullBox(cells.slice(0, 4), frameSize(cells.slice(0, 4)))).toBe(true);
	});

	it('is normalized to the corner', () => {
		const cells = cellsOf('321 421');
		expect(moveToOrigin(cells, cornerOf(cells))).toEqual(cellsOf('000 100'));
	});
});
