import { RUIN } from '@rumis/rules';
import { MoveMasks } from './moveMasks.js';
import { BUILD_PHASE, FREE, OVER, RUIN_PHASE, type SearchBoard } from './searchBoard.js';
import { type WasmPlayer, wasmPlayerFor } from './wasmPlayer.js';

/** A ruin stone covers at most this many empty squares, so with more to spare every ruin stone is allowed. */
const MOST_FEET = 4;

/** Generates legal moves the fastest way for the current phase. */
export class MoveFinder {
	private readonly masks: MoveMasks;

	constructor(
		board: SearchBoard,
		/** The WebAssembly version; null for TypeScript only. */
		private readonly wasm: WasmPlayer | null = wasmPlayerFor(board),
	) {
		this.masks = new MoveMasks(board);
	}

	/** Writes the legal moves and returns their number; not in the order of move texts. */
	list(board: SearchBoard, list: Uint16Array): number {
		if (this.wasm && board.phase === BUILD_PHASE) return this.wasm.list(board, list);
		if (!this.canMask(board)) return board.legalMoves(list);
		this.findMasks(board);
		return this.masks.list(list);
	}

	/** Passes the turn until a colour can move or the game is over. */
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
