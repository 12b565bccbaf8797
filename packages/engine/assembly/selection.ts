// The child that promises most: `select` of src/mcts/search.ts, two children at a time.
import {
	childCountOf, firstChildOf, laterValue, laterVisits, outlook, prior, value, visits, visitsOf,
} from './tree';
import { widening } from './widening';

let exploration: f64 = 0;
let laterWeight: f64 = 0;
let untriedPenalty: f64 = 0;

export function setSelection(exploration_: f64, laterWeight_: f64, untriedPenalty_: f64): void {
	exploration = exploration_;
	laterWeight = laterWeight_;
	untriedPenalty = untriedPenalty_;
}

/** More than what is lost when a score is found with f32 instead of f64. */
const SLACK: f32 = 1e-5;

/** What the scores of a node's children depend on, besides the children; two copies each. */
let curiosity: v128 = f64x2.splat(0);
let untried: v128 = f64x2.splat(0);

/** The best scores yet at even and at odd places, and those places. */
let bestScores: v128 = f64x2.splat(0);
let bestPlaces: v128 = i64x2.splat(0);

export function select(node: i32): i32 {
	const first = firstChildOf(node);
	const total = visitsOf(node);
	const count = min(childCountOf(node), widening(total));
	const eagerness = exploration * Math.sqrt(total + 1);
	const expected = (total > 0 ? f64(load<f32>(outlook + (node << 2))) : 0.5) - untriedPenalty;
	curiosity = f64x2.splat(eagerness);
	untried = f64x2.splat(expected);
	bestScores = f64x2.splat(-Infinity);
	bestPlaces = i64x2.splat(0);
	let best: f64 = -Infinity;
	for (let i = 0; i < count; i += 4) {
		// Divisions are slow, so four children are first asked roughly whether one of them may be the best.
		if (!mayExceed(first + i, f32(eagerness), f32(expected), f32(best))) continue;
		consider(first, i, count);
		if (i + 2 < count) consider(first, i + 2, count);
		best = max(f64x2.extract_lane(bestScores, 0), f64x2.extract_lane(bestScores, 1));
	}
	return first + bestPlace();
}

/**
 * Whether one of four children may have a higher score: its estimate lies between its own value and that of its
 * later plays.
 */
@inline function mayExceed(child: i32, eagerness: f32, expected: f32, best: f32): bool {
	const at = usize(child) << 2;
	const none = f32x4.splat(0);
	const n = v128.load(visits + at);
	const own = v128.bitselect(v128.load(value + at), f32x4.splat(expected), f32x4.gt(n, none));
	const later = v128.bitselect(v128.load(laterValue + at), own, f32x4.gt(v128.load(laterVisits + at), none));
	const bonus = f32x4.div(
		f32x4.mul(f32x4.splat(eagerness * (1 + SLACK)), v128.load(prior + at)),
		f32x4.add(f32x4.splat(1), n),
	);
	const most = f32x4.add(f32x4.add(f32x4.max(own, later), bonus), f32x4.splat(SLACK));
	return v128.any_true(f32x4.ge(most, f32x4.splat(best)));
}

/** Two neighbours of an array of f32. */
@inline function pair(array: usize, at: usize): v128 {
	return f64x2.promote_low_f32x4(v128.load_zero<u64>(array + at));
}

/** Finds the exact scores of the children at a place and the next one, and keeps the better ones. */
@inline function consider(first: i32, place: i32, count: i32): void {
	const at = usize(first + place) << 2;
	const n = pair(visits, at);
	const own = v128.bitselect(pair(value, at), untried, f64x2.gt(n, f64x2.splat(0)));
	const later = pair(laterVisits, at);
	const sum = f64x2.add(f64x2.add(later, n), f64x2.div(f64x2.mul(later, n), f64x2.splat(laterWeight)));
	const mixed = f64x2.add(own, f64x2.mul(f64x2.div(later, sum), f64x2.sub(pair(laterValue, at), own)));
	const estimate = v128.bitselect(mixed, own, f64x2.gt(later, f64x2.splat(0)));
	const bonus = f64x2.div(f64x2.mul(curiosity, pair(prior, at)), f64x2.add(f64x2.splat(1), n));
	let scores = f64x2.add(estimate, bonus);
	// What lies behind the last child is none.
	if (place + 1 == count) scores = f64x2.replace_lane(scores, 1, -Infinity);
	const isBetter = f64x2.gt(scores, bestScores);
	bestScores = v128.bitselect(scores, bestScores, isBetter);
	bestPlaces = v128.bitselect(i64x2.add(i64x2.splat(i64(place)), i64x2(0, 1)), bestPlaces, isBetter);
}

/** Of the best at even and at odd places the better one; of equals the first. */
@inline function bestPlace(): i32 {
	const even = f64x2.extract_lane(bestScores, 0);
	const odd = f64x2.extract_lane(bestScores, 1);
	const evenPlace = i32(i64x2.extract_lane(bestPlaces, 0));
	const oddPlace = i32(i64x2.extract_lane(bestPlaces, 1));
	if (even == odd) return min(evenPlace, oddPlace);
	return even > odd ? evenPlace : oddPlace;
}
