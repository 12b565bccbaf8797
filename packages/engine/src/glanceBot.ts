import type { Move, ReadonlyPosition } from '@rumis/rules';
import { boardFrom, MOST_MOVES, moveOf } from './board/convert.js';
import { BUILD_PHASE, bitCount, type SearchBoard, TRANSFER_PHASE } from './board/searchBoard.js';
import { scoreMove } from './knowledge/features.js';
import type { Knowledge } from './knowledge/knowledge.js';
import { QuickBot } from './simpleBots.js';

/**
 * Plays like somebody who looks at a few places only and takes the one that looks best: it overlooks a lot, but
 * what it plays makes sense. It never searches, so it never stalls.
 */
export class GlanceBot extends QuickBot {
	private readonly list = new Uint16Array(MOST_MOVES);

	constructor(
		readonly name: string,
		/** How many looks it takes; a fraction is the chance of one more. */
		private readonly looks: (board: SearchBoard) => number,
		private readonly knowledge: (board: SearchBoard) => Knowledge,
		seed: number,
	) {
		super(seed);
	}

	choose(position: ReadonlyPosition): Move {
		const board = boardFrom(position);
		const count = board.legalMoves(this.list);
		let best = this.list[this.random.below(count)]!;
		let bestLook = this.lookOf(board, best);
		for (let look = 1, looks = this.drawn(this.looks(board)); look < looks; look++) {
			const move = this.list[this.random.below(count)]!;
			const value = this.lookOf(board, move);
			if (value > bestLook) [best, bestLook] = [move, value];
		}
		return moveOf(board, best);
	}

	/** Rounds up or down by chance. */
	private drawn(looks: number): number {
		const whole = Math.floor(looks);
		return this.random.below(1000) < Math.round(1000 * (looks - whole)) ? whole + 1 : whole;
	}

	private lookOf(board: SearchBoard, move: number): number {
		const { build, transfer } = this.knowledge(board);
		if (board.phase === BUILD_PHASE) {
			return scoreMove(board, board.inside, move, board.colour, build[bitCount(board.hand[board.colour]!)]!);
		}
		if (board.phase !== TRANSFER_PHASE) return 0;
		const isAside = move >= board.asideFrom;
		return isAside
			? -100
			: scoreMove(board, board.outside!, move - board.inside.size, board.colour, transfer[0]!);
	}
}
