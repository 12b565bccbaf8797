// The rules of the build phase on a SearchBoard's memory: `put`, `play`, `goOut` and `contact` do what they do
// there.
import {
	across, ALL_STONES, ANY, beside, colours, EDGE, edgeAny, FREE, getColour, getOut, hand,
	handOf, height, laterContact, OVER, Placement, PLACEMENT_SIZE, placed, placements, STONES, stride, top, touch,
	touchAny, turn, visible,
} from './layout';
// Generated from the rules package by `npm run wasm`.
import { EDGE_START_FROM } from './rules';

/**
 * Whether some colour has not placed its first stone yet. Only until then does contact with any stone matter;
 * afterwards `touchAny` and `edgeAny` are no longer read and not updated.
 */
let starting: bool = true;

export function beginPlayout(): void {
	starting = true;
}

export function getContact(): i32 {
	if (handOf(getColour()) != ALL_STONES) return laterContact;
	for (let c = 0; c < colours; c++) {
		if (handOf(c) != ALL_STONES) return colours >= EDGE_START_FROM ? EDGE : ANY;
	}
	return FREE;
}

@inline function or16(at: usize, bits: u32): void {
	store<u16>(at, load<u16>(at) | bits);
}

function put(p: i32, owner: i32): void {
	const record = changetype<Placement>(placements + usize(p) * PLACEMENT_SIZE);
	const all = record.squares;
	let cubes = u32(record.cubes);
	const stone = i32(record.stone);
	const own = touch + 2 * usize(owner) * stride;
	const level = i32(load<u8>(height + (all & 255))) - ((record.levels >> 12) & 15);
	if (level == 0) store<i32>(turn, load<i32>(turn, 16) - i32(record.feet), 16);
	store<u16>(hand + (owner << 1), handOf(owner) & ~(1 << stone));
	store<i32>(placed + ((owner * STONES + stone) << 2), 16 * (p + 1) + level);
	const anyMatters = starting;
	const edgeMatters = anyMatters && colours >= EDGE_START_FROM;
	for (let rest = all; cubes != 0; cubes >>= 4, rest >>= 8) {
		const at = usize(rest & 255);
		const column = cubes & 15;
		const from = u32(load<u8>(height + at));
		const to = from + popcnt(column);
		const levels = column << from;
		const above = u32(1) << to;
		store<u8>(height + at, to);
		const covered = visible + (usize(load<u8>(top + at)) << 1);
		store<i16>(covered, load<i16>(covered) - 1);
		const gained = visible + (usize(owner) << 1);
		store<i16>(gained, load<i16>(gained) + 1);
		store<u8>(top + at, owner);
		or16(own + (at << 1), above);
		// Four 16-bit neighbours packed into one word.
		const sides = load<u64>(beside + (at << 3));
		const a = usize(sides & 0xffff) << 1;
		const b = usize((sides >> 16) & 0xffff) << 1;
		const c = usize((sides >> 32) & 0xffff) << 1;
		const d = usize(sides >> 48) << 1;
		or16(own + a, levels);
		or16(own + b, levels);
		or16(own + c, levels);
		or16(own + d, levels);
		if (anyMatters) {
			or16(touchAny + (at << 1), above);
			or16(touchAny + a, levels);
			or16(touchAny + b, levels);
			or16(touchAny + c, levels);
			or16(touchAny + d, levels);
			if (edgeMatters) {
				const edges = above | (levels >> 1);
				or16(edgeAny + a, edges);
				or16(edgeAny + b, edges);
				or16(edgeAny + c, edges);
				or16(edgeAny + d, edges);
				const corners = load<u64>(across + (at << 3));
				or16(edgeAny + (usize(corners & 0xffff) << 1), levels);
				or16(edgeAny + (usize((corners >> 16) & 0xffff) << 1), levels);
				or16(edgeAny + (usize((corners >> 32) & 0xffff) << 1), levels);
				or16(edgeAny + (usize(corners >> 48) << 1), levels);
			}
		}
	}
	if (anyMatters) starting = someoneStarts();
}

function someoneStarts(): bool {
	for (let c = 0; c < colours; c++) if (handOf(c) == ALL_STONES) return true;
	return false;
}

function pass(from: i32): void {
	const out = getOut();
	for (let step = 1; step <= colours; step++) {
		const colour = from + step < colours ? from + step : from + step - colours;
		if (out & (1 << colour)) continue;
		store<i32>(turn, colour, 4);
		return;
	}
	store<i32>(turn, OVER);
}

export function play(move: i32): void {
	const colour = getColour();
	put(move, colour);
	store<i32>(turn, colour, 12);
	pass(colour);
}

export function goOut(): void {
	const colour = getColour();
	store<i32>(turn, getOut() | (1 << colour), 8);
	pass(colour);
}
