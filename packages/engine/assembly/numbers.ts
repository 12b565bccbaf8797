// Exponentials and logarithms: the same tables and steps as src/numbers/exponential.ts.
const FARTHEST: f64 = 700;
const PARTS: f64 = 64;
const PARTS_AT: usize = 1401 * 8;
const LOGARITHMS_AT: usize = PARTS_AT + 64 * 8;

let tables: usize = 0;

export function setNumberTables(at: usize): void {
	tables = at;
}

export function exponential(x: f64): f64 {
	if (x < -FARTHEST) return 0;
	if (x > FARTHEST) return Infinity;
	const floor = Math.floor(x * PARTS);
	const rest = x - floor / PARTS;
	const steps = i32(floor);
	const whole = load<f64>(tables + (usize(700 + (steps >> 6)) << 3));
	const part = load<f64>(tables + PARTS_AT + (usize(steps & 63) << 3));
	return whole * part * (1 + rest * (1 + rest * (1.0 / 2 + rest * (1.0 / 6 + rest * (1.0 / 24 + rest * (1.0 / 120))))));
}

export function logarithmAbove1(x: f64): f64 {
	const step = Math.floor(x * PARTS);
	const base = 1 + step / PARTS;
	const rest = (1 + x - base) / base;
	const series = 1.0 / 3 - rest * (1.0 / 4 - rest * (1.0 / 5 - rest * (1.0 / 6)));
	return load<f64>(tables + LOGARITHMS_AT + (usize(step) << 3)) + rest * (1 - rest * (1.0 / 2 - rest * series));
}
