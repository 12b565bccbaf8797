// Final values and static evaluation of each side: src/values.ts and `StaticValue` of src/knowledge/value.ts.
import { colours, getOut, handOf, visible } from './layout';
import { exponential, logarithmAbove1 } from './numbers';
import { strengths, weigh } from './value';

const RANK_SHARE: f64 = 0.9;
const MARGIN_SCALE: f64 = 6;

/** The side of each colour (u8), written by the host; and the number of sides. */
export const sideOf: usize = memory.data(8, 16);
export let sides: i32 = 0;

/** By side: points, and strengths (f64). */
const sidePoints: usize = memory.data(8 * 6, 16);
const sideStrengths: usize = memory.data(8 * 6, 16);

export function setSides(sides_: i32): void {
	sides = sides_;
}

@inline export function sideOfColour(colour: i32): i32 {
	return load<u8>(sideOf + colour);
}

@inline function ofSide(array: usize, side: i32): f64 {
	return load<f64>(array + (side << 3));
}

export function pointsOf(colour: i32): f64 {
	return f64(i32(load<i16>(visible + (colour << 1))) - popcnt(handOf(colour)));
}

/** Writes the value of a finished game for each side (f32). */
export function valueSides(into: usize): void {
	for (let side = 0; side < sides; side++) store<f64>(sidePoints + (side << 3), -1000);
	for (let c = 0; c < colours; c++) {
		const at = sidePoints + (sideOfColour(c) << 3);
		store<f64>(at, max(load<f64>(at), pointsOf(c)));
	}
	for (let side = 0; side < sides; side++) store<f32>(into + (side << 2), f32(valueOf(side)));
}

function valueOf(side: i32): f64 {
	const own = ofSide(sidePoints, side);
	let beaten: f64 = 0;
	let bestOther: f64 = -1000;
	for (let other = 0; other < sides; other++) {
		if (other == side) continue;
		const points = ofSide(sidePoints, other);
		beaten += own > points ? 1 : own == points ? 0.5 : 0;
		bestOther = max(bestOther, points);
	}
	const margin = own - bestOther;
	const marginValue = 0.5 + (0.5 * margin) / (abs(margin) + MARGIN_SCALE);
	return (RANK_SHARE * beaten) / f64(sides - 1) + (1 - RANK_SHARE) * marginValue;
}

/** Writes the static evaluation of the position for each side (f32). */
export function evaluateSides(into: usize): void {
	weigh(handsLeft());
	weighSides();
	for (let side = 0; side < sides; side++) {
		let ahead: f64 = 0;
		for (let other = 0; other < sides; other++) {
			if (other == side) continue;
			ahead += 1 / (1 + exponential(ofSide(sideStrengths, other) - ofSide(sideStrengths, side)));
		}
		store<f32>(into + (side << 2), f32(ahead / f64(sides - 1)));
	}
}

/** The strength of a side with two colours is a soft maximum of theirs. */
function weighSides(): void {
	for (let side = 0; side < sides; side++) store<f64>(sideStrengths + (side << 3), -Infinity);
	for (let c = 0; c < colours; c++) {
		const strength = ofSide(strengths, c);
		const at = sideStrengths + (sideOfColour(c) << 3);
		const known = load<f64>(at);
		store<f64>(at, known == -Infinity ? strength : eitherOf(known, strength));
	}
}

/** log(exp(a) + exp(b)). */
function eitherOf(a: f64, b: f64): f64 {
	const best = max(a, b);
	return best + logarithmAbove1(exponential(min(a, b) - best));
}

/** Stones in hand of all colours that are not out. */
function handsLeft(): i32 {
	let left = 0;
	for (let c = 0; c < colours; c++) {
		if (!((getOut() >> c) & 1)) left += popcnt(handOf(c));
	}
	return left;
}
