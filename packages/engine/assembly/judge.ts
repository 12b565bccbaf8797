// How good a placement looks: src/features.ts, with the same sums in the same order.
import {
	beside, colours, FEATURES, height, limit, NOBODY, Placement, PLACEMENT_SIZE, placements, RUIN, stride, taste,
	top, touch,
} from './layout';

/** Judges a placement for a colour: the weighted sum of what can be seen of it. */
export function judge(p: i32, owner: i32, weights: usize): f64 {
	const record = changetype<Placement>(placements + usize(p) * PLACEMENT_SIZE);
	const own = touch + 2 * usize(owner) * stride;
	let fresh = 0, captured = 0, reclaimed = 0, kept = 0, final = 0, air = 0, lows = 0;
	let exposed: u32 = 0, blocked: u32 = 0, opened: u32 = 0, known: u32 = 0;
	let contested: u32 = 0, spent: u32 = 0;
	let squares = record.squares;
	for (let cubes = u32(record.cubes); cubes != 0; cubes >>= 4, squares >>= 8) {
		const at = usize(squares & 255);
		const low = u32(load<u8>(height + at));
		const high = low + popcnt(cubes & 15);
		const covered = i32(load<u8>(top + at));
		const most = u32(load<u8>(limit + at));
		lows += i32(low);
		spent += (u32(load<u16>(own + (at << 1))) >> low) & 1;
		fresh += i32(covered == NOBODY);
		kept += i32(covered == owner);
		reclaimed += i32(covered == RUIN);
		captured += i32(covered < RUIN && covered != owner);
		const isOpen = u32(high < most);
		final += i32(high == most);
		air += i32(most - high);
		let levels = touch + (at << 1);
		for (let other = 0; other < colours; other++) {
			const bits = u32(load<u16>(levels));
			const counts = u32(other != owner);
			blocked += (bits >> low) & counts;
			exposed += (bits >> high) & isOpen & counts;
			levels += stride << 1;
		}
		const sides = load<u64>(beside + (at << 3));
		for (let n: u64 = 0; n < 64; n += 16) {
			const side = usize((sides >> n) & 0xffff);
			const rest = u32(load<u8>(height + side));
			const isRoom = u32(rest < u32(load<u8>(limit + side))) & u32(rest < high);
			const touched = (u32(load<u16>(own + (side << 1))) >> rest) & 1;
			known += touched & isRoom;
			const isNew = (touched ^ 1) & isRoom;
			opened += isNew;
			if (isNew) contested += reachedByOthers(owner, side, rest);
		}
	}
	let score: f64 = 0;
	score += load<f64>(weights) * f64(fresh);
	score += load<f64>(weights, 8) * f64(captured);
	score += load<f64>(weights, 16) * f64(reclaimed);
	score += load<f64>(weights, 24) * f64(kept);
	score += load<f64>(weights, 32) * f64(final);
	score += load<f64>(weights, 40) * f64(exposed);
	score += load<f64>(weights, 48) * f64(blocked);
	score += load<f64>(weights, 56) * f64(opened);
	score += load<f64>(weights, 64) * f64(known);
	score += load<f64>(weights + (usize(record.stone) << 3), 104);
	score += load<f64>(weights, 72) * f64(air);
	score += load<f64>(weights, 80) * f64(contested);
	score += load<f64>(weights, 88) * f64(lows);
	score += load<f64>(weights, 96) * f64(spent);
	return score;
}

@inline function reachedByOthers(owner: i32, square: usize, level: u32): u32 {
	let levels = touch + (square << 1);
	let reached: u32 = 0;
	for (let other = 0; other < colours; other++) {
		reached |= (u32(load<u16>(levels)) >> level) & u32(other != owner);
		levels += stride << 1;
	}
	return reached;
}

@inline export function weightsFor(stones: i32): usize {
	return taste + usize(stones) * FEATURES * 8;
}
