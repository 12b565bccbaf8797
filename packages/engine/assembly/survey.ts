// Position features of each colour: src/knowledge/survey.ts, with the same counts in the same order.
import { getContact } from './board';
import { countStones, find, stonesFound } from './finder';
import {
	beside, colours, getColour, getOut, height, laterContact, limit, NOBODY, NOT_OWN, squares, stride, top, touch, turn,
} from './layout';

/** 52 counts per colour (i32). */
export const counts: usize = memory.data(6 * 52 * 4, 16);
export const COUNT_SIZE: usize = 208;
export const MOVES: usize = 7;
const NEAR: usize = 9;
const NEAR_ROOM: usize = 25;
export const STONE_MOVES: usize = 41;

/** By colour and square: distance from the squares in its reach. */
const steps: usize = memory.data(6 * 320, 16);
const FAR: u8 = 3;

@inline function add(colour: i32, kind: usize, amount: i32): void {
	const at = counts + usize(colour) * COUNT_SIZE + (kind << 2);
	store<i32>(at, load<i32>(at) + amount);
}

export function survey(): void {
	memory.fill(counts, 0, usize(colours) * COUNT_SIZE);
	memory.fill(steps, FAR, usize(colours) * stride);
	countSquares();
	spread(1);
	spread(2);
	countSteps();
	countMoves();
}

function countSquares(): void {
	const flip = u32(laterContact == NOT_OWN);
	const isIn = ~getOut();
	for (let square = 0; square < squares; square++) {
		const high = u32(load<u8>(height + square));
		const most = u32(load<u8>(limit + square));
		const shown = i32(load<u8>(top + square));
		if (high >= most) {
			if (shown < colours) add(shown, 0, 1);
			continue;
		}
		let near = 0;
		let levels = touch + (usize(square) << 1);
		for (let c = 0; c < colours; c++) {
			near |= (((u32(load<u16>(levels)) >> high) & 1) ^ flip) << c;
			levels += stride << 1;
		}
		near &= isIn;
		if (shown < colours && (near & ~(1 << shown)) != 0) add(shown, 1, 1);
		for (let rest = near; rest != 0; rest &= rest - 1) {
			const c = ctz(rest);
			store<u8>(steps + usize(c) * stride + square, 0);
			add(c, 2, 1);
			if (near == 1 << c) add(c, 3, 1);
			if (shown == NOBODY) add(c, 4, 1);
			else if (shown != c) add(c, 5, 1);
			add(c, 6, most - high);
		}
	}
}

/** Marks the open squares at that distance: neighbours of one that is a step nearer. */
function spread(distance: u8): void {
	const nearer = distance - 1;
	for (let c = 0; c < colours; c++) {
		const own = steps + usize(c) * stride;
		for (let square = 0; square < squares; square++) {
			const at = own + square;
			if (load<u8>(at) != FAR || load<u8>(height + square) >= load<u8>(limit + square)) continue;
			const sides = load<u64>(beside + (usize(square) << 3));
			const isBeside = u32(load<u8>(own + usize(sides & 0xffff)) == nearer)
				| u32(load<u8>(own + usize((sides >> 16) & 0xffff)) == nearer)
				| u32(load<u8>(own + usize((sides >> 32) & 0xffff)) == nearer)
				| u32(load<u8>(own + usize(sides >> 48)) == nearer);
			if (isBeside) store<u8>(at, distance);
		}
	}
}

function countSteps(): void {
	for (let square = 0; square < squares; square++) {
		const high = u32(load<u8>(height + square));
		const most = u32(load<u8>(limit + square));
		if (high >= most) continue;
		for (let c = 0; c < colours; c++) {
			let others = FAR;
			for (let o = 0; o < colours; o++) {
				const there = load<u8>(steps + usize(o) * stride + square);
				if (o != c && there < others) others = there;
			}
			const kind = usize(4 * load<u8>(steps + usize(c) * stride + square) + others);
			add(c, NEAR + kind, 1);
			add(c, NEAR_ROOM + kind, most - high);
		}
	}
}

function countMoves(): void {
	const mover = getColour();
	for (let c = 0; c < colours; c++) {
		if ((getOut() >> c) & 1) continue;
		store<i32>(turn, c, 4);
		add(c, MOVES, find(getContact()));
		add(c, 8, stonesFound());
		countStones(counts + usize(c) * COUNT_SIZE + (STONE_MOVES << 2));
	}
	store<i32>(turn, mover, 4);
}
