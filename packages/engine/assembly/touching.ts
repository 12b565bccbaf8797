// Contact levels of 16 squares at a time: 16 bits per square, split into vectors of low and high bytes.

@inline export function lowBytes(at: usize): v128 {
	return i8x16.shuffle(
		v128.load(at), v128.load(at, 16), 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30,
	);
}
@inline export function highBytes(at: usize): v128 {
	return i8x16.shuffle(
		v128.load(at), v128.load(at, 16), 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31,
	);
}

/** Bits h … h + count − 1 for the height h of every lane: their low or high byte. */
@inline export function lowMasks(count: i32): v128 {
	return count == 1 ? i8x16(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0)
		: count == 2 ? i8x16(3, 6, 12, 24, 48, 96, -64, -128, 0, 0, 0, 0, 0, 0, 0, 0)
		: count == 3 ? i8x16(7, 14, 28, 56, 112, -32, -64, -128, 0, 0, 0, 0, 0, 0, 0, 0)
		: i8x16(15, 30, 60, 120, -16, -32, -64, -128, 0, 0, 0, 0, 0, 0, 0, 0);
}
@inline export function highMasks(count: i32): v128 {
	return count == 1 ? i8x16(0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, -128)
		: count == 2 ? i8x16(0, 0, 0, 0, 0, 0, 0, 1, 3, 6, 12, 24, 48, 96, -64, -128)
		: count == 3 ? i8x16(0, 0, 0, 0, 0, 0, 1, 3, 7, 14, 28, 56, 112, -32, -64, -128)
		: i8x16(0, 0, 0, 0, 0, 1, 3, 7, 15, 30, 60, 120, -16, -32, -64, -128);
}
