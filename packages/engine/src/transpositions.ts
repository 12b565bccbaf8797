import type { SearchBoard } from './board/searchBoard.js';

const SIZE = 1 << 17;
const EXACT = 1;
const LOWER_BOUND = 2;
const UPPER_BOUND = 3;

/** Transposition table: exact values or bounds of positions, and their best moves. */
export class TranspositionTable {
	private readonly key = new Int32Array(2 * SIZE);
	private readonly value = new Int16Array(SIZE);
	private readonly bound = new Uint8Array(SIZE);
	/** The best move + 1, or 0. */
	private readonly move = new Uint16Array(SIZE);
	private readonly hash = new Int32Array(2);

	clear(): void {
		this.bound.fill(0);
	}

	/** The stored value if it is exact or causes a cutoff. */
	probe(board: SearchBoard, alpha: number, beta: number): number | null {
		const at = this.slotOf(board);
		if (this.key[2 * at] !== this.hash[0] || this.key[2 * at + 1] !== this.hash[1]) return null;
		const value = this.value[at]!;
		switch (this.bound[at]) {
			case EXACT:
				return value;
			case LOWER_BOUND:
				return value >= beta ? value : null;
			case UPPER_BOUND:
				return value <= alpha ? value : null;
			default:
				return null;
		}
	}

	/** The best move of the last search of this position, or −1. */
	bestMove(board: SearchBoard): number {
		const at = this.slotOf(board);
		if (this.key[2 * at] !== this.hash[0] || this.key[2 * at + 1] !== this.hash[1]) return -1;
		return this.bound[at] === 0 ? -1 : this.move[at]! - 1;
	}

	store(board: SearchBoard, value: number, alpha: number, beta: number, move: number): void {
		const at = this.slotOf(board);
		this.key[2 * at] = this.hash[0]!;
		this.key[2 * at + 1] = this.hash[1]!;
		this.value[at] = value;
		this.move[at] = move + 1;
		this.bound[at] = value <= alpha ? UPPER_BOUND : value >= beta ? LOWER_BOUND : EXACT;
	}

	private slotOf(board: SearchBoard): number {
		board.hash(this.hash);
		return this.hash[0]! & (SIZE - 1);
	}
}
