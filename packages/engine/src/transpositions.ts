import type { SearchBoard } from './board/searchBoard.js';

const SIZE = 1 << 17;
const EXACT = 1;
const AT_LEAST = 2;
const AT_MOST = 3;

/** Positions that were reached before by another order of moves, with what is known of their value. */
export class TranspositionTable {
	private readonly key = new Int32Array(2 * SIZE);
	private readonly value = new Int16Array(SIZE);
	private readonly kind = new Uint8Array(SIZE);
	/** One more than the move that was best, or 0. */
	private readonly move = new Uint16Array(SIZE);
	private readonly hash = new Int32Array(2);

	clear(): void {
		this.kind.fill(0);
	}

	/** The value, if what is known settles the question between alpha and beta. */
	find(board: SearchBoard, alpha: number, beta: number): number | null {
		const at = this.slotOf(board);
		if (this.key[2 * at] !== this.hash[0] || this.key[2 * at + 1] !== this.hash[1]) return null;
		const value = this.value[at]!;
		switch (this.kind[at]) {
			case EXACT:
				return value;
			case AT_LEAST:
				return value >= beta ? value : null;
			case AT_MOST:
				return value <= alpha ? value : null;
			default:
				return null;
		}
	}

	/** The move that was best when the position was last searched, or −1. */
	bestMove(board: SearchBoard): number {
		const at = this.slotOf(board);
		if (this.key[2 * at] !== this.hash[0] || this.key[2 * at + 1] !== this.hash[1]) return -1;
		return this.kind[at] === 0 ? -1 : this.move[at]! - 1;
	}

	store(board: SearchBoard, value: number, alpha: number, beta: number, move: number): void {
		const at = this.slotOf(board);
		this.key[2 * at] = this.hash[0]!;
		this.key[2 * at + 1] = this.hash[1]!;
		this.value[at] = value;
		this.move[at] = move + 1;
		this.kind[at] = value <= alpha ? AT_MOST : value >= beta ? AT_LEAST : EXACT;
	}

	private slotOf(board: SearchBoard): number {
		board.hash(this.hash);
		return this.hash[0]! & (SIZE - 1);
	}
}
