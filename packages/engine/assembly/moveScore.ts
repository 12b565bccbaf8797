// Move scores: src/knowledge/features.ts, with the same sums in the same order.
import {
	beside, colours, FEATURES, getColour, handOf, height, limit, NOBODY, Placement, PLACEMENT_SIZE, placements, RUIN, stride, moveWeights,
	top, touch,
} from './layout';
import { computeSquareFeatures, squareFeatures } from './squareFeatures';

/**
 * Four feature counts share a word, one byte each, so that all fit in registers: this is the hottest code of a
 * search. No count exceeds 255.
 */
const SECOND: u32 = 8;
const THIRD: u32 = 16;
const FOURTH: u32 = 24;

/** By owner and visible owner of a square: a one in the byte for fresh, captured, reclaimed or kept (u32). */
const shownBefore: usize = memory.data(8 * 8 * 4, 16);

export function prepareScoring(): void {
	for (let owner = 0; owner < 8; owner++) {
		for (let covered = 0; covered < 8; covered++) {
			const byte = covered == NOBODY ? 0 : covered == owner ? FOURTH : covered == RUIN ? THIRD : SECOND;
			store<u32>(shownBefore + (((owner << 3) + covered) << 2), u32(1) << byte);
		}
	}
}

/** The score of a placement: the weighted sum of its features. Needs `computeSquareFeatures` for the colour first. */
export function scoreMove(p: i32, owner: i32, weights: usize): f64 {
	const record = changetype<Placement>(placements + usize(p) * PLACEMENT_SIZE);
	const kinds = shownBefore + (owner << 5);
	const isDuel = colours == 2;
	const rival = touch + 2 * usize(1 - owner) * stride;
	// The bytes of each word: fresh, captured, reclaimed, kept; known, opened, contested; air, lows, spent,
	// final; exposed, blocked.
	let shown: u32 = 0, sides: u32 = 0, stand: u32 = 0, rivals: u32 = 0;
	let squares = record.squares;
	for (let cubes = u32(record.cubes); cubes != 0; cubes >>= 4, squares >>= 8) {
		const at = usize(squares & 255);
		const low = u32(load<u8>(height + at));
		const high = low + popcnt(cubes & 15);
		const most = u32(load<u8>(limit + at));
		const isOpen = u32(high < most);
		const features = load<u32>(squareFeatures + (at << 2));
		shown += load<u32>(kinds + (usize(load<u8>(top + at)) << 2));
		stand += (most - high) + (low << SECOND) + ((features & 1) << THIRD) + ((isOpen ^ 1) << FOURTH);
		const exposed = isDuel
			? (u32(load<u16>(rival + (at << 1))) >> high) & isOpen
			: isOpen ? reachOfOthers(at, high, owner) : 0;
		rivals += exposed + ((features >> FOURTH) << SECOND);
		const beyond = load<u64>(beside + (at << 3));
		sides += featuresBeside(usize(beyond & 0xffff), high) + featuresBeside(usize((beyond >> 16) & 0xffff), high)
			+ featuresBeside(usize((beyond >> 32) & 0xffff), high) + featuresBeside(usize(beyond >> 48), high);
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
	score += load<f64>(weights, 80) * f64((sides >> THIRD) & 255);
	score += load<f64>(weights, 88) * f64((stand >> SECOND) & 255);
	score += load<f64>(weights, 96) * f64((stand >> THIRD) & 255);
	return score;
}

/** The features of a neighbouring square if it is lower: known, opened, contested. The last byte is not used. */
@inline function featuresBeside(side: usize, high: u32): u32 {
	const isLower = u32(u32(load<u8>(height + side)) < high);
	return load<u32>(squareFeatures + (side << 2)) & (0 - isLower);
}

/** How many other colours could build on the square from that level up. */
function reachOfOthers(at: usize, high: u32, owner: i32): u32 {
	let reached: u32 = 0;
	let levels = touch + (at << 1);
	for (let other = 0; other < colours; other++) {
		reached += (u32(load<u16>(levels)) >> high) & u32(other != owner);
		levels += stride << 1;
	}
	return reached;
}

@inline export function weightsFor(stones: i32): usize {
	return moveWeights + usize(stones) * FEATURES * 8;
}

/** Writes the scores of the moves (f32). */
export function scoreMoves(moves: usize, count: i32, scores: usize): void {
	const colour = getColour();
	const weights = weightsFor(popcnt(handOf(colour)));
	computeSquareFeatures(colour);
	for (let i = 0; i < count; i++) {
		store<f32>(scores + (i << 2), f32(scoreMove(load<u16>(moves + (i << 1)), colour, weights)));
	}
}
