// How good a placement looks: src/features.ts, with the same sums in the same order.
import {
	beside, colours, FEATURES, getColour, handOf, height, limit, NOBODY, Placement, PLACEMENT_SIZE, placements, RUIN, stride, taste,
	top, touch,
} from './layout';

/**
 * Counts are kept four to a word, a byte each, so that they all find room in registers: most of the time of a
 * search goes here. No count is above 255.
 */
const SECOND: u32 = 8;
const THIRD: u32 = 16;
const FOURTH: u32 = 24;

/** By owner and what a square showed: one for fresh, captured, reclaimed or kept, each in its byte (u32). */
const shownBefore: usize = memory.data(8 * 8 * 4, 16);

export function prepareJudge(): void {
	for (let owner = 0; owner < 8; owner++) {
		for (let covered = 0; covered < 8; covered++) {
			const byte = covered == NOBODY ? 0 : covered == owner ? FOURTH : covered == RUIN ? THIRD : SECOND;
			store<u32>(shownBefore + (((owner << 3) + covered) << 2), u32(1) << byte);
		}
	}
}

/** Judges a placement for a colour: the weighted sum of what can be seen of it. */
export function judge(p: i32, owner: i32, weights: usize): f64 {
	const record = changetype<Placement>(placements + usize(p) * PLACEMENT_SIZE);
	const own = touch + 2 * usize(owner) * stride;
	const kinds = shownBefore + (owner << 5);
	const isDuel = colours == 2;
	const rival = touch + 2 * usize(1 - owner) * stride;
	// fresh, captured, reclaimed, kept; known, opened, contested; air, lows, spent, final; exposed, blocked.
	let shown: u32 = 0, sides: u32 = 0, stand: u32 = 0, rivals: u32 = 0;
	let squares = record.squares;
	for (let cubes = u32(record.cubes); cubes != 0; cubes >>= 4, squares >>= 8) {
		const at = usize(squares & 255);
		const low = u32(load<u8>(height + at));
		const high = low + popcnt(cubes & 15);
		const most = u32(load<u8>(limit + at));
		shown += load<u32>(kinds + (usize(load<u8>(top + at)) << 2));
		const spent = (u32(load<u16>(own + (at << 1))) >> low) & 1;
		stand += (most - high) + (low << SECOND) + (spent << THIRD) + (u32(high == most) << FOURTH);
		const beyond = load<u64>(beside + (at << 3));
		const a = usize(beyond & 0xffff), b = usize((beyond >> 16) & 0xffff);
		const c = usize((beyond >> 32) & 0xffff), d = usize(beyond >> 48);
		if (isDuel) {
			const bits = u32(load<u16>(rival + (at << 1)));
			rivals += ((bits >> high) & u32(high < most)) + (((bits >> low) & 1) << SECOND);
			sides += besideInDuel(a, high, own, rival) + besideInDuel(b, high, own, rival)
				+ besideInDuel(c, high, own, rival) + besideInDuel(d, high, own, rival);
		} else {
			rivals += reachOfOthers(at, low, high, most, owner);
			sides += besideOf(a, high, own, owner) + besideOf(b, high, own, owner)
				+ besideOf(c, high, own, owner) + besideOf(d, high, own, owner);
		}
	}
	let score: f64 = 0;
	score += load<f64>(weights) * f64(shown & 255);
	score += load<f64>(weights, 8) * f64((shown >> SECOND) & 255);
	score += load<f64>(weights, 16) * f64((shown >> THIRD) & 255);
	score += load<f64>(weights, 24) * f64(shown >> FOURTH);
	score += load<f64>(weights, 32) * f64(stand >> FOURTH);
	score += load<f64>(weights, 40) * f64(rivals & 255);
	score += load<f64>(weights, 48) * f64(rivals >> SECOND);
	score += load<f64>(weights, 56) * f64((sides >> SECOND) & 255);
	score += load<f64>(weights, 64) * f64(sides & 255);
	score += load<f64>(weights + (usize(record.stone) << 3), 104);
	score += load<f64>(weights, 72) * f64(stand & 255);
	score += load<f64>(weights, 80) * f64(sides >> THIRD);
	score += load<f64>(weights, 88) * f64((stand >> SECOND) & 255);
	score += load<f64>(weights, 96) * f64((stand >> THIRD) & 255);
	return score;
}

/** Of a square beside the stone, if there is room on it: known, or opened and perhaps contested. */
@inline function besideInDuel(side: usize, high: u32, own: usize, rival: usize): u32 {
	const ground = u32(load<u8>(height + side));
	const isRoom = u32(ground < u32(load<u8>(limit + side))) & u32(ground < high);
	const known = (u32(load<u16>(own + (side << 1))) >> ground) & isRoom;
	const opened = known ^ isRoom;
	const contested = (u32(load<u16>(rival + (side << 1))) >> ground) & opened;
	return known | (opened << SECOND) | (contested << THIRD);
}

/** The same with any number of rivals. */
function besideOf(side: usize, high: u32, own: usize, owner: i32): u32 {
	const ground = u32(load<u8>(height + side));
	const isRoom = u32(ground < u32(load<u8>(limit + side))) & u32(ground < high);
	const known = (u32(load<u16>(own + (side << 1))) >> ground) & isRoom;
	const opened = known ^ isRoom;
	if (!opened) return known;
	let reached: u32 = 0;
	let levels = touch + (side << 1);
	for (let other = 0; other < colours; other++) {
		reached |= (u32(load<u16>(levels)) >> ground) & u32(other != owner);
		levels += stride << 1;
	}
	return (opened << SECOND) | (reached << THIRD);
}

/** How many rivals could build on the square after the stone and could have built there before it. */
function reachOfOthers(at: usize, low: u32, high: u32, most: u32, owner: i32): u32 {
	const isOpen = u32(high < most);
	let exposed: u32 = 0, blocked: u32 = 0;
	let levels = touch + (at << 1);
	for (let other = 0; other < colours; other++) {
		const bits = u32(load<u16>(levels));
		const counts = u32(other != owner);
		blocked += (bits >> low) & counts;
		exposed += (bits >> high) & isOpen & counts;
		levels += stride << 1;
	}
	return exposed | (blocked << SECOND);
}

@inline export function weightsFor(stones: i32): usize {
	return taste + usize(stones) * FEATURES * 8;
}

/** Writes how good so many moves look (f32). */
export function judgeMoves(moves: usize, count: i32, looks: usize): void {
	const colour = getColour();
	const weights = weightsFor(popcnt(handOf(colour)));
	for (let i = 0; i < count; i++) {
		store<f32>(looks + (i << 2), f32(judge(load<u16>(moves + (i << 1)), colour, weights)));
	}
}
