import { RUIN, STONES } from '@rumis/rules';
import { MOST_MOVES } from './board/convert.js';
import { GUESS_FROM } from './board/guessing.js';
import { MoveMasks } from './board/moveMasks.js';
import { guessMove, randomMove } from './board/playout.js';
import type { FastRandom } from './board/random.js';
import {
	BUILD_PHASE,
	bitCount,
	EDGE,
	OVER,
	RUIN_PHASE,
	type SearchBoard,
	TRANSFER_PHASE,
} from './board/searchBoard.js';
import { type WasmPlayer, wasmPlayerFor } from './board/wasmPlayer.js';
import { scoreMove } from './knowledge/features.js';
import type { Knowledge } from './knowledge/knowledge.js';

/** The playout policy: compares a few random moves by score and plays the best. */
export class Policy {
	private readonly masks: MoveMasks;
	private readonly list = new Uint16Array(MOST_MOVES);

	constructor(
		board: SearchBoard,
		private readonly random: FastRandom,
		private readonly knowledge: Knowledge,
		/** How many random moves are compared; 1 plays uniformly at random. */
		private readonly compared: number,
		/** The WebAssembly version; null for TypeScript only. */
		private readonly wasm: WasmPlayer | null = wasmPlayerFor(board),
	) {
		this.masks = new MoveMasks(board);
	}

	/** Plays to the end of the game and reports every move. */
	finish(board: SearchBoard, onMove: (mover: number, move: number) => void): void {
		while (board.phase !== OVER) {
			if (this.wasm && board.phase === BUILD_PHASE) {
				this.wasm.finish(board, this.random, this.knowledge.build, this.compared, onMove);
				continue;
			}
			const move = this.choose(board);
			if (move < 0) board.goOut();
			else {
				onMove(board.phase === RUIN_PHASE ? RUIN : board.colour, move);
				board.play(move);
			}
		}
	}

	/** A move for the colour to move; −1 if there is none. */
	choose(board: SearchBoard): number {
		if (this.compared <= 1 || board.phase === RUIN_PHASE) return randomMove(board, this.random, this.masks);
		if (board.phase === BUILD_PHASE) return this.chooseBuild(board);
		return board.phase === TRANSFER_PHASE ? this.chooseTransfer(board) : -1;
	}

	private chooseBuild(board: SearchBoard): number {
		const contact = board.contact;
		if (contact === EDGE || bitCount(board.hand[board.colour]!) < GUESS_FROM) return this.chooseFound(board);
		let best = -1;
		let bestScore = Number.NEGATIVE_INFINITY;
		const weights = this.weights(board);
		for (let i = 0; i < this.compared; i++) {
			const move = guessMove(board, this.random, contact);
			if (move < 0) return this.chooseFound(board);
			const score = scoreMove(board, board.inside, move, board.colour, weights);
			if (score > bestScore) {
				bestScore = score;
				best = move;
			}
		}
		return best;
	}

	/** For positions with few legal moves: generates all of them and compares a sample. */
	private chooseFound(board: SearchBoard): number {
		const count = this.masks.find(board);
		if (count === 0) return -1;
		let best = -1;
		let bestScore = Number.NEGATIVE_INFINITY;
		const tries = count < this.compared ? count : this.compared;
		const weights = this.weights(board);
		for (let i = 0; i < tries; i++) {
			const move = this.masks.pick(tries === count ? i : this.random.below(count));
			const score = scoreMove(board, board.inside, move, board.colour, weights);
			if (score > bestScore) {
				bestScore = score;
				best = move;
			}
		}
		return best;
	}

	private weights(board: SearchBoard): Float64Array {
		return this.knowledge.build[bitCount(board.hand[board.colour]!)]!;
	}

	/** Placing is better than putting aside, and every visible square outside counts. */
	private chooseTransfer(board: SearchBoard): number {
		const { list, random, knowledge } = this;
		const count = knowledge.picksStoneFirst
			? board.someTransfers(random.below(STONES.length), list)
			: board.legalMoves(list);
		if (count === 0) return -1;
		const { size } = board.inside;
		let best = -1;
		let bestScore = Number.NEGATIVE_INFINITY;
		for (let i = 0; i < this.compared; i++) {
			const move = list[random.below(count)]!;
			const isAside = move >= board.asideFrom;
			const score = isAside
				? -100
				: scoreMove(board, board.outside!, move - size, board.colour, knowledge.transfer[0]!);
			if (score > bestScore) {
				bestScore = score;
				best = move;
			}
		}
		return best;
	}
}
