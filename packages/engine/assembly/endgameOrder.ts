// The moves of a position in the order in which the endgame search tries them: src/duel/order.ts.
import { list } from './finder';
import { computeWorth, gainOf } from './gains';
import { allocate, getColour, handOf, size } from './layout';
import { scoreMove, weightsFor } from './moveScore';
import { listReplies, sureGain } from './replies';
import { computeSquareFeatures } from './squareFeatures';

/** With fewer stones left, sorting by score costs more than it saves. */
const SCORED_FROM: i32 = 4;
/** Scores are compared in steps of 1/64. */
const STEPS: f64 = 64;
const ZERO: i32 = 1 << 14;
const FIRST: i32 = 0xffff;

let moves: usize = 0;

export function prepareOrder(): void {
	moves = allocate(2 * size);
}

@inline function keyOf(rank: i32, move: i32): u32 {
	return (u32(rank) << 16) | u32(0xffff - move);
}

@inline export function moveIn(key: u32): i32 {
	return 0xffff - i32(key & 0xffff);
}

/** The upper bound that `rankLast` put into a key. */
@inline export function boundIn(key: u32): i32 {
	return i32(key >> 16) - ZERO;
}

@inline function moveAt(i: i32): i32 {
	return load<u16>(moves + (i << 1));
}

/** Keeps the moves found; returns their number. */
export function takeMoves(): i32 {
	return list(moves, handOf(getColour()));
}

/** The most that any of the moves gains; sets the move. */
export function bestGain(count: i32): u32 {
	computeWorth(getColour());
	let best: u32 = 0;
	for (let i = 0; i < count; i++) best = max(best, keyOf(ZERO + gainOf(moveAt(i)), moveAt(i)));
	return best;
}

/** Keys (u32) for the last stone of the colour to move: at most its gain, less what the other is sure to gain. */
export function rankLast(keys: usize, count: i32): void {
	computeWorth(getColour());
	for (let i = 0; i < count; i++) store<u32>(keys + (i << 2), gainOf(moveAt(i)));
	listReplies();
	for (let i = 0; i < count; i++) {
		const bound = load<i32>(keys + (i << 2)) - sureGain(moveAt(i));
		store<u32>(keys + (i << 2), keyOf(ZERO + bound, moveAt(i)));
	}
}

/** Keys (u32) by what is likely to be good; the best move of an earlier visit comes first. */
export function rank(keys: usize, count: i32, stonesLeft: i32, known: i32): void {
	const colour = getColour();
	const isScored = stonesLeft >= SCORED_FROM;
	const weights = weightsFor(popcnt(handOf(colour)));
	if (isScored) computeSquareFeatures(colour);
	else computeWorth(colour);
	for (let i = 0; i < count; i++) {
		const move = moveAt(i);
		const score = move == known ? FIRST : ZERO + (isScored ? stepsOf(scoreMove(move, colour, weights)) : gainOf(move));
		store<u32>(keys + (i << 2), keyOf(score, move));
	}
}

@inline function stepsOf(score: f64): i32 {
	return max(1 - ZERO, min(ZERO, i32(Math.floor(score * STEPS + 0.5))));
}

/** Swaps the highest key to the front and returns it. */
export function takeNext(from: usize, end: usize): u32 {
	const first = load<u32>(from);
	let best = first;
	let at = from;
	for (let next = from + 4; next < end; next += 4) {
		const key = load<u32>(next);
		if (key <= best) continue;
		best = key;
		at = next;
	}
	store<u32>(at, first);
	return best;
}
