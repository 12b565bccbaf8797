// Selection: `select` of src/mcts/search.ts, two children at a time.
import {
	childCountOf, firstChildOf, raveValue, raveVisits, sideToMoveValue, prior, value, visits, visitsOf,
} from './tree';
import { widening } from './widening';

let exploration: f64 = 0;
let raveWeight: f64 = 0;
let fpuReduction: f64 = 0;

export function setSelection(exploration_: f64, raveWeight_: f64, fpuReduction_: f64): void {
	exploration = exploration_;
	raveWeight = raveWeight_;
	fpuReduction = fpuReduction_;
}

/** Relative error bound of f32 scores compared with f64. */
const SLACK: f32 = 1e-5;
/** Avoids division by zero. */
const TINY: f32 = 1e-9;

/** Approximate scores of the children (f32); the maximum number is set in src/wasmRunner.ts. */
const rough: usize = memory.data(4 * 1024, 16);

/** Per node: factor of the exploration bonus, and value of unvisited children (first-play urgency). */
let explorationScale: f64 = 0;
let firstPlayValue: f64 = 0;

/** The best scores so far at even and odd indices, and those indices. */
let bestScores: v128 = f64x2.splat(0);
let bestPlaces: v128 = i64x2.splat(0);

/**
 * Scores all children approximately in f32, four per division, then only those near the best exactly: divisions
 * are slow.
 */
export function select(node: i32): i32 {
	const first = firstChildOf(node);
	const total = visitsOf(node);
	const count = min(childCountOf(node), widening(total));
	explorationScale = exploration * Math.sqrt(total + 1);
	firstPlayValue = (total > 0 ? f64(load<f32>(sideToMoveValue + (node << 2))) : 0.5) - fpuReduction;
	const highest = scoreRoughly(first, count);
	const enough = f32x4.splat(highest - SLACK * (1 + abs(highest)));
	bestScores = f64x2.splat(-Infinity);
	bestPlaces = i64x2.splat(0);
	for (let i = 0; i < count; i += 4) {
		if (!v128.any_true(f32x4.ge(v128.load(rough + (i << 2)), enough))) continue;
		consider(first, i, count);
		if (i + 2 < count) consider(first, i + 2, count);
	}
	return first + bestPlace();
}

/** Writes the approximate scores and returns the highest. */
function scoreRoughly(first: i32, count: i32): f32 {
	const scale = f32x4.splat(f32(explorationScale));
	const firstPlay = f32x4.splat(f32(firstPlayValue));
	const inverseRaveWeight = f32x4.splat(f32(1 / raveWeight));
	const one = f32x4.splat(1);
	let highest = f32x4.splat(-Infinity);
	for (let i = 0; i < count; i += 4) {
		const at = usize(first + i) << 2;
		const n = v128.load(visits + at);
		const own = v128.bitselect(v128.load(value + at), firstPlay, f32x4.gt(n, f32x4.splat(0)));
		const raveN = v128.load(raveVisits + at);
		const product = f32x4.mul(f32x4.mul(raveN, n), inverseRaveWeight);
		const sum = f32x4.add(f32x4.add(f32x4.add(raveN, n), product), f32x4.splat(TINY));
		const tries = f32x4.add(one, n);
		const change = f32x4.mul(raveN, f32x4.sub(v128.load(raveValue + at), own));
		const bonus = f32x4.mul(scale, v128.load(prior + at));
		const both = f32x4.add(f32x4.mul(change, tries), f32x4.mul(bonus, sum));
		let score = f32x4.add(own, f32x4.div(both, f32x4.mul(sum, tries)));
		// Masks lanes past the last child.
		const left = i32x4.lt_s(i32x4(0, 1, 2, 3), i32x4.splat(count - i));
		score = v128.bitselect(score, f32x4.splat(-Infinity), left);
		v128.store(rough + (i << 2), score);
		highest = f32x4.pmax(highest, score);
	}
	return max(
		max(f32x4.extract_lane(highest, 0), f32x4.extract_lane(highest, 1)),
		max(f32x4.extract_lane(highest, 2), f32x4.extract_lane(highest, 3)),
	);
}

/** Two adjacent f32 values as f64. */
@inline function pair(array: usize, at: usize): v128 {
	return f64x2.promote_low_f32x4(v128.load_zero<u64>(array + at));
}

/** Computes the exact scores of two adjacent children and keeps the better ones. */
@inline function consider(first: i32, place: i32, count: i32): void {
	const at = usize(first + place) << 2;
	const n = pair(visits, at);
	const own = v128.bitselect(pair(value, at), f64x2.splat(firstPlayValue), f64x2.gt(n, f64x2.splat(0)));
	const raveN = pair(raveVisits, at);
	const sum = f64x2.add(f64x2.add(raveN, n), f64x2.div(f64x2.mul(raveN, n), f64x2.splat(raveWeight)));
	const mixed = f64x2.add(own, f64x2.mul(f64x2.div(raveN, sum), f64x2.sub(pair(raveValue, at), own)));
	const estimate = v128.bitselect(mixed, own, f64x2.gt(raveN, f64x2.splat(0)));
	const bonus = f64x2.div(f64x2.mul(f64x2.splat(explorationScale), pair(prior, at)), f64x2.add(f64x2.splat(1), n));
	let scores = f64x2.add(estimate, bonus);
	// Masks lanes past the last child.
	if (place + 1 == count) scores = f64x2.replace_lane(scores, 1, -Infinity);
	const isBetter = f64x2.gt(scores, bestScores);
	bestScores = v128.bitselect(scores, bestScores, isBetter);
	bestPlaces = v128.bitselect(i64x2.add(i64x2.splat(i64(place)), i64x2(0, 1)), bestPlaces, isBetter);
}

/** The better of the two lanes; the first if they are equal. */
@inline function bestPlace(): i32 {
	const even = f64x2.extract_lane(bestScores, 0);
	const odd = f64x2.extract_lane(bestScores, 1);
	const evenPlace = i32(i64x2.extract_lane(bestPlaces, 0));
	const oddPlace = i32(i64x2.extract_lane(bestPlaces, 1));
	if (even == odd) return min(evenPlace, oddPlace);
	return even > odd ? evenPlace : oddPlace;
}
