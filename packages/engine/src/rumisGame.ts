import { RUIN } from '@rumis/rules';
import { MOST_MOVES } from './board/convert.js';
import { MoveFinder } from './board/moveFinder.js';
import type { FastRandom } from './board/random.js';
import { BUILD_PHASE, bitCount, OVER, RUIN_PHASE, SearchBoard } from './board/searchBoard.js';
import { type WasmPlayer, wasmPlayerFor } from './board/wasmPlayer.js';
import { type MoveWeights, scoreMove } from './knowledge/features.js';
import type { Knowledge } from './knowledge/knowledge.js';
import { StaticValue } from './knowledge/value.js';
import type { SearchGame } from './mcts/game.js';
import type { TreeRunner } from './mcts/runner.js';
import type { SearchSettings } from './mcts/settings.js';
import { PointSums } from './pointSums.js';
import { Policy } from './policy.js';
import { sidesOf, valueSides } from './values.js';
import { makeWasmRunner, type RunnerGame } from './wasmRunner.js';

/** A search state is the colour to move plus flags for the phase; one value means that the game is over. */
const COLOUR = 7;
const RUIN_PLACED = 8;
const CARRIES_OVER = 16;
const GAME_OVER = 32;

/** What guides a search besides its settings. */
export interface Heuristics {
	readonly knowledge: Knowledge;
	/** How many random moves a playout compares by score before it plays the best. */
	readonly compared: number;
}

/** A pseudo-random number from 0 to 2 that depends only on the move. */
const chanceOf = (move: number): number => (Math.imul(move + 1, 0x9e3779b1) >>> 0) / 2 ** 31;

/** Move weights for the number of stones the owner has in hand. */
const weightsFor = (moveWeights: MoveWeights, board: SearchBoard, owner: number): Float64Array =>
	moveWeights[bitCount(board.hand[owner]!)]!;

export class RumisGame implements SearchGame {
	readonly sides: number;
	readonly moveNumbers: number;
	readonly movers = RUIN + 1;
	private pointSums: PointSums;
	private firstMove = -1;
	private readonly root: SearchBoard;
	private readonly board: SearchBoard;
	private readonly sideOf: Uint8Array;
	private readonly sidePoints: Float32Array;
	private readonly staticValue: StaticValue | null;
	private readonly policy: Policy;
	private readonly finder: MoveFinder;
	private readonly scratch = new Uint16Array(MOST_MOVES);

	constructor(
		start: SearchBoard,
		private readonly random: FastRandom,
		private readonly heuristics: Heuristics,
		/** Plays the build phase faster, with identical results; null for TypeScript only. */
		private readonly wasm: WasmPlayer | null = wasmPlayerFor(start),
	) {
		this.root = new SearchBoard(start.setup);
		this.board = new SearchBoard(start.setup);
		this.root.copyFrom(start);
		this.sideOf = sidesOf(start);
		this.sides = Math.max(...this.sideOf) + 1;
		this.sidePoints = new Float32Array(this.sides);
		this.moveNumbers = start.asideFrom + 11;
		this.pointSums = new PointSums(start.colours, this.moveNumbers);
		this.finder = new MoveFinder(start, wasm);
		const { knowledge, compared } = heuristics;
		this.policy = new Policy(start, random, knowledge, compared, wasm);
		this.staticValue = knowledge.value && new StaticValue(start, this.sideOf, knowledge.value, wasm);
	}

	setRoot(board: SearchBoard): void {
		this.root.copyFrom(board);
		this.pointSums.clear();
	}

	/** Mean points of every colour over all simulations that began with the move. */
	expectedPoints(move: number): number[] {
		const means = this.pointSums.means(move);
		return means ?? Array.from({ length: this.root.colours }, (_, colour) => this.root.points(colour));
	}

	makeRunner(settings: SearchSettings, capacity: number): TreeRunner | null {
		if (!this.wasm) return null;
		const runner = makeWasmRunner(this.described(), settings, capacity);
		if (runner) this.pointSums = runner.pointSums;
		return runner;
	}

	private described(): RunnerGame {
		const { root, random, sideOf, sides, moveNumbers, heuristics } = this;
		return { root, random, sideOf, sides, moveNumbers, ...heuristics };
	}

	reset(): void {
		this.firstMove = -1;
		this.board.copyFrom(this.root);
	}

	state(): number {
		const { phase, colour } = this.board;
		if (phase === OVER) return GAME_OVER;
		if (phase === RUIN_PHASE) return RUIN_PLACED | colour;
		return phase === BUILD_PHASE ? colour : CARRIES_OVER | colour;
	}

	isOver(state: number): boolean {
		return state === GAME_OVER;
	}

	side(state: number): number {
		return this.sideOf[state & COLOUR]!;
	}

	mover(state: number): number {
		return state & RUIN_PLACED ? RUIN : state & COLOUR;
	}

	listMoves(moves: Uint16Array, scores: Float32Array): number {
		const { board } = this;
		if (this.wasm && board.phase === BUILD_PHASE) {
			return this.wasm.listScored(board, this.heuristics.knowledge.build, moves, scores);
		}
		const count = this.finder.list(board, moves);
		for (let i = 0; i < count; i++) scores[i] = this.scoreOf(moves[i]!);
		return count;
	}

	private scoreOf(move: number): number {
		const { board } = this;
		const { build, ruin, transfer } = this.heuristics.knowledge;
		// Ruin stones have no learned weights. Random scores vary which of them are considered.
		if (board.phase === RUIN_PHASE) return ruin === 'drawn' ? this.random.below(1000) / 500 : chanceOf(move);
		if (board.phase === BUILD_PHASE) {
			return scoreMove(board, board.inside, move, board.colour, weightsFor(build, board, board.colour));
		}
		if (move >= board.asideFrom) return -8;
		return scoreMove(board, board.outside!, move - board.inside.size, board.colour, transfer[0]!);
	}

	play(move: number): void {
		if (this.firstMove < 0) this.firstMove = move;
		this.board.play(move);
		this.finder.settle(this.board, this.scratch);
	}

	replay(move: number, state: number): void {
		if (this.firstMove < 0) this.firstMove = move;
		this.board.play(move);
		while (this.state() !== state) this.board.goOut();
	}

	evaluate(values: Float32Array): boolean {
		const { board, staticValue } = this;
		if (staticValue === null || board.phase !== BUILD_PHASE) return false;
		staticValue.evaluate(board, values);
		return true;
	}

	finish(values: Float32Array, onMove: (mover: number, move: number) => void): void {
		const { board } = this;
		this.policy.finish(board, onMove);
		if (this.firstMove >= 0) this.pointSums.note(this.firstMove, board);
		valueSides(board, this.sideOf, this.sidePoints, values);
	}
}
