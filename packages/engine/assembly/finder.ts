// Finds all legal placements at once, like src/board/moveMasks.ts, and guesses random ones, like
// src/board/playout.ts. Heights are compared 16 squares at a time (one byte per square). The rest works on
// bitboards (one bit per square, 32 per word) in the same order as in TypeScript, so that both pick the same
// moves. There is no file `orientations`: scripts/orientationsSource.ts generates it during compilation.
import {
	ALL_STONES, ANY, EDGE, edgeAny, FREE, getColour, handOf, height, limit, MOST_SQUARES, NOT_OWN, Placement,
	PLACEMENT_SIZE, placements, size, squares, STONES, stride, touch, touchAny, tries,
} from './layout';
import {
	CONTACT_COUNT, collectLater, contactData, orientationData, TEST_COUNT, testData,
} from './orientations';
import { below } from './random';
import { highBytes, highMasks, lowBytes, lowMasks } from './touching';

const MOST_TESTS: i32 = 64;
/** A height that no square has. */
const FULL: i8 = 100;

/** By count 0 … 4 and square: its height if there is room for that many cubes, else FULL. */
const roomy: usize = memory.data(5 * 320, 16);
/** By rise −2 … 2 and square: its height plus the rise. */
const higher: usize = memory.data(5 * 320, 16);
/**
 * By count and word: squares with room for `count` cubes; squares where they touch; squares where they must not
 * touch.
 */
export const roomBits: usize = memory.data(5 * 48, 16);
const touchBits: usize = memory.data(5 * 48, 16);
const avoidBits: usize = memory.data(5 * 48, 16);
/** By word: squares on the ground (height by base of the first column 0 … 2). */
const groundBits: usize = memory.data(3 * 48, 16);
/** Fit tests: addresses of the two operands (two u32); results for the current word. Test 0 is always true. */
const tests: usize = memory.data(64 * 8, 16);
export const testWord: usize = memory.data(64 * 4, 16);
/** Contact tests: offset into the bits and shift (two u32); results. Contact 0 is never true. */
const contacts: usize = memory.data(64 * 8, 16);
export const contactWord: usize = memory.data(64 * 4, 16);
const avoidWord: usize = memory.data(64 * 4, 16);
/** By stone: bit sets of the tests and contacts its orientations need; its first orientation. */
const stoneTests: usize = memory.data(12 * 8, 16);
const stoneContacts: usize = memory.data(12 * 8, 16);
const stoneStart: usize = memory.data(12 * 4, 16);
/** By orientation, eight u16: addresses of three tests, of the first column's room, and of four contacts. */
const orientations: usize = memory.data(104 * 16, 16);
/** Results: by word, the squares of every orientation; the number of placements per stone. */
export const masks: usize = memory.data(8 * 416, 16);
export const stoneCounts: usize = memory.data(8 * 44, 16);

let words: i32 = 0;
export let valid: usize = 0;
let placementOf: usize = 0;

/** `valid_` by word and orientation, `placementOf_` by orientation and square: see src/board/shapes.ts. */
export function setShapes(width: i32, valid_: usize, placementOf_: usize): void {
	words = (squares + 31) >> 5;
	valid = valid_;
	placementOf = placementOf_;
	store<i32>(testWord, -1);
	for (let i = 0; i < TEST_COUNT; i++) {
		const at = testData + (i << 2);
		const shift = i32(load<i8>(at)) + width * i32(load<i8>(at, 1));
		store<u32>(tests + (i << 3), u32(roomy) + i32(load<i8>(at, 3)) * MOST_SQUARES + shift);
		store<u32>(tests + (i << 3), u32(higher) + (i32(load<i8>(at, 2)) + 2) * MOST_SQUARES, 4);
	}
	for (let i = 0; i < CONTACT_COUNT; i++) {
		const at = contactData + i * 3;
		const shift = i32(load<i8>(at)) + width * i32(load<i8>(at, 1));
		store<u32>(contacts + (i << 3), i32(load<i8>(at, 2)) * 48 + ((shift >> 5) << 2));
		store<u32>(contacts + (i << 3), shift & 31, 4);
	}
	for (let o = 0; o < 104; o++) setOrientation(o);
}

