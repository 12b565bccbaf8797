import { ALL_STONES, RUIN } from '@rumis/rules';
import { MOST_MOVES } from './convert.js';
import { GUESS_FROM, TRIES } from './guessing.js';
import type { MoveMasks } from './moveMasks.js';
import type { FastRandom } from './random.js';
import { BUILD_PHASE, bitCount, EDGE, FREE, NOT_OWN, RUIN_PHASE, type SearchBoard } from './searchBoard.js';

const list = new Uint16Array(MOST_MOVES);

/**
 * A uniformly random legal move; −1 if there is none. Rejection sampling: guesses placements of the stones in
 * hand until one is legal, which is far cheaper than generating all moves. Those are generated only after too
 * many misses.
 */
export function randomMove(board: SearchBoard, random: FastRandom, masks: MoveMasks): number {
	if (board.phase === BUILD_PHASE) {
		const contact = board.contact;
		if (contact !== EDGE && bitCount(board.hand[board.colour]!) >= GUESS_FROM) {
			const guess = guessMove(board, random, contact);
			if (guess >= 0) return guess;
		}
		const count = masks.find(board);
		return count === 0 ? -1 : masks.pick(random.below(count));
	}
	if (board.phase === RUIN_PHASE && board.spareGround >= 4) {
		const count = masks.findFor(board, board.hand[RUIN]!, FREE, false);
		return count === 0 ? -1 : masks.pick(random.below(count));
	}
	const count = board.legalMoves(list);
	return count === 0 ? -1 : list[random.below(count)]!;
}

/** Guesses random placements until one is legal; −1 after too many misses. Not for edge contact. */
export function guessMove(board: SearchBoard, random: FastRandom, contact: number): number {
	const { size, stone, packedSquares, packedLevels, packedCubes } = board.inside;
	const { height } = board;
	const hand = board.hand[board.colour]!;
	const levels = board.contactLevels(contact);
	const offset = board.contactOffset(contact);
	const wanted = contact !== NOT_OWN;
	const highest = hand === ALL_STONES ? 0 : 15;
	for (let tries = 0; tries < TRIES; tries++) {
		const p = random.below(size);
		if (!((hand >> stone[p]!) & 1)) continue;
		const at = packedSquares[p]!;
		const shape = packedLevels[p]!;
		const a = at & 255;
		const b = (at >>> 8) & 255;
		const c = (at >>> 16) & 255;
		const d = at >>> 24;
		const ha = height[a]!;
		const first = ha - 4;
		const hb = height[b]!;
		if (hb - first !== (shape & 15)) continue;
		const hc = height[c]!;
		if (hc - first !== ((shape >>> 4) & 15)) continue;
		const hd = height[d]!;
		if (hd - first !== ((shape >>> 8) & 15)) continue;
		const level = ha - ((shape >>> 12) & 15);
		if (level > shape >>> 16 || level > highest) continue;
		if (contact === FREE) return p;
		const cubes = packedCubes[p]!;
		const touching =
			((levels[offset + a]! >> ha) & cubes & 15) |
			((levels[offset + b]! >> hb) & (cubes >> 4) & 15) |
			((levels[offset + c]! >> hc) & (cubes >> 8) & 15) |
			((levels[offset + d]! >> hd) & (cubes >> 12));
		if ((touching !== 0) === wanted) return p;
	}
	return -1;
}
