// Memory layout. One instance of the module serves one plan: `setTables` is called once with the addresses of its
// tables. The board is a copy of a SearchBoard's block (src/board/searchBoard.ts), whose constants are repeated
// here.

export const STONES: i32 = 11;
export const ALL_STONES: i32 = 2047;
export const OWNERS: i32 = 7;
export const RUIN: i32 = 6;
export const NOBODY: i32 = 7;
export const OVER: i32 = 3;
export const FREE: i32 = 0;
export const ANY: i32 = 1;
export const EDGE: i32 = 2;
export const NOT_OWN: i32 = 4;
/** 16 × 16 squares, plus padding for vector loads past the end. */
export const MOST_SQUARES: i32 = 320;
export const FEATURES: i32 = 24;

/** One placement: four squares, packed levels, packed cubes (u16), stone, feet. */
@unmanaged
export class Placement {
	squares: u32;
	levels: u32;
	cubes: u16;
	stone: u8;
	feet: u8;
	spare: u32;
}
export const PLACEMENT_SIZE: usize = 16;

// The plan.
export let squares: i32 = 0;
export let stride: usize = 0;
export let size: i32 = 0;
export let placements: usize = 0;
export let limit: usize = 0;
export let beside: usize = 0;
export let across: usize = 0;

// Guessing random moves: see src/board/guessing.ts.
export let tries: i32 = 0;
export let guessFrom: i32 = 0;

// The game.
export let colours: i32 = 0;
export let laterContact: i32 = 0;
/** By stones in hand: FEATURES move weights (f64). */
export const moveWeights: usize = memory.data(8 * 12 * 24, 16);

// The board.
export let placed: usize = 0;
export let turn: usize = 0;
export let touch: usize = 0;
export let touchAny: usize = 0;
export let edgeAny: usize = 0;
export let hand: usize = 0;
export let visible: usize = 0;
export let height: usize = 0;
export let top: usize = 0;

let free: usize = __heap_base;

/** Bump allocator without free. 64 bytes past the end may be read by vector loads. */
export function allocate(bytes: i32): usize {
	const at = (free + 15) & ~15;
	free = at + bytes + 64;
	const pages = i32((free + 65535) >> 16) - memory.size();
	// The host catches the trap and falls back to TypeScript.
	if (pages > 0 && memory.grow(pages) < 0) unreachable();
	return at;
}

export function setTables(
	squares_: i32,
	size_: i32,
	placements_: usize,
	limit_: usize,
	beside_: usize,
	across_: usize,
): void {
	squares = squares_;
	stride = squares_ + 1;
	size = size_;
	placements = placements_;
	limit = limit_;
	beside = beside_;
	across = across_;
}

export function setGuessing(tries_: i32, guessFrom_: i32): void {
	tries = tries_;
	guessFrom = guessFrom_;
}

export function setGame(colours_: i32, laterContact_: i32): void {
	colours = colours_;
	laterContact = laterContact_;
}

/** The parts of a SearchBoard's block, in the same order. */
export function setBoard(at: usize): void {
	placed = at;
	turn = placed + 4 * OWNERS * STONES;
	touch = turn + 4 * 5;
	touchAny = touch + 2 * OWNERS * stride;
	edgeAny = touchAny + 2 * stride;
	hand = edgeAny + 2 * stride;
	visible = hand + 2 * 2 * OWNERS;
	height = visible + 2 * (OWNERS + 1) + 2 * OWNERS;
	top = height + stride;
}

@inline export function getPhase(): i32 { return load<i32>(turn); }
@inline export function getColour(): i32 { return load<i32>(turn, 4); }
@inline export function getOut(): i32 { return load<i32>(turn, 8); }
@inline export function handOf(colour: i32): i32 { return load<u16>(hand + (colour << 1)); }
