/**
 * Exponentials and logarithms from tables and a few products. `Math.exp` may differ in the last bit between
 * platforms, and WebAssembly has none. This is the same everywhere; `assembly/numbers.ts` is its twin.
 */

/** Beyond this, results are 0 or infinite. */
const FARTHEST = 700;
const PARTS = 64;

/** Tables in one array: exp of −700 … 700, exp of 0, 1/64 … 63/64, and log of 1, 65/64 … 2. */
export const NUMBER_TABLES = Float64Array.from([
	...Array.from({ length: 2 * FARTHEST + 1 }, (_, i) => Math.exp(i - FARTHEST)),
	...Array.from({ length: PARTS }, (_, i) => Math.exp(i / PARTS)),
	...Array.from({ length: PARTS + 1 }, (_, i) => Math.log(1 + i / PARTS)),
]);
const PARTS_AT = 2 * FARTHEST + 1;
const LOGARITHMS_AT = PARTS_AT + PARTS;

export function exponential(x: number): number {
	if (x < -FARTHEST) return 0;
	if (x > FARTHEST) return Number.POSITIVE_INFINITY;
	const steps = Math.floor(x * PARTS);
	const rest = x - steps / PARTS;
	const table = NUMBER_TABLES[FARTHEST + (steps >> 6)]! * NUMBER_TABLES[PARTS_AT + (steps & 63)]!;
	return table * (1 + rest * (1 + rest * (1 / 2 + rest * (1 / 6 + rest * (1 / 24 + rest * (1 / 120))))));
}

/** log(1 + x) for x from 0 to 1. */
export function logarithmAbove1(x: number): number {
	const step = Math.floor(x * PARTS);
	const base = 1 + step / PARTS;
	const rest = (1 + x - base) / base;
	const series = 1 / 3 - rest * (1 / 4 - rest * (1 / 5 - rest * (1 / 6)));
	return NUMBER_TABLES[LOGARITHMS_AT + step]! + rest * (1 - rest * (1 / 2 - rest * series));
}
