import type { SearchBoard } from '../board/searchBoard.js';
import { newWasm } from '../board/wasmPlayer.js';
import type { PlayoutExports } from '../board/wasmTables.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { type DuelLine, type DuelSolver, TypeScriptDuelSolver } from './solver.js';

/** As in `assembly/endgame.ts`. */
const MOST_PLIES = 24;

/**
 * The endgame search in WebAssembly (`assembly/endgame.ts`). Each solver has its own instance, so that the memory
 * of its transposition table is freed with it.
 */
class WasmDuelSolver implements DuelSolver {
	private readonly block: Uint8Array;
	private readonly line: Uint16Array;

	constructor(
		private readonly wasm: PlayoutExports,
		board: SearchBoard,
		knowledge: Knowledge,
	) {
		wasm.setGame(board.colours, board.laterContact);
		wasm.prepareEndgame(board.block.length);
		// The memory no longer grows, so views stay valid.
		const { buffer } = wasm.memory;
		this.block = new Uint8Array(buffer, wasm.endgameBoards.value, board.block.length);
		this.line = new Uint16Array(buffer, wasm.endgameLine.value, MOST_PLIES);
		knowledge.build.forEach((weights, stones) => {
			const at = wasm.moveWeights.value + stones * weights.byteLength;
			new Float64Array(buffer, at, weights.length).set(weights);
		});
	}

	solve(board: SearchBoard, positions: number, deadline: number): DuelLine | null {
		const { wasm } = this;
		this.block.set(board.block);
		const length = wasm.solveEndgame(positions, deadline);
		if (length < 0) return null;
		return { line: [...this.line.subarray(0, length)], positions: positions - wasm.positionsLeft.value };
	}
}

/** In WebAssembly, or in TypeScript without it or when memory is short: the same results, only slower. */
export function makeDuelSolver(board: SearchBoard, knowledge: Knowledge): DuelSolver {
	try {
		const wasm = newWasm(board.inside);
		if (wasm) return new WasmDuelSolver(wasm, board, knowledge);
	} catch {
		// Out of memory.
	}
	return new TypeScriptDuelSolver(board, knowledge);
}
