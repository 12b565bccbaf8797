// Expands nodes, highest score first: `expandLazily` of src/mcts/expansion.ts.
import { getContact } from './board';
import { find, list } from './finder';
import { scoreMoves } from './moveScore';
import { allocate, getColour, handOf, size } from './layout';
import { exponential } from './numbers';
import {
	allocateChildren, childCountOf, firstChildOf, initialise, moveNodes, releaseChildren, setChildren, visitsOf,
} from './tree';
import { widening } from './widening';

/**
 * Buffers for one position: its moves (u16), their scores (f32), and the indices of the best moves in order
 * (u16).
 */
let moves: usize = 0;
let scores: usize = 0;
let order: usize = 0;
let sharpness: f64 = 0;

/** Allocates the buffers; call once, after the tables are set. */
export function prepareExpansion(): void {
	moves = allocate(2 * size);
	scores = allocate(4 * size);
	order = allocate(2 * size);
}

export function setSharpness(sharpness_: f64): void {
	sharpness = sharpness_;
}

/** Adds the first children of a node, or more of them; false when the tree is full. */
export function expand(node: i32, width: i32): bool {
	find(getContact());
	const count = list(moves, handOf(getColour()));
	scoreMoves(moves, count, scores);
	const had = childCountOf(node);
	const most = min(count, width);
	const wanted = min(most, roundUp(widening(visitsOf(node))));
	const first = allocateChildren(wanted);
	if (first == 0) return false;
	sortBest(count, wanted);
	const old = firstChildOf(node);
	if (had > 0) moveNodes(old, first, had);
	const sum = softmaxSum(count);
	for (let i = had; i < wanted; i++) {
		const index = load<u16>(order + (i << 1));
		initialise(first + i, load<u16>(moves + (index << 1)), softmaxTerm(index, bestScore()) / sum);
	}
	if (had > 0) releaseChildren(old, had);
	setChildren(node, first, wanted, most);
	return true;
}

@inline function scoreOf(index: i32): f32 {
	return load<f32>(scores + (index << 2));
}

@inline function bestScore(): f64 {
	return f64(scoreOf(load<u16>(order)));
}

@inline function softmaxTerm(index: i32, best: f64): f64 {
	return exponential(sharpness * (f64(scoreOf(index)) - best));
}

function softmaxSum(count: i32): f64 {
	const best = bestScore();
	let sum: f64 = 0;
	for (let i = 0; i < count; i++) sum += softmaxTerm(i, best);
	return sum;
}

/** Writes the indices of the best moves in order; ties keep their original order. */
function sortBest(count: i32, wanted: i32): void {
	let found = 0;
	let worst: f32 = -Infinity;
	for (let i = 0; i < count; i++) {
		const score = scoreOf(i);
		if (found == wanted && score <= worst) continue;
		let at = found < wanted ? found++ : found - 1;
		for (; at > 0; at--) {
			const before = load<u16>(order + (at << 1) - 2);
			if (scoreOf(before) >= score) break;
			store<u16>(order + (at << 1), before);
		}
		store<u16>(order + (at << 1), i);
		worst = scoreOf(load<u16>(order + (found << 1) - 2));
	}
}

/** Rounds up to a power of two, at least 8: the block sizes of the tree. */
@inline function roundUp(count: i32): i32 {
	return 1 << max(3, 32 - clz(count - 1));
}