function setOrientation(o: i32): void {
	const from = orientationData + o * 10;
	const at = orientations + (o << 4);
	let fits: u64 = 0;
	let nears: u64 = 0;
	for (let c = 0; c < 3; c++) {
		const test = usize(load<u8>(from + c, 3));
		store<u16>(at + (c << 1), u16(testWord + (test << 2)));
		if (test != 0) fits |= u64(1) << test;
	}
	store<u16>(at, u16(roomBits + usize(load<u8>(from, 2)) * 48), 6);
	for (let c = 0; c < 4; c++) {
		const contact = usize(load<u8>(from + c, 6));
		store<u16>(at + (c << 1), u16(contactWord + (contact << 2)), 8);
		if (contact != 0) nears |= u64(1) << contact;
	}
	const stone = i32(load<u8>(from));
	store<u64>(stoneTests + (stone << 3), load<u64>(stoneTests + (stone << 3)) | fits);
	store<u64>(stoneContacts + (stone << 3), load<u64>(stoneContacts + (stone << 3)) | nears);
	store<u32>(stoneStart + (stone << 2), o + 1, 4);
}

/** Finds the legal placements of the colour to move; returns their number. */
export function find(contact: i32): i32 {
	const stones = handOf(getColour());
	readSquares(contact);
	let needTests: u64 = 0;
	let needContacts: u64 = 0;
	for (let rest = stones; rest != 0; rest &= rest - 1) {
		const stone = ctz(rest);
		needTests |= load<u64>(stoneTests + (stone << 3));
		needContacts |= load<u64>(stoneContacts + (stone << 3));
	}
	let total = 0;
	const ground = stones == ALL_STONES;
	for (let word = 0; word < words; word++) {
		prepareFits(word, needTests);
		if (contact == FREE) memory.fill(contactWord + 4, 255, 4 * (MOST_TESTS - 1));
		else prepareContacts(word, needContacts, touchBits, contactWord);
		if (contact == EDGE) prepareContacts(word, needContacts, avoidBits, avoidWord);
		total += ground
			? collectFirst(word, contact == EDGE)
			: collectLater(word, stones, contact == NOT_OWN ? -1 : 0);
	}
	return total;
}

/** The number of different stones among the placements found. */
export function stonesFound(): i32 {
	const stones = handOf(getColour());
	let found = 0;
	for (let rest = stones; rest != 0; rest &= rest - 1) {
		const stone = ctz(rest);
		let count = 0;
		for (let word = 0; word < words; word++) count |= load<i32>(stoneCounts + usize(word) * 44 + (stone << 2));
		found += i32(count != 0);
	}
	return found;
}

/** Writes the number of placements found of each stone (i32); stones not in hand keep their value. */
export function countStones(into: usize): void {
	for (let rest = handOf(getColour()); rest != 0; rest &= rest - 1) {
		const stone = usize(ctz(rest));
		let count = 0;
		for (let word = 0; word < words; word++) count += load<i32>(stoneCounts + usize(word) * 44 + (stone << 2));
		store<i32>(into + (stone << 2), count);
	}
}

/** The n-th move found, counted from 0. */
export function pick(number: i32): i32 {
	let rest = number;
	let word = 0;
	let stone = 0;
	let counts = stoneCounts;
	for (;;) {
		const count = load<i32>(counts);
		if (rest < count) break;
		rest -= count;
		counts += 4;
		if (++stone == STONES) {
			stone = 0;
			word++;
		}
	}
	let o = load<i32>(stoneStart + (stone << 2));
	let bits = 0;
	for (; ; o++) {
		bits = load<i32>(masks + ((word * 104 + o) << 2));
		const count = popcnt(bits);
		if (rest < count) break;
		rest -= count;
	}
	while (rest-- > 0) bits &= bits - 1;
	return load<u16>(placementOf + ((o * squares + 32 * word + ctz(bits)) << 1));
}

