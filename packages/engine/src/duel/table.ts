import type { SearchBoard } from '../board/searchBoard.js';

const SIZE = 1 << 19;
const EXACT = 1;
const LOWER_BOUND = 2;
const UPPER_BOUND = 3;

/** The hash of a position, and what the table knows of it. */
export interface Lookup {
	readonly a: number;
	readonly b: number;
	/** The stored value if it is exact or causes a cutoff, else null. */
	readonly value: number | null;
	/** The best move of an earlier visit, or −1. */
	readonly move: number;
}

/**
 * Transposition table for two colours. Values are what the colour to move still gains, so positions that differ
 * only in full squares, in the hands of colours that are out, or in how squares were filled share an entry.
 */
export class DuelTable {
	private readonly key = new Int32Array(2 * SIZE);
	private readonly value = new Int16Array(SIZE);
	private readonly bound = new Uint8Array(SIZE);
	/** The best move + 1, or 0. */
	private readonly move = new Uint16Array(SIZE);

	clear(): void {
		this.bound.fill(0);
	}

	probe(board: SearchBoard, alpha: number, beta: number): Lookup {
		const [a, b] = hashOf(board);
		const at = a & (SIZE - 1);
		const isKnown = this.key[2 * at] === a && this.key[2 * at + 1] === b && this.bound[at] !== 0;
		if (!isKnown) return { a, b, value: null, move: -1 };
		const value = this.value[at]!;
		const bound = this.bound[at];
		const isOpen = (bound === LOWER_BOUND && value < beta) || (bound === UPPER_BOUND && value > alpha);
		return { a, b, value: isOpen ? null : value, move: this.move[at]! - 1 };
	}

	remember({ a, b }: Lookup, value: number, alpha: number, beta: number, move: number): void {
		const at = a & (SIZE - 1);
		this.key[2 * at] = a;
		this.key[2 * at + 1] = b;
		this.value[at] = value;
		this.move[at] = move + 1;
		this.bound[at] = value <= alpha ? UPPER_BOUND : value >= beta ? LOWER_BOUND : EXACT;
	}
}

/** Hashes what can still matter: hands, turn, and the open squares with the levels where stones would touch. */
function hashOf(board: SearchBoard): readonly [number, number] {
	const { out, hand, height, top, touch } = board;
	const { limit, squares } = board.inside;
	const stride = squares + 1;
	const hands = (out & 1 ? 0 : hand[0]!) | (out & 2 ? 0 : hand[1]! << 11);
	const [kept0, kept1] = [out & 1 ? 0 : 0xffff, out & 2 ? 0 : 0xffff];
	let a = Math.imul(hands | (board.colour << 22) | (out << 23), 0x85ebca6b);
	a ^= a >>> 13;
	let b = Math.imul(0x9e3779b9 + a, 0xc2b2ae35);
	for (let s = 0; s < squares; s++) {
		const high = height[s]!;
		if (high >= limit[s]!) continue;
		const room = (1 << (limit[s]! - high)) - 1;
		const levels0 = ((touch[s]! & kept0) >> high) & room;
		const levels1 = ((touch[stride + s]! & kept1) >> high) & room;
		const state = levels0 | (levels1 << 9) | (top[s]! << 18) | (high << 21);
		const mixed = (state + Math.imul(s, 0x9e3779b1)) | 0;
		a = Math.imul(a ^ mixed, 0x85ebca6b);
		a ^= a >>> 13;
		b = Math.imul(b + mixed, 0xc2b2ae35) ^ (b >>> 15);
	}
	a ^= a >>> 16;
	return [a, b ^ a];
}
