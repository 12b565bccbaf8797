import { describe, expect, it } from 'vitest';
import { IMPOSSIBLE } from '../data/sets.js';
import { CELLS } from '../data/solutionText.js';
import {
	allowedPlaces,
	balancesOf,
	CORNERS,
	CORNERS_AT_MOST,
	cellsOfKind,
	cornersIn,
	darkIn,
	FAIR,
	FORCED,
	isCorner,
	isDark,
	KINDS,
	kindOf,
	mostCorners,
	PAIRS,
	placesOf,
	UNEVEN,
	WANTED,
} from './proofFacts.js';

/** Checks the facts of the figures for all placements of all stones. The texts are in the language files. */
describe('the proof', () => {
	it('colours 14 cells dark and 13 light, the same for cells of one kind', () => {
		expect([darkIn(CELLS), CELLS.length - darkIn(CELLS), WANTED]).toEqual([14, 13, 1]);
		expect(KINDS.map((kind) => cellsOfKind(kind).length)).toEqual([8, 12, 6, 1]);
		expect(KINDS.map((kind) => cellsOfKind(kind).every(isDark))).toEqual([true, false, true, false]);
		expect(KINDS.map((kind) => cellsOfKind(kind).some(isDark))).toEqual([true, false, true, false]);
	});

	it('finds five fair stones and two uneven ones', () => {
		expect(FAIR).toEqual(['L4', 'Z4', 'O4', 'A4', 'B4']);
		expect(UNEVEN).toEqual(['I3', 'P4']);
		expect(UNEVEN.map(balancesOf)).toEqual([
			[-1, 1],
			[-2, 2],
		]);
	});

	it('leaves one way to get one dark cell more', () => {
		expect(PAIRS.map(({ sum }) => sum).sort((a, b) => a - b)).toEqual([-3, -1, 1, 3]);
		expect(FORCED.balances).toEqual([
			{ stone: 'I3', balance: -1 },
			{ stone: 'P4', balance: 2 },
		]);
	});

	it('then has the bar on a face: edge, middle of the face, edge', () => {
		const places = allowedPlaces('I3');
		expect(places.length).toBe(12);
		for (const cells of places) expect(cells.map(kindOf)).toEqual(['edge', 'face', 'edge']);
	});

	it('and the tripod with a light middle and at most one corner', () => {
		const places = allowedPlaces('P4');
		for (const cells of places) expect(cells.filter((cell) => !isDark(cell)).length).toBe(1);
		expect(new Set(places.map(cornersIn))).toEqual(new Set([0, 1]));
	});

	it('counts seven corners at most, where eight are needed', () => {
		expect(IMPOSSIBLE.stones.map((stone) => [stone, mostCorners(stone)])).toEqual([
			['I3', 0],
			['L4', 2],
			['Z4', 1],
			['O4', 1],
			['P4', 1],
			['A4', 1],
			['B4', 1],
		]);
		expect([CORNERS_AT_MOST, CORNERS]).toEqual([7, 8]);
	});

	it('shows why: two corners are never nearer than the ends of a line of three', () => {
		const places = IMPOSSIBLE.stones.flatMap(placesOf).filter((each) => cornersIn(each) > 1);
		expect(places.length).toBeGreaterThan(0);
		for (const cells of places) {
			const [one, other] = cells.filter(isCorner);
			const middle = { x: (one!.x + other!.x) / 2, y: (one!.y + other!.y) / 2, z: (one!.z + other!.z) / 2 };
			expect(cells).toContainEqual(middle);
			expect(kindOf(middle)).toBe('edge');
		}
	});
});
