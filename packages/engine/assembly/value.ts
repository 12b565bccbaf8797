// The value network: `strengthOf` of src/knowledge/value.ts, with the same sums in the same order.
import { colours, getColour, hand, STONES, visible } from './layout';
import { counts, COUNT_SIZE, MOVES, STONE_MOVES, survey } from './survey';

/** Input features of a colour (prospects): visible squares, counts, out, to move, stones in hand. */
const PROSPECTS: usize = 66;
const OUT_AT: usize = 53;
const TURN_AT: usize = 54;
const STONES_AT: usize = 55;

/** Hidden units are computed in blocks; the host pads with units of weight 0. */
const UNITS_AT_ONCE: i32 = 8;

/** Input features by colour (f64), the mean of the other colours' features, and the strength by colour (f64). */
const prospects: usize = memory.data(6 * 66 * 8, 16);
const othersMean: usize = memory.data(66 * 8, 16);
export const strengths: usize = memory.data(6 * 8, 16);

/** Logarithms of 1 + n (f64), and the network's weights as in `ValueWeights`. */
let logarithms: usize = 0;
let linear: usize = 0;
let bias: usize = 0;
let ownWeights: usize = 0;
let othersWeights: usize = 0;
let outWeights: usize = 0;
let units: i32 = 0;

export function setLogarithms(at: usize): void {
	logarithms = at;
}

export function setNetwork(units_: i32, linear_: usize, bias_: usize, own: usize, others: usize, out: usize): void {
	units = units_;
	linear = linear_;
	bias = bias_;
	ownWeights = own;
	othersWeights = others;
	outWeights = out;
}

/** Computes the strength of every colour; `left` is the number of stones in all hands. */
export function weigh(left: i32): void {
	survey();
	for (let c = 0; c < colours; c++) describe(c);
	for (let c = 0; c < colours; c++) store<f64>(strengths + (c << 3), strengthOf(c, left));
}

function describe(colour: i32): void {
	const from = counts + usize(colour) * COUNT_SIZE;
	const into = prospects + usize(colour) * PROSPECTS * 8;
	store<f64>(into, f64(load<i16>(visible + (colour << 1))));
	for (let i: usize = 0; i < STONE_MOVES; i++) {
		store<f64>(into + (i << 3), f64(load<i32>(from + (i << 2))), 8);
	}
	const moves = load<i32>(from + (MOVES << 2));
	store<f64>(into + (MOVES << 3), load<f64>(logarithms + (moves << 3)), 8);
	const stones = load<u16>(hand + (colour << 1));
	for (let stone: usize = 0; stone < usize(STONES); stone++) {
		const count = load<i32>(from + ((STONE_MOVES + stone) << 2));
		store<f64>(into + ((STONE_MOVES + stone) << 3), load<f64>(logarithms + (count << 3)), 8);
		store<f64>(into + ((STONES_AT + stone) << 3), f64((u32(stones) >> u32(stone)) & 1));
	}
	store<f64>(into + (OUT_AT << 3), f64(moves == 0));
	store<f64>(into + (TURN_AT << 3), f64(getColour() == colour));
}

function strengthOf(colour: i32, left: i32): f64 {
	const own = prospects + usize(colour) * PROSPECTS * 8;
	const weights = linear + usize(left) * PROSPECTS * 8;
	let strength: f64 = 0;
	for (let f: usize = 0; f < PROSPECTS * 8; f += 8) strength += load<f64>(weights + f) * load<f64>(own + f);
	if (units == 0) return strength;
	const others = othersOf(colour);
	for (let first = 0; first < units; first += UNITS_AT_ONCE) {
		strength = addUnits(strength, own, others, left, first);
	}
	return strength;
}

/** The mean input features of all other colours. */
function othersOf(colour: i32): usize {
	if (colours == 2) return prospects + usize(1 - colour) * PROSPECTS * 8;
	for (let f: usize = 0; f < PROSPECTS * 8; f += 8) {
		let sum: f64 = 0;
		for (let c = 0; c < colours; c++) {
			if (c != colour) sum += load<f64>(prospects + usize(c) * PROSPECTS * 8 + f);
		}
		store<f64>(othersMean + f, sum / f64(colours - 1));
	}
	return othersMean;
}

/** Adds the output of eight hidden units, two per vector, so that their sums run in parallel. */
function addUnits(strength: f64, own: usize, others: usize, left: i32, first: i32): f64 {
	const row = usize(units) << 3;
	const skipped = usize(first) << 3;
	const from = bias + usize(left) * row + skipped;
	let a = v128.load(from);
	let b = v128.load(from, 16);
	let c = v128.load(from, 32);
	let d = v128.load(from, 48);
	for (let turn = 0; turn < 2; turn++) {
		let seen = turn == 0 ? own : others;
		let at = (turn == 0 ? ownWeights : othersWeights) + skipped;
		for (const end = seen + PROSPECTS * 8; seen < end; seen += 8, at += row) {
			const x = v128.load_splat<u64>(seen);
			a = f64x2.add(a, f64x2.mul(x, v128.load(at)));
			b = f64x2.add(b, f64x2.mul(x, v128.load(at, 16)));
			c = f64x2.add(c, f64x2.mul(x, v128.load(at, 32)));
			d = f64x2.add(d, f64x2.mul(x, v128.load(at, 48)));
		}
	}
	const out = outWeights + skipped;
	let sum = addPair(strength, a, out);
	sum = addPair(sum, b, out + 16);
	sum = addPair(sum, c, out + 32);
	return addPair(sum, d, out + 48);
}

@inline function addPair(strength: f64, pair: v128, out: usize): f64 {
	const first = strength + load<f64>(out) * clamped(f64x2.extract_lane(pair, 0));
	return first + load<f64>(out, 8) * clamped(f64x2.extract_lane(pair, 1));
}

@inline function clamped(x: f64): f64 {
	return min<f64>(1, max<f64>(0, x));
}
