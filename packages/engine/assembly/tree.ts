// The arrays of a search tree, in the same memory layout as src/mcts/tree.ts.

export const UNKNOWN: i32 = 255;
export const NOT_EVALUATED: f32 = -1;
const SMALLEST: i32 = 3;
const CLASSES: i32 = 17;

/**
 * Header offsets. The first word counts allocated nodes; then freed nodes, the full flag, and a free list per
 * block size.
 */
const FREED: usize = 4;
const FULL: usize = 8;
const FREE: usize = 12;
const HEADER: usize = FREE + 4 * CLASSES;

let header: usize = 0;
let capacity: i32 = 0;
export let visits: usize = 0;
export let value: usize = 0;
export let sideToMoveValue: usize = 0;
export let prior: usize = 0;
export let raveVisits: usize = 0;
export let raveValue: usize = 0;
export let evaluations: usize = 0;
export let firstChild: usize = 0;
export let move: usize = 0;
export let childCount: usize = 0;
export let moveCount: usize = 0;
export let state: usize = 0;
export let evaluatedSides: i32 = 0;

export function setTree(at: usize, capacity_: i32, evaluatedSides_: i32): void {
	const size = usize(capacity_);
	header = at;
	capacity = capacity_;
	evaluatedSides = evaluatedSides_;
	visits = at + HEADER;
	value = visits + 4 * size;
	sideToMoveValue = value + 4 * size;
	prior = sideToMoveValue + 4 * size;
	raveVisits = prior + 4 * size;
	raveValue = raveVisits + 4 * size;
	evaluations = raveValue + 4 * size;
	firstChild = evaluations + 4 * size * evaluatedSides;
	move = firstChild + 4 * size;
	childCount = move + 2 * size;
	moveCount = childCount + 2 * size;
	state = moveCount + 2 * size;
}

@inline export function isFull(): bool { return load<i32>(header, FULL) != 0; }
@inline export function visitsOf(node: i32): f64 { return f64(load<f32>(visits + (node << 2))); }
@inline export function firstChildOf(node: i32): i32 { return load<i32>(firstChild + (node << 2)); }
@inline export function childCountOf(node: i32): i32 { return load<u16>(childCount + (node << 1)); }
@inline export function moveCountOf(node: i32): i32 { return load<u16>(moveCount + (node << 1)); }
@inline export function moveOf(node: i32): i32 { return load<u16>(move + (node << 1)); }
@inline export function stateOf(node: i32): i32 { return load<u8>(state + node); }
@inline export function setState(node: i32, value: i32): void { store<u8>(state + node, value); }
@inline export function evaluationsAt(node: i32): usize { return evaluations + usize(node * evaluatedSides << 2); }

@inline function classOf(count: i32): i32 {
	return max(0, 32 - clz(count - 1) - SMALLEST);
}

/** Allocates a block for children; 0 when the tree is full. */
export function allocateChildren(count: i32): i32 {
	const kind = classOf(count);
	const places = 1 << (kind + SMALLEST);
	const free = header + (kind << 2);
	const given = load<i32>(free, FREE);
	if (given != 0) {
		store<i32>(free, firstChildOf(given), FREE);
		store<i32>(header, load<i32>(header, FREED) - places, FREED);
		return given;
	}
	const first = load<i32>(header);
	if (first + places > capacity) {
		store<i32>(header, 1, FULL);
		return 0;
	}
	store<i32>(header, first + places);
	return first;
}

/** Puts a block of children on its free list. */
export function releaseChildren(first: i32, count: i32): void {
	const kind = classOf(count);
	const free = header + (kind << 2);
	store<i32>(firstChild + (first << 2), load<i32>(free, FREE));
	store<i32>(free, first, FREE);
	store<i32>(header, load<i32>(header, FREED) + (1 << (kind + SMALLEST)), FREED);
}

export function setChildren(node: i32, first: i32, count: i32, most: i32): void {
	store<i32>(firstChild + (node << 2), first);
	store<u16>(childCount + (node << 1), count);
	store<u16>(moveCount + (node << 1), most);
}

export function initialise(node: i32, move_: i32, prior_: f64): void {
	const at = usize(node) << 2;
	store<f32>(visits + at, 0);
	store<f32>(value + at, 0);
	store<f32>(sideToMoveValue + at, 0);
	store<f32>(prior + at, f32(prior_));
	store<f32>(raveVisits + at, 0);
	store<f32>(raveValue + at, 0);
	store<u16>(move + (node << 1), move_);
	setState(node, UNKNOWN);
	setChildren(node, 0, 0, 0);
	if (evaluatedSides > 0) store<f32>(evaluationsAt(node), NOT_EVALUATED);
}

/** Moves nodes with their links to their children. */
export function moveNodes(from: i32, to: i32, count: i32): void {
	moveArray(visits, from, to, count << 2, 2);
	moveArray(value, from, to, count << 2, 2);
	moveArray(sideToMoveValue, from, to, count << 2, 2);
	moveArray(prior, from, to, count << 2, 2);
	moveArray(raveVisits, from, to, count << 2, 2);
	moveArray(raveValue, from, to, count << 2, 2);
	moveArray(firstChild, from, to, count << 2, 2);
	moveArray(move, from, to, count << 1, 1);
	moveArray(childCount, from, to, count << 1, 1);
	moveArray(moveCount, from, to, count << 1, 1);
	moveArray(state, from, to, count, 0);
	memory.copy(evaluationsAt(to), evaluationsAt(from), usize(count * evaluatedSides) << 2);
}

function moveArray(array: usize, from: i32, to: i32, bytes: i32, shift: i32): void {
	memory.copy(array + (usize(to) << shift), array + (usize(from) << shift), bytes);
}