/** Writes all moves found (u16) in ascending order; returns their number. */
export function list(into: usize, stones: i32): i32 {
	let at = into;
	for (let word = 0; word < words; word++) {
		for (let hand = stones; hand != 0; hand &= hand - 1) {
			const stone = ctz(hand);
			const last = load<i32>(stoneStart + (stone << 2), 4);
			for (let o = load<i32>(stoneStart + (stone << 2)); o < last; o++) {
				const from = placementOf + ((o * squares + 32 * word) << 1);
				for (let bits = load<i32>(masks + ((word * 104 + o) << 2)); bits != 0; bits &= bits - 1) {
					store<u16>(at, load<u16>(from + (ctz(bits) << 1)));
					at += 2;
				}
			}
		}
	}
	return i32(at - into) >> 1;
}

/** Bits of the squares, out of 16, where `count` stacked cubes would touch. */
@inline function touching(low: v128, high: v128, heights: v128, count: i32): i32 {
	const near = v128.or(
		v128.and(low, i8x16.swizzle(lowMasks(count), heights)),
		v128.and(high, i8x16.swizzle(highMasks(count), heights)),
	);
	return i8x16.bitmask(i8x16.ne(near, i8x16.splat(0)));
}

@inline function noteTouching(into: usize, levels: usize, s: i32, heights: v128): void {
	const at = levels + (s << 1);
	const low = lowBytes(at);
	const high = highBytes(at);
	const to = into + (s >> 3);
	store<u16>(to, touching(low, high, heights, 1), 48);
	store<u16>(to, touching(low, high, heights, 2), 96);
	store<u16>(to, touching(low, high, heights, 3), 144);
	store<u16>(to, touching(low, high, heights, 4), 192);
}

@inline function noteRoom(s: i32, heights: v128, room: v128, count: i32): void {
	const fits = i8x16.ge_u(room, i8x16.splat(i8(count)));
	v128.store(roomy + count * MOST_SQUARES + s, v128.bitselect(heights, i8x16.splat(FULL), fits));
	store<u16>(roomBits + count * 48 + (s >> 3), i8x16.bitmask(fits));
}

/** Fills the bitboards by height, room and contact, 16 squares at a time. */
function readSquares(contact: i32): void {
	const levels = contact == ANY ? touchAny
		: contact == EDGE ? edgeAny
		: touch + 2 * usize(getColour()) * stride;
	for (let s = 0; s < squares; s += 16) {
		const heights = v128.load(height + s);
		// Off the plan the limit is 0, so no height leaves room there.
		const room = i8x16.sub_sat_u(v128.load(limit + s), heights);
		noteRoom(s, heights, room, 1);
		noteRoom(s, heights, room, 2);
		noteRoom(s, heights, room, 3);
		noteRoom(s, heights, room, 4);
		v128.store(higher + s, i8x16.sub(heights, i8x16.splat(2)));
		v128.store(higher + s, i8x16.sub(heights, i8x16.splat(1)), MOST_SQUARES);
		v128.store(higher + s, heights, 2 * MOST_SQUARES);
		v128.store(higher + s, i8x16.add(heights, i8x16.splat(1)), 3 * MOST_SQUARES);
		v128.store(higher + s, i8x16.add(heights, i8x16.splat(2)), 4 * MOST_SQUARES);
		if (contact != FREE) noteTouching(touchBits, levels, s, heights);
		if (contact == EDGE) noteTouching(avoidBits, touchAny, s, heights);
		if (handOf(getColour()) == ALL_STONES) {
			for (let base = 0; base < 3; base++) {
				const same = i8x16.eq(heights, i8x16.splat(i8(base)));
				store<u16>(groundBits + base * 48 + (s >> 3), i8x16.bitmask(same));
			}
		}
	}
}

/** Squares of the word from which the one `shift` further is `rise` higher and has room. */
function prepareFits(word: i32, needed: u64): void {
	const s = word << 5;
	for (let rest = needed; rest != 0; rest &= rest - 1) {
		const i = i32(ctz(rest));
		const there = usize(load<u32>(tests + (i << 3))) + s;
		const here = usize(load<u32>(tests + (i << 3), 4)) + s;
		const first = i8x16.bitmask(i8x16.eq(v128.load(there), v128.load(here)));
		const second = i8x16.bitmask(i8x16.eq(v128.load(there, 16), v128.load(here, 16)));
		store<u32>(testWord + (i << 2), first | (second << 16));
	}
}

