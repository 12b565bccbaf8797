import type { PlacedStone, SquareView } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { border, joined, zoneLines } from '../board/zoneLines.js';
import { stoneOutlines, topStones } from './outlines.js';

const square = (x: number, height: number): SquareView => ({
	x,
	y: 0,
	name: `${x}`,
	owner: height > 0 ? 'red' : null,
	height,
	limit: 4,
	final: false,
});

/** A row of four squares: a stone that steps up, one that bridges nothing, and an empty square. */
const STONES: readonly PlacedStone[] = [
	{
		owner: 'red',
		stone: 'V3',
		cells: [
			{ x: 0, y: 0, z: 0 },
			{ x: 1, y: 0, z: 0 },
			{ x: 1, y: 0, z: 1 },
		],
	},
	{ owner: 'red', stone: 'I2', cells: [0, 1].map((z) => ({ x: 2, y: 0, z })) },
];
const ROW = [square(0, 1), square(1, 2), square(2, 2), square(3, 0)];

describe('the outlines of stones from above', () => {
	const { strong, steps, faint } = stoneOutlines(ROW, topStones(STONES));
	const uprights = (segments: typeof strong) =>
		segments.filter(({ from, to }) => from.x === to.x).map(({ from }) => from.x);

	it('part stones of one colour, and the building from the ground', () => {
		expect(uprights(strong).sort()).toEqual([0, 2, 3]);
	});

	it('show a step inside a stone', () => {
		expect(uprights(steps)).toEqual([1]);
		expect(faint).toEqual([]);
	});
});

describe('coloured lines', () => {
	it('go round their squares once', () => {
		const [loop, ...others] = joined(
			border([
				{ x: 0, y: 0 },
				{ x: 1, y: 0 },
				{ x: 0, y: 0 },
			]),
		);
		expect(others).toEqual([]);
		expect(loop).toHaveLength(7);
		expect(loop?.at(-1)).toEqual(loop?.[0]);
	});

	it('are drawn so that blue encloses red, and only with their zone', () => {
		const zones = zoneLines([
			{ x: 0, y: 0, zone: 'b' },
			{ x: 1, y: 0, zone: 'r' },
			{ x: 2, y: 0, zone: null },
		]);
		expect(zones.red).toHaveLength(4);
		expect(zones.blue).toHaveLength(6);
		expect(zoneLines([{ x: 0, y: 0, zone: 'r' }]).blue).toEqual([]);
	});
});
