import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ABOVE_TILT, blend, type Camera, fromAbove, HOME, home, orbit, quarterTurn, zoom } from './camera.js';

/** Adding 0 turns −0 into 0, which is the same angle. */
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((value) => value + 0);
const camera: fc.Arbitrary<Camera> = fc.record({
	azimuth: number(-30, 30),
	tilt: number(ABOVE_TILT, 1.48),
	distance: number(0.35, 1.6),
});
const by = fc.constantFrom(1 as const, -1 as const);

/** The distance between two angles, ignoring full turns. */
const apart = (a: number, b: number): number => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));

describe('turning the table', () => {
	it('goes round without end, but never below its edge nor over its top', () => {
		fc.assert(
			fc.property(camera, number(-9, 9), number(-9, 9), (from, azimuth, tilt) => {
				const to = orbit(from, azimuth, tilt);
				expect(to.azimuth).toBeCloseTo(from.azimuth + azimuth);
				expect(to.tilt).toBeGreaterThanOrEqual(ABOVE_TILT);
				expect(to.tilt).toBeLessThan(Math.PI / 2);
				expect(to.distance).toBe(from.distance);
			}),
		);
	});

	it('by quarters always ends at home’s quarters, and four of them are a full turn', () => {
		fc.assert(
			fc.property(camera, by, (from, way) => {
				const once = quarterTurn(from, way);
				expect(apart(4 * once.azimuth, 4 * HOME.azimuth)).toBeCloseTo(0);
				expect((once.azimuth - from.azimuth) * way).toBeGreaterThan(0);
				const four = [1, 2, 3].reduce((now) => quarterTurn(now, way), once);
				expect(four.azimuth - once.azimuth).toBeCloseTo((3 * Math.PI * way) / 2);
			}),
		);
	});
});

describe('zooming', () => {
	it('stays near enough to see the table, and off the stones', () => {
		fc.assert(
			fc.property(camera, fc.array(number(0.1, 10)), (from, factors) => {
				const { distance } = factors.reduce(zoom, from);
				expect(distance).toBeGreaterThanOrEqual(0.35);
				expect(distance).toBeLessThanOrEqual(1.6);
			}),
		);
		expect(zoom(HOME, 0.8).distance).toBeCloseTo(0.8);
	});
});

describe('well-known views', () => {
	it('are reached by turning no more than half round', () => {
		fc.assert(
			fc.property(camera, (from) => {
				const [above, back] = [fromAbove(from), home(from)];
				expect(apart(above.azimuth, 0)).toBeCloseTo(0);
				expect(apart(back.azimuth, HOME.azimuth)).toBeCloseTo(0);
				for (const { azimuth } of [above, back]) {
					expect(Math.abs(azimuth - from.azimuth)).toBeLessThan(Math.PI + 1e-9);
				}
			}),
		);
	});

	it('are straight from above at the same distance, and home as at the beginning', () => {
		expect(fromAbove({ azimuth: 0.3, tilt: 1, distance: 0.5 })).toEqual({
			azimuth: 0,
			tilt: ABOVE_TILT,
			distance: 0.5,
		});
		expect(home({ azimuth: 0, tilt: 0.2, distance: 0.5 })).toEqual(HOME);
	});
});

describe('a flight', () => {
	it('begins and ends exactly at its views, and is always between them', () => {
		fc.assert(
			fc.property(camera, camera, number(0, 1), (from, to, part) => {
				expect(blend(from, to, 0)).toEqual(from);
				const there = blend(from, to, 1);
				const between = blend(from, to, part);
				for (const key of ['azimuth', 'tilt', 'distance'] as const) {
					expect(there[key]).toBeCloseTo(to[key]);
					expect(between[key]).toBeGreaterThanOrEqual(Math.min(from[key], to[key]) - 1e-9);
					expect(between[key]).toBeLessThanOrEqual(Math.max(from[key], to[key]) + 1e-9);
				}
			}),
		);
	});

	it('is slow at both ends', () => {
		const { azimuth } = blend({ ...HOME, azimuth: 0 }, { ...HOME, azimuth: 1 }, 0.1);
		expect(azimuth).toBeLessThan(0.05);
		expect(blend({ ...HOME, azimuth: 0 }, { ...HOME, azimuth: 1 }, 0.9).azimuth).toBeGreaterThan(0.95);
	});
});
