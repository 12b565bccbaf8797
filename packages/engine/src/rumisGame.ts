import { RUIN } from '@rumis/rules';
import { MOST_MOVES } from './board/convert.js';
import { MoveFinder } from './board/moveFinder.js';
import type { FastRandom } from './board/random.js';
import { BUILD_PHASE, bitCount, OVER, RUIN_PHASE, SearchBoard } from './board/searchBoard.js';
import { type WasmPlayer, wasmPlayerFor } from './board/wasmPlayer.js';
import { judge, type Taste } from './features.js';
import type { SearchGame } from './mcts/game.js';
import { Policy } from './policy.js';
import { sidesOf, valueSides } from './values.js';

/** RUMIS as the tree search sees it. */
export class RumisGame implements SearchGame {
	readonly sides: number;
	readonly moveNumbers: number;
	readonly movers = RUIN + 1;
	/** By the first move of a simulation: how many began with it, and the sums of points by colour. */
	private readonly pointSums = new Map<number, Float64Array>();
	private firstMove = -1;
	private readonly root: SearchBoard;
	private readonly board: SearchBoard;
	private readonly sideOf: Uint8Array;
	private readonly sidePoints: Float32Array;
	private readonly policy: Policy;
	private readonly finder: MoveFinder;
	private readonly scratch = new Uint16Array(MOST_MOVES);

	constructor(
		start: SearchBoard,
		private readonly random: FastRandom,
		private readonly taste: Taste,
		compared: number,
		/** Does the build phase faster; null for TypeScript, which plays exactly alike. */
		private readonly wasm: WasmPlayer | null = wasmPlayerFor(start),
	) {
		this.root = new SearchBoard(start.setup);
		this.board = new SearchBoard(start.setup);
		this.setRoot(start);
		this.sideOf = sidesOf(start);
		this.sides = Math.max(...this.sideOf) + 1;
		this.sidePoints = new Float32Array(this.sides);
		this.moveNumbers = start.asideFrom + 11;
		this.finder = new MoveFinder(start, wasm);
		this.policy = new Policy(start, random, taste, compared, wasm);
	}

	setRoot(board: SearchBoard): void {
		this.root.copyFrom(board);
		this.pointSums.clear();
	}

	/** Mean points of every colour over all simulations that began with the move. */
	expectedPoints(move: number): number[] {
		const sums = this.pointSums.get(move);
		if (!sums) return Array.from({ length: this.root.colours }, (_, colour) => this.root.points(colour));
		return [...sums.subarray(1)].map((sum) => sum / sums[0]!);
	}

	reset(): void {
		this.firstMove = -1;
		this.board.copyFrom(this.root);
	}

	isOver(): boolean {
		return this.board.phase === OVER;
	}

	side(): number {
		return this.sideOf[this.board.colour]!;
	}

	mover(): number {
		return this.board.phase === RUIN_PHASE ? RUIN : this.board.colour;
	}

	listMoves(moves: Uint16Array, looks: Float32Array): number {
		const { board } = this;
		if (this.wasm && board.phase === BUILD_PHASE) {
			return this.wasm.listJudged(board, this.taste, moves, looks);
		}
		const count = this.finder.list(board, moves);
		const weights = this.taste[bitCount(board.hand[board.colour]!)]!;
		for (let i = 0; i < count; i++) looks[i] = this.lookOf(moves[i]!, weights);
		return count;
	}

	private lookOf(move: number, weights: Float64Array): number {
		const { board } = this;
		// Nothing is known of ruin stones; by chance, so that not always the same few are considered.
		if (board.phase === RUIN_PHASE) return this.random.below(1000) / 500;
		if (board.phase === BUILD_PHASE) return judge(board, board.inside, move, board.colour, weights);
		if (move >= board.asideFrom) return -8;
		return judge(board, board.outside!, move - board.inside.size, board.colour, weights);
	}

	play(move: number): void {
		if (this.firstMove < 0) this.firstMove = move;
		this.board.play(move);
		this.finder.settle(this.board, this.scratch);
	}

	finish(values: Float32Array, onMove: (mover: number, move: number) => void): void {
		const { board } = this;
		this.policy.finish(board, onMove);
		this.notePoints();
		valueSides(board, this.sideOf, this.sidePoints, values);
	}

	private notePoints(): void {
		const { board, pointSums, firstMove } = this;
		const sums = pointSums.get(firstMove) ?? new Float64Array(1 + board.colours);
		pointSums.set(firstMove, sums);
		sums[0]!++;
		for (let colour = 0; colour < board.colours; colour++) sums[1 + colour]! += board.points(colour);
	}
}
