import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeWheel } from './wheel.js';

function wheel(isHolding: boolean) {
	const spins: [string, 1 | -1][] = [];
	const zooms: number[] = [];
	const turn = makeWheel({
		isHolding: () => isHolding,
		zoom: (factor) => zooms.push(factor),
		spin: (spin, by) => spins.push([spin, by]),
	});
	const roll = (delta: number, { shift = false, ctrl = false } = {}) => turn({ delta, shift, ctrl });
	return { roll, spins, zooms };
}

describe('the wheel', () => {
	it('zooms with an empty hand: towards you is farther', () => {
		const { roll, spins, zooms } = wheel(false);
		roll(100);
		roll(-100);
		expect(zooms[0]).toBeGreaterThan(1);
		expect(zooms[0]! * zooms[1]!).toBeCloseTo(1);
		expect(spins).toEqual([]);
	});

	it('turns the held stone by a quarter a notch', () => {
		const { roll, spins, zooms } = wheel(true);
		roll(100);
		roll(-120);
		expect(spins).toEqual([
			['turn', 1],
			['turn', -1],
		]);
		expect(zooms).toEqual([]);
	});

	it('tips the held stone with Shift, and zooms with Ctrl', () => {
		const { roll, spins, zooms } = wheel(true);
		roll(100, { shift: true });
		roll(100, { ctrl: true });
		expect(spins).toEqual([['tip', 1]]);
		expect(zooms).toHaveLength(1);
	});

	it('needs many small pieces of a touchpad for one quarter', () => {
		const { roll, spins } = wheel(true);
		for (let piece = 0; piece < 14; piece++) roll(4);
		expect(spins).toEqual([]);
		roll(4);
		expect(spins).toEqual([['turn', 1]]);
	});

	it('never turns further than it was rolled', () => {
		fc.assert(
			fc.property(fc.array(fc.integer({ min: -200, max: 200 })), (deltas) => {
				const { roll, spins } = wheel(true);
				for (const delta of deltas) roll(delta);
				const rolled = deltas.reduce((sum, delta) => sum + Math.abs(delta), 0);
				expect(spins.length * 60).toBeLessThanOrEqual(rolled);
			}),
		);
	});
});
