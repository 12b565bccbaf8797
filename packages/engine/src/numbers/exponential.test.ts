import { expect, test } from 'vitest';
import { exponential, logarithmAbove1 } from './exponential.js';

const evenly = (from: number, to: number): number[] =>
	Array.from({ length: 2001 }, (_, i) => from + ((to - from) * i) / 2000);

test('exponentials are those of the platform, but for the last digits', () => {
	for (const x of [...evenly(-40, 40), ...evenly(-1, 1), -699.5, 699.5]) {
		expect(Math.abs(exponential(x) / Math.exp(x) - 1)).toBeLessThan(1e-13);
	}
	expect(exponential(0)).toBe(1);
});

test('far away nothing is left, or everything', () => {
	expect(exponential(-1000)).toBe(0);
	expect(exponential(Number.NEGATIVE_INFINITY)).toBe(0);
	expect(exponential(1000)).toBe(Number.POSITIVE_INFINITY);
});

test('logarithms are those of the platform, but for the last digits', () => {
	for (const x of evenly(0, 1)) expect(Math.abs(logarithmAbove1(x) - Math.log(1 + x))).toBeLessThan(1e-13);
});
