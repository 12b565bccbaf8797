// Features of the squares for the colour to move, computed once per position and shared by all move scores.
import { colours, height, limit, stride, touch } from './layout';
import { highBytes, highMasks, lowBytes, lowMasks } from './touching';

/**
 * One word per square (u32), four bytes: has room and the colour touches it; has room and it does not; the latter
 * and another colour touches it; how many others touch it.
 */
export const squareFeatures: usize = memory.data(4 * 336, 16);

/** All ones where a cube at the square's height would touch. */
@inline function reached(levels: usize, low: v128, high: v128): v128 {
	const near = v128.or(v128.and(lowBytes(levels), low), v128.and(highBytes(levels), high));
	return i8x16.ne(near, i8x16.splat(0));
}

/** Computes the features of all squares for a colour, 16 at a time. */
export function computeSquareFeatures(owner: i32): void {
	const squares = i32(stride) - 1;
	for (let s = 0; s <= squares; s += 16) {
		const heights = v128.load(height + s);
		const low = i8x16.swizzle(lowMasks(1), heights);
		const high = i8x16.swizzle(highMasks(1), heights);
		// The limit is 0 off the plan.
		const room = i8x16.lt_u(heights, v128.load(limit + s));
		let others = i8x16.splat(0);
		let own = i8x16.splat(0);
		let levels = touch + (usize(s) << 1);
		for (let c = 0; c < colours; c++, levels += stride << 1) {
			const here = reached(levels, low, high);
			if (c == owner) own = here;
			else others = i8x16.sub(others, here);
		}
		const one = i8x16.splat(1);
		const opened = v128.and(v128.andnot(room, own), one);
		const contested = i8x16.min_u(others, opened);
		storeFeatures(s, v128.and(v128.and(room, own), one), opened, contested, others);
	}
}

/** Interleaves four byte vectors into one word per square. */
@inline function storeFeatures(s: i32, a: v128, b: v128, c: v128, d: v128): void {
	const at = squareFeatures + (usize(s) << 2);
	const abLow = i8x16.shuffle(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
	const abHigh = i8x16.shuffle(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
	const cdLow = i8x16.shuffle(c, d, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
	const cdHigh = i8x16.shuffle(c, d, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
	v128.store(at, i8x16.shuffle(abLow, cdLow, 0, 1, 16, 17, 2, 3, 18, 19, 4, 5, 20, 21, 6, 7, 22, 23));
	v128.store(at, i8x16.shuffle(abLow, cdLow, 8, 9, 24, 25, 10, 11, 26, 27, 12, 13, 28, 29, 14, 15, 30, 31), 16);
	v128.store(at, i8x16.shuffle(abHigh, cdHigh, 0, 1, 16, 17, 2, 3, 18, 19, 4, 5, 20, 21, 6, 7, 22, 23), 32);
	v128.store(at, i8x16.shuffle(abHigh, cdHigh, 8, 9, 24, 25, 10, 11, 26, 27, 12, 13, 28, 29, 14, 15, 30, 31), 48);
}
