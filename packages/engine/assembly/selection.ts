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

/** Two neighbours of an array of f32. */
@inline function pair(array: usize, at: usize): v128 {
	return f64x2.promote_low_f32x4(v128.load_zero<u64>(array + at));
}

export function select(node: i32): i32 {
	const first = firstChildOf(node);
	const total = visitsOf(node);
	const count = min(childCountOf(node), widening(total));
	const curiosity = f64x2.splat(exploration * Math.sqrt(total + 1));
	const expected = total > 0 ? f64(load<f32>(outlook + (node << 2))) : 0.5;
	const untried = f64x2.splat(expected - untriedPenalty);
	const weight = f64x2.splat(laterWeight);
	let bestScores = f64x2.splat(-Infinity);
	let best = i64x2.splat(0);
	let index = i64x2(0, 1);
	for (let i = 0; i < count; i += 2) {
		const at = usize(first + i) << 2;
		const n = pair(visits, at);
		const own = v128.bitselect(pair(value, at), untried, f64x2.gt(n, f64x2.splat(0)));
		const later = pair(laterVisits, at);
		const sum = f64x2.add(f64x2.add(later, n), f64x2.div(f64x2.mul(later, n), weight));
		const share = f64x2.div(later, sum);
		const mixed = f64x2.add(own, f64x2.mul(share, f64x2.sub(pair(laterValue, at), own)));
		const estimate = v128.bitselect(mixed, own, f64x2.gt(later, f64x2.splat(0)));
		const bonus = f64x2.div(f64x2.mul(curiosity, pair(prior, at)), f64x2.add(f64x2.splat(1), n));
		let score = f64x2.add(estimate, bonus);
		// What lies behind the last child is none.
		if (i + 1 == count) score = f64x2.replace_lane(score, 1, -Infinity);
		const isBetter = f64x2.gt(score, bestScores);
		bestScores = v128.bitselect(score, bestScores, isBetter);
		best = v128.bitselect(index, best, isBetter);
		index = i64x2.add(index, i64x2.splat(2));
	}
	return first + betterOf(bestScores, best);
}

/** Of the best at even and at odd places the better one; of equals the first. */
@inline function betterOf(scores: v128, places: v128): i32 {
	const even = f64x2.extract_lane(scores, 0);
	const odd = f64x2.extract_lane(scores, 1);
	const evenPlace = i32(i64x2.extract_lane(places, 0));
	const oddPlace = i32(i64x2.extract_lane(places, 1));
	if (even == odd) return min(evenPlace, oddPlace);
	return even > odd ? evenPlace : oddPlace;
}
