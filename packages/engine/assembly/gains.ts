// Points that moves gain at once, and the most a colour can still gain: src/duel/gains.ts. For two colours.
import {
	getOut, handOf, height, limit, Placement, PLACEMENT_SIZE, placements, RUIN, size, squares, top, visible,
} from './layout';

const COLUMNS: i32 = 4;

/** By square (u8): how much the margin improves if the colour covers it. */
const worth: usize = memory.data(320, 16);
/** By stone (u8): the most squares it can cover on this plan. */
const covers: usize = memory.data(16, 16);

/** Call once, after the tables are set. */
export function prepareGains(): void {
	for (let p = 0; p < size; p++) {
		const record = changetype<Placement>(placements + usize(p) * PLACEMENT_SIZE);
		let count = 0;
		for (let cubes = u32(record.cubes); cubes != 0; cubes >>= 4) count++;
		record.spare = COLUMNS - count;
		const at = covers + record.stone;
		store<u8>(at, max(i32(load<u8>(at)), count));
	}
}

/** The margin of a colour over the other. */
export function marginOf(colour: i32): i32 {
	return pointsOf(colour) - pointsOf(1 - colour);
}

@inline function pointsOf(colour: i32): i32 {
	return i32(load<i16>(visible + (colour << 1))) - popcnt(handOf(colour));
}

/** Stones that a colour may still place. */
@inline export function stonesOf(colour: i32): i32 {
	return (getOut() >> colour) & 1 ? 0 : popcnt(handOf(colour));
}

/** Prepares `gainOf` for a colour: 16 squares at a time. */
export function computeWorth(colour: i32): void {
	for (let s = 0; s < squares; s += 16) {
		const shown = v128.load(top + s);
		const rival = v128.and(i8x16.eq(shown, i8x16.splat(i8(1 - colour))), i8x16.splat(2));
		const empty = v128.and(i8x16.ge_u(shown, i8x16.splat(i8(RUIN))), i8x16.splat(1));
		v128.store(worth + s, v128.or(rival, empty));
	}
}

/** How much a move improves the margin. Columns that pad a short stone repeat its first square. */
@inline export function gainOf(move: i32): i32 {
	const record = changetype<Placement>(placements + usize(move) * PLACEMENT_SIZE);
	const at = record.squares;
	const first = i32(load<u8>(worth + (at & 255)));
	const others = i32(load<u8>(worth + ((at >> 8) & 255))) + i32(load<u8>(worth + ((at >> 16) & 255)))
		+ i32(load<u8>(worth + (at >> 24)));
	return 1 + first + others - i32(record.spare) * first;
}

/** The most that a colour's stones can improve its margin. */
export function mostGain(colour: i32): i32 {
	if ((getOut() >> colour) & 1) return 0;
	const stones = handOf(colour);
	let covered = 0;
	for (let rest = stones; rest != 0; rest &= rest - 1) covered += load<u8>(covers + ctz(rest));
	let rivals = 0;
	let empty = 0;
	for (let s = 0; s < squares; s += 16) {
		const open = i8x16.lt_u(v128.load(height + s), v128.load(limit + s));
		const shown = v128.load(top + s);
		rivals += popcnt(i8x16.bitmask(v128.and(open, i8x16.eq(shown, i8x16.splat(i8(1 - colour))))));
		empty += popcnt(i8x16.bitmask(v128.and(open, i8x16.ge_u(shown, i8x16.splat(i8(RUIN))))));
	}
	const taken = min(rivals, covered);
	return popcnt(stones) + 2 * taken + min(empty, covered - taken);
}
