import { BUILD_PHASE, bitCount, type SearchBoard } from './board/searchBoard.js';
import { scoreMove } from './knowledge/features.js';
import type { Knowledge } from './knowledge/knowledge.js';

/** Scores are compared in steps of 1/64. */
const STEPS = 64;
const INDEX = 4096;

/** Move ordering for alpha-beta: high scores first, for more cutoffs. */
export class MoveOrder {
	private readonly keys = new Float64Array(INDEX);
	private readonly copy = new Uint16Array(INDEX);

	constructor(private readonly knowledge: Knowledge) {}

	/** Sorts the moves of a position; the best move of an earlier visit comes first. */
	sort(board: SearchBoard, moves: Uint16Array, bestBefore: number): void {
		const count = moves.length;
		if (count < 2 || count >= INDEX || board.phase !== BUILD_PHASE) return;
		const { keys, copy } = this;
		const weights = this.knowledge.build[bitCount(board.hand[board.colour]!)]!;
		for (let i = 0; i < count; i++) {
			const score =
				moves[i] === bestBefore ? 1000 : scoreMove(board, board.inside, moves[i]!, board.colour, weights);
			// The key includes the index, so that plain numeric sorting works, without a compare function.
			keys[i] = -Math.round(score * STEPS) * INDEX + i;
			copy[i] = moves[i]!;
		}
		const sorted = keys.subarray(0, count).sort();
		for (let i = 0; i < count; i++) moves[i] = copy[((sorted[i]! % INDEX) + INDEX) % INDEX]!;
	}
}
