import { RUIN } from '@rumis/rules';
import { MoveMasks } from './moveMasks.js';
import { BUILD_PHASE, FREE, OVER, RUIN_PHASE, type SearchBoard } from './searchBoard.js';
import { type WasmPlayer, wasmPlayerFor } from './wasmPlayer.js';

/** A ruin stone never covers more empty squares than this, so with more to spare none is refused for it. */
const MOST_FEET = 4;

/** Finds legal moves the fastest way there is for the phase at hand. */
export class MoveFinder {
	private readonly masks: MoveMasks;

	constructor(
		board: SearchBoard,
		/** Does the same faster; null for TypeScript. */
		private readonly wasm: WasmPlayer | null = wasmPlayerFor(board),
	) {
		this.masks = new MoveMasks(board);
	}

	/** Writes the legal moves into the list and says how many there are; their order is not that of texts. */
	list(board: SearchBoard, list: Uint16Array): number {
		if (this.wasm && board.phase === BUILD_PHASE) return this.wasm.list(board, list);
		if (!this.canMask(board)) return board.legalMoves(list);
		this.findMasks(board);
		return this.masks.list(list);
	}

	/** Passes the turn on until a colour can move or the game is over. */
	settle(board: SearchBoard, list: Uint16Array): void {
		while (board.phase !== OVER) {
			if (this.wasm && board.phase === BUILD_PHASE) {
				this.wasm.settle(board);
				if (!board.isTransferring) return;
				continue;
			}
			const count = this.canMask(board) ? this.findMasks(board) : board.legalMoves(list);
			if (count > 0) return;
			board.goOut();
		}
	}

	private canMask(board: SearchBoard): boolean {
		return board.phase === BUILD_PHASE || (board.phase === RUIN_PHASE && board.spareGround >= MOST_FEET);
	}

	private findMasks(board: SearchBoard): number {
		if (board.phase === BUILD_PHASE) return this.masks.find(board);
		return this.masks.findFor(board, board.hand[RUIN]!, FREE, false);
	}
}
