import { bitCount, type SearchBoard } from '../board/searchBoard.js';
import { scoreMove } from '../knowledge/features.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Gains } from './gains.js';
import type { Replies } from './replies.js';

/** With fewer stones left, sorting by score costs more than it saves. */
const SCORED_FROM = 4;
/** Scores are compared in steps of 1/64. */
const STEPS = 64;
const ZERO = 1 << 14;
const FIRST = 0xffff;

/** A key puts a higher rank first, and of equal ranks the lower move number. */
const keyOf = (rank: number, move: number): number => rank * 0x10000 + 0xffff - move;

export const moveIn = (key: number): number => 0xffff - (key & 0xffff);

/** The upper bound that `rankLast` put into a key. */
export const boundIn = (key: number): number => (key >>> 16) - ZERO;

const stepsOf = (score: number): number =>
	Math.max(1 - ZERO, Math.min(ZERO, Math.floor(score * STEPS + 0.5)));

/** Move ordering: writes a key for every move and sorts them, the first to try at the front. */
export class DuelOrder {
	constructor(
		private readonly knowledge: Knowledge,
		private readonly gains: Gains,
		private readonly replies: Replies,
	) {}

	/** The key of the move that gains most. */
	bestGain(board: SearchBoard, moves: Uint16Array): number {
		this.gains.read(board, board.colour);
		let best = 0;
		for (const move of moves) best = Math.max(best, keyOf(ZERO + this.gains.of(move), move));
		return best;
	}

	/** For the last stone of the colour to move: at most its gain, less what the other is sure to gain. */
	rankLast(board: SearchBoard, moves: Uint16Array, keys: Uint32Array): void {
		const { gains, replies } = this;
		gains.read(board, board.colour);
		for (let i = 0; i < moves.length; i++) keys[i] = gains.of(moves[i]!);
		replies.list(board);
		for (let i = 0; i < moves.length; i++) {
			keys[i] = keyOf(ZERO + keys[i]! - replies.sureGain(moves[i]!), moves[i]!);
		}
		sortFalling(keys);
	}

	/** By what is likely to be good; the best move of an earlier visit comes first. */
	rank(board: SearchBoard, moves: Uint16Array, keys: Uint32Array, stonesLeft: number, known: number): void {
		const { colour } = board;
		const isScored = stonesLeft >= SCORED_FROM;
		const weights = this.knowledge.build[bitCount(board.hand[colour]!)]!;
		if (!isScored) this.gains.read(board, colour);
		for (let i = 0; i < moves.length; i++) {
			const move = moves[i]!;
			const rank = isScored
				? stepsOf(scoreMove(board, board.inside, move, colour, weights))
				: this.gains.of(move);
			keys[i] = keyOf(move === known ? FIRST : ZERO + rank, move);
		}
		sortFalling(keys);
	}
}

/** Sorting numbers without a compare function is several times as fast. */
function sortFalling(keys: Uint32Array): void {
	keys.sort().reverse();
}
