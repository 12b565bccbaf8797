/** Smooth, tileable noise for textures. */

/** A deterministic pseudo-random number from 0 to 1. */
export function hash(x: number, y: number, seed: number): number {
	let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed + 1, 0x9e3779b1);
	h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
	h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
	return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Noise over a field of `columns` × `rows` waves: `u` and `v` run from 0 to 1 across it and wrap around. */
export function noise(u: number, v: number, columns: number, rows: number, seed: number): number {
	const [x, y] = [u * columns, v * rows];
	const [x0, y0] = [Math.floor(x), Math.floor(y)];
	const wrap = (value: number, count: number): number => ((value % count) + count) % count;
	const at = (dx: number, dy: number): number => hash(wrap(x0 + dx, columns), wrap(y0 + dy, rows), seed);
	const [tx, ty] = [smooth(x - x0), smooth(y - y0)];
	return mix(mix(at(0, 0), at(1, 0), tx), mix(at(0, 1), at(1, 1), tx), ty);
}
