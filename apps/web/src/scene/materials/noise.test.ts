import { describe, expect, it } from 'vitest';
import { hash, noise } from './noise.js';

describe('the noise of the wood', () => {
	it('is tileable, for planks side by side', () => {
		for (const v of [0.1, 0.37, 0.9]) {
			expect(noise(1 + 0.2, v, 5, 7, 3)).toBeCloseTo(noise(0.2, v, 5, 7, 3), 9);
			expect(noise(0.2, v - 1, 5, 7, 3)).toBeCloseTo(noise(0.2, v, 5, 7, 3), 9);
		}
	});

	it('stays between 0 and 1 and is not flat', () => {
		const values = Array.from({ length: 200 }, (_, i) => noise(i / 200, i / 77, 13, 9, 1));
		expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
		expect(Math.max(...values)).toBeLessThanOrEqual(1);
		expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.5);
	});

	it('is the same on every machine', () => {
		// Computed with arbitrary-precision integers in another language.
		expect(hash(0, 0, 0) * 2 ** 32).toBe(0x8acb841f);
		expect(hash(3, 4, 5) * 2 ** 32).toBe(0x53363a84);
		expect(hash(12, 7, 31) * 2 ** 32).toBe(0x073e04f1);
	});

	it('is different at every point and for every seed', () => {
		const range = Array.from({ length: 20 }, (_, i) => i);
		const values = range.flatMap((x) => range.flatMap((y) => range.map((seed) => hash(x, y, seed))));
		expect(new Set(values).size).toBe(20 ** 3);
	});
});
