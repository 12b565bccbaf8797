import { expect, test } from 'vitest';
import {
	COLOURS,
	ORIENTATIONS,
	orientationOfCells,
	orientationsOf,
	parseStone,
	STONES,
	stoneCells,
	stoneCode,
	turnOrientation,
} from '../index.js';

/** The number of orientations of each stone, from the rulebook's table. */
const COUNTS = { I2: 3, I3: 3, V3: 12, I4: 3, L4: 24, T4: 12, Z4: 12, O4: 3, P4: 8, A4: 12, B4: 12 };

test('a colour has eleven stones of forty cubes, and there are six colours', () => {
	expect(STONES).toHaveLength(11);
	expect(STONES.flatMap((stone) => stoneCells(stone))).toHaveLength(40);
	expect(COLOURS).toEqual(['yellow', 'red', 'green', 'blue', 'violet', 'orange']);
});

test('every stone has its number of orientations, 104 in all', () => {
	expect(Object.fromEntries(STONES.map((stone) => [stone, orientationsOf(stone).length]))).toEqual(COUNTS);
	expect(ORIENTATIONS).toHaveLength(104);
});

test('A4 and B4 are mirror images and never turn into each other', () => {
	const mirrored = stoneCells('A4').map(({ x, y, z }) => ({ x: -x, y, z }));
	expect(orientationOfCells(mirrored)?.stone).toBe('B4');
	expect(orientationOfCells(stoneCells('A4'))?.stone).toBe('A4');
});

test('four quarter turns about any axis bring a stone back', () => {
	for (const orientation of ORIENTATIONS) {
		for (const axis of ['x', 'y', 'z'] as const) {
			let turned = orientation;
			for (let quarter = 0; quarter < 4; quarter++) turned = turnOrientation(turned, axis);
			expect(turned).toBe(orientation);
		}
	}
});

test('columns say the same as cells', () => {
	for (const { cells, columns } of ORIENTATIONS) {
		const piled = columns.flatMap(({ x, y, base, count }) =>
			Array.from({ length: count }, (_, i) => `${x},${y},${base + i}`),
		);
		expect(piled.sort()).toEqual(cells.map(({ x, y, z }) => `${x},${y},${z}`).sort());
	}
});

test('stones are read in either case and carry code numbers', () => {
	expect(parseStone('l4')).toBe('L4');
	expect(parseStone('L5')).toBeNull();
	expect([stoneCode('I2'), stoneCode('B4')]).toEqual(['S01', 'S11']);
});
