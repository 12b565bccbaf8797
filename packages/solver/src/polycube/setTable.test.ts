import type { Stone } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { cubeTable } from './setTable.js';

const FOURS: readonly Stone[] = ['L4', 'T4', 'Z4', 'O4', 'P4', 'A4', 'B4'];

describe('the 3 × 3 × 3 cube from one colour', () => {
	const { rows, all, rotations, reflections } = cubeTable();

	it.each([
		['V3', 'L4', 1872, 78, 39],
		['V3', 'T4', 2256, 94, 47],
		['V3', 'Z4', 10608, 442, 221],
		['V3', 'O4', 11520, 480, 240],
		['V3', 'P4', 12528, 522, 261],
		['V3', 'A4', 8088, 337, null],
		['V3', 'B4', 8088, 337, null],
		['I3', 'L4', 1296, 54, 27],
		['I3', 'T4', 0, 0, 0],
		['I3', 'Z4', 4752, 198, 99],
		['I3', 'O4', 6624, 276, 138],
		['I3', 'P4', 1536, 64, 32],
		['I3', 'A4', 5880, 245, null],
		['I3', 'B4', 5880, 245, null],
	] as const)('with %s and without %s has %i solutions', (three, out, raw, turned, mirrored) => {
		const stones = [three, ...FOURS.filter((stone) => stone !== out)];
		const row = rows.find((candidate) => candidate.stones.join() === stones.join());
		expect(row).toEqual({ stones, all: raw, rotations: turned, reflections: mirrored });
	});

	it('has these totals', () => {
		expect([rows.length, all, rotations, reflections]).toEqual([14, 80928, 3372, 1686]);
	});

	it('is recounted each time, with the same result', () => {
		const again = cubeTable();
		expect(again).toEqual({ rows, all, rotations, reflections });
		expect(again.rows).not.toBe(rows);
	});
});