/** The marks, shifted, for every pair of shift and count that is needed. */
@inline function prepareContacts(word: i32, needed: u64, bits: usize, into: usize): void {
	const from = bits + (word << 2);
	for (let rest = needed; rest != 0; rest &= rest - 1) {
		const i = i32(ctz(rest));
		const offset = usize(load<u32>(contacts + (i << 3)));
		const shift = u64(load<u32>(contacts + (i << 3), 4));
		store<u32>(into + (i << 2), u32(load<u64>(from + offset) >> shift));
	}
}

/**
 * Like `collectLater`, for first stones, which go on the ground. Runs rarely, so it simply tries all
 * orientations.
 */
function collectFirst(word: i32, avoids: bool): i32 {
	let total = 0;
	const shift = usize(word) << 2;
	for (let stone = 0; stone < STONES; stone++) {
		let count = 0;
		const last = load<i32>(stoneStart + (stone << 2), 4);
		for (let o = load<i32>(stoneStart + (stone << 2)); o < last; o++) {
			const at = orientations + (o << 4);
			const a = usize(load<u16>(at, 8));
			const b = usize(load<u16>(at, 10));
			const c = usize(load<u16>(at, 12));
			const d = usize(load<u16>(at, 14));
			let bits =
				load<i32>(valid + usize(word) * 416 + (o << 2)) &
				load<i32>(load<u16>(at)) &
				load<i32>(load<u16>(at, 2)) &
				load<i32>(load<u16>(at, 4)) &
				load<i32>(usize(load<u16>(at, 6)) + shift) &
				load<i32>(groundBits + usize(load<u8>(orientationData + o * 10, 1)) * 48 + shift) &
				(load<i32>(a) | load<i32>(b) | load<i32>(c) | load<i32>(d));
			if (avoids) {
				const to = avoidWord - contactWord;
				bits &= ~(load<i32>(a + to) | load<i32>(b + to) | load<i32>(c + to) | load<i32>(d + to));
			}
			store<i32>(masks + usize(word) * 416 + (o << 2), bits);
			count += popcnt(bits);
		}
		store<i32>(stoneCounts + usize(word) * 44 + (stone << 2), count);
		total += count;
	}
	return total;
}

/** Guesses random placements until one is legal; −1 after too many misses. Not for edge contact. */
export function guess(contact: i32): i32 {
	const stones = u32(handOf(getColour()));
	const levels = contact == ANY ? touchAny : touch + 2 * usize(getColour()) * stride;
	const highest = stones == ALL_STONES ? 0 : 15;
	const isFree = contact == FREE;
	const wanted = contact != NOT_OWN;
	const heights = height;
	const bound = u32(size);
	for (let i = 0; i < tries; i++) {
		const p = below(bound);
		const record = changetype<Placement>(placements + usize(p) * PLACEMENT_SIZE);
		const inHand = (stones >> u32(record.stone)) & 1;
		const at = record.squares;
		const shape = record.levels;
		const a = usize(at & 255);
		const b = usize((at >> 8) & 255);
		const c = usize((at >> 16) & 255);
		const d = usize(at >> 24);
		const ha = u32(load<u8>(heights + a));
		const hb = u32(load<u8>(heights + b));
		const hc = u32(load<u8>(heights + c));
		const hd = u32(load<u8>(heights + d));
		// Compares all three height differences at once: rises (+ 4) take 4 bits each.
		const rises = (hb - ha + 4) | ((hc - ha + 4) << 4) | ((hd - ha + 4) << 8);
		const level = i32(ha - ((shape >> 12) & 15));
		// One branch instead of four unpredictable ones.
		const fits = u32(rises == (shape & 0xfff)) & u32(level <= i32(shape >> 16)) & u32(level <= highest);
		if (!(inHand & fits)) continue;
		if (isFree) return p;
		const cubes = u32(record.cubes);
		const touches =
			((u32(load<u16>(levels + (a << 1))) >> ha) & cubes & 15) |
			((u32(load<u16>(levels + (b << 1))) >> hb) & (cubes >> 4) & 15) |
			((u32(load<u16>(levels + (c << 1))) >> hc) & (cubes >> 8) & 15) |
			((u32(load<u16>(levels + (d << 1))) >> hd) & (cubes >> 12));
		if ((touches != 0) == wanted) return p;
	}
	return -1;
}
