// The transposition table of the endgame search: src/duel/table.ts.
import { allocate, getColour, getOut, handOf, height, limit, squares, stride, top, touch } from './layout';

const SIZE: u32 = 1 << 19;
const ENTRY: i32 = 16;
const EXACT: u32 = 1;
const LOWER_BOUND: u32 = 2;
const UPPER_BOUND: u32 = 3;

/** The answer of `probe` when the table does not help. */
export const UNKNOWN: i32 = -10000;

/** Entries: hash (two u32), value (i16), best move + 1 (u16), generation << 2 | bound (u32). */
let entries: usize = 0;
let generation: u32 = 0;

/** The hash of the last `probe`, and the best move known of that position, or −1. */
export let hashA: u32 = 0;
export let hashB: u32 = 0;
export let knownMove: i32 = -1;

export function prepareTable(): void {
	entries = allocate(SIZE * ENTRY);
}

/** Forgets everything: entries of earlier generations do not count. */
export function clearTable(): void {
	generation++;
}

@inline function entryOf(a: u32): usize {
	return entries + usize(a & (SIZE - 1)) * ENTRY;
}

/** The stored value if it is exact or causes a cutoff. */
export function probe(alpha: i32, beta: i32): i32 {
	hash();
	knownMove = -1;
	const entry = entryOf(hashA);
	const isSame = load<u32>(entry) == hashA && load<u32>(entry, 4) == hashB;
	const kind = load<u32>(entry, 12);
	if (!isSame || kind >> 2 != generation) return UNKNOWN;
	const value = i32(load<i16>(entry, 8));
	const bound = kind & 3;
	knownMove = i32(load<u16>(entry, 10)) - 1;
	if (bound == LOWER_BOUND && value < beta) return UNKNOWN;
	return bound == UPPER_BOUND && value > alpha ? UNKNOWN : value;
}

export function remember(a: u32, b: u32, value: i32, alpha: i32, beta: i32, move: i32): void {
	const entry = entryOf(a);
	const bound = value <= alpha ? UPPER_BOUND : value >= beta ? LOWER_BOUND : EXACT;
	store<u32>(entry, a);
	store<u32>(entry, b, 4);
	store<i16>(entry, value, 8);
	store<u16>(entry, move + 1, 10);
	store<u32>(entry, (generation << 2) | bound, 12);
}

/** Hashes what can still matter: hands, turn, and the open squares with the levels where stones would touch. */
function hash(): void {
	const out = getOut();
	const hands = (out & 1 ? 0 : handOf(0)) | (out & 2 ? 0 : handOf(1) << 11);
	const kept0: u32 = out & 1 ? 0 : 0xffff;
	const kept1: u32 = out & 2 ? 0 : 0xffff;
	let a = u32(hands | (getColour() << 22) | (out << 23)) * 0x85ebca6b;
	a ^= a >> 13;
	let b: u32 = (0x9e3779b9 + a) * 0xc2b2ae35;
	for (let s = 0; s < squares; s++) {
		const high = u32(load<u8>(height + s));
		const most = u32(load<u8>(limit + s));
		if (high >= most) continue;
		const room = (u32(1) << (most - high)) - 1;
		const at = touch + (usize(s) << 1);
		const levels0 = ((u32(load<u16>(at)) & kept0) >> high) & room;
		const levels1 = ((u32(load<u16>(at + (stride << 1))) & kept1) >> high) & room;
		const state = levels0 | (levels1 << 9) | (u32(load<u8>(top + s)) << 18) | (high << 21);
		const mixed = state + u32(s) * 0x9e3779b1;
		a = (a ^ mixed) * 0x85ebca6b;
		a ^= a >> 13;
		b = ((b + mixed) * 0xc2b2ae35) ^ (b >> 15);
	}
	hashA = a ^ (a >> 16);
	hashB = b ^ a;
}
