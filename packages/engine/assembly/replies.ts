// What the other colour is sure to gain after a move: src/duel/replies.ts.
import { find, list } from './finder';
import { computeWorth, gainOf } from './gains';
import { allocate, getColour, handOf, laterContact, NOT_OWN, Placement, PLACEMENT_SIZE, placements, size, turn } from './layout';

const MOST_GAIN: i32 = 9;

/** The other colour's moves (u16), with their gains (gain << 16 | move, u32), and the same by falling gain. */
let moves: usize = 0;
let gains: usize = 0;
let replies: usize = 0;
let count: i32 = 0;
/** By gain: where its replies go (i32). */
const places: usize = memory.data(4 * 10, 16);
/** By square (u8): whether it is taken. */
const taken: usize = memory.data(320, 16);
/** Replies that are counted (u16). */
const counted: usize = memory.data(2 * 12, 16);

/** Allocates the buffers; call once, after the tables are set. */
export function prepareReplies(): void {
	moves = allocate(2 * size);
	gains = allocate(4 * size);
	replies = allocate(4 * size);
}

/** Lists the replies of the colour that is not to move, as if it were; overwrites what was found and `worth`. */
export function listReplies(): void {
	const mover = getColour();
	const colour = 1 - mover;
	store<i32>(turn, colour, 4);
	count = find(laterContact) == 0 ? 0 : list(moves, handOf(colour));
	store<i32>(turn, mover, 4);
	computeWorth(colour);
	sortByGain();
}

/** Counting sort, best first. */
function sortByGain(): void {
	memory.fill(places, 0, 4 * (MOST_GAIN + 1));
	for (let i = 0; i < count; i++) {
		const move = load<u16>(moves + (i << 1));
		const gain = gainOf(move);
		store<u32>(gains + (i << 2), (gain << 16) | move);
		store<i32>(places + (gain << 2), load<i32>(places + (gain << 2)) + 1);
	}
	let from = 0;
	for (let gain = MOST_GAIN; gain > 0; gain--) {
		const next = from + load<i32>(places + (gain << 2));
		store<i32>(places + (gain << 2), from);
		from = next;
	}
	for (let i = 0; i < count; i++) {
		const reply = load<u32>(gains + (i << 2));
		const at = places + ((reply >> 16) << 2);
		const to = load<i32>(at);
		store<u32>(replies + (to << 2), reply);
		store<i32>(at, to + 1);
	}
}

@inline function recordOf(move: i32): Placement {
	return changetype<Placement>(placements + usize(move) * PLACEMENT_SIZE);
}

@inline function take(move: i32, mark: u8): void {
	const at = recordOf(move).squares;
	store<u8>(taken + (at & 255), mark);
	store<u8>(taken + ((at >> 8) & 255), mark);
	store<u8>(taken + ((at >> 16) & 255), mark);
	store<u8>(taken + (at >> 24), mark);
}

@inline function isTaken(move: i32): bool {
	const at = recordOf(move).squares;
	return (load<u8>(taken + (at & 255)) | load<u8>(taken + ((at >> 8) & 255))
		| load<u8>(taken + ((at >> 16) & 255)) | load<u8>(taken + (at >> 24))) != 0;
}

/** What the other colour is sure to gain after the last stone of the colour to move. */
export function sureGain(move: i32): i32 {
	take(move, 1);
	const gain = laterContact == NOT_OWN ? bestFree() : sumOfFree();
	take(move, 0);
	return gain;
}

function bestFree(): i32 {
	for (let i = 0; i < count; i++) {
		const reply = load<u32>(replies + (i << 2));
		if (!isTaken(reply & 0xffff)) return reply >> 16;
	}
	return 0;
}

function sumOfFree(): i32 {
	let gain = 0;
	let stones = 0;
	let chosen = 0;
	for (let i = 0; i < count; i++) {
		const reply = load<u32>(replies + (i << 2));
		const move = i32(reply & 0xffff);
		const stone = 1 << i32(recordOf(move).stone);
		if (stones & stone || isTaken(move)) continue;
		stones |= stone;
		gain += reply >> 16;
		take(move, 1);
		store<u16>(counted + (chosen++ << 1), move);
	}
	for (let i = 0; i < chosen; i++) take(load<u16>(counted + (i << 1)), 0);
	return gain;
}
