import type { Setup } from '@rumis/rules';
import { MOST_MOVES } from './board/convert.js';
import { MoveFinder } from './board/moveFinder.js';
import { MoveMasks } from './board/moveMasks.js';
import { OVER, SearchBoard } from './board/searchBoard.js';
import { expectedPositions } from './duel/reach.js';
import { type DuelSolver, isDuel } from './duel/solver.js';
import { makeDuelSolver } from './duel/wasmSolver.js';
import type { Knowledge } from './knowledge/knowledge.js';
import { MoveOrder } from './moveOrder.js';
import { TranspositionTable } from './transpositions.js';
import { sidesOf, valueSides } from './values.js';

/** The result of perfect play. */
export interface Exact {
	readonly move: number;
	/** Final points of every colour. */
	readonly points: readonly number[];
	/** The principal variation to the end of the game. */
	readonly line: readonly number[];
	/** Number of positions searched. */
	readonly positions: number;
}

/** Which of equally good moves the other sides choose: the best or the worst for this side. */
export interface TieBreak {
	readonly side: number;
	readonly likes: 'best' | 'worst';
}

interface Solution {
	readonly points: readonly number[];
	readonly line: readonly number[];
}

const MAX_DEPTH = 40;
const WORST = 1000;

/**
 * The number of stones left from which a solution is likely within the budget. Each further stone takes about
 * three times as many positions.
 */
function stonesWithin(positions: number): number {
	return 9 + (positions >= 20_000 ? 1 : 0) + (positions >= 60_000 ? 1 : 0) + (positions >= 180_000 ? 1 : 0);
}

/** Solving is tried unless it is expected to take more than this many times the budget. */
const HOPE = 4;

/** Thrown when the position budget or the time is used up; caught in `solve`. */
const OUT_OF_POSITIONS = Symbol('out of positions');

/**
 * Solves endgames. Two sides: alpha-beta on the margin, with a transposition table. More sides: max-n, without
 * cutoffs.
 */
export class EndgameSolver {
	private readonly boards: SearchBoard[];
	private readonly lists: Uint16Array[];
	private readonly finder: MoveFinder;
	private readonly masks: MoveMasks;
	private readonly sideOf: Uint8Array;
	private readonly sides: number;
	private readonly sidePoints: Float32Array;
	private readonly values: Float32Array;
	private readonly transpositions = new TranspositionTable();
	private readonly order: MoveOrder | null;
	private duel: DuelSolver | null = null;
	private positionsLeft = 0;
	private deadline = 0;
	private ties: TieBreak | null = null;

	readonly setup: Setup;

	constructor(
		board: SearchBoard,
		/** For move ordering and bounds; null for plain alpha-beta. */
		private readonly knowledge: Knowledge | null = null,
	) {
		this.order = knowledge && new MoveOrder(knowledge);
		this.setup = board.setup;
		this.boards = Array.from({ length: MAX_DEPTH + 1 }, () => new SearchBoard(board.setup));
		this.lists = Array.from({ length: MAX_DEPTH + 1 }, () => new Uint16Array(0));
		this.finder = new MoveFinder(board);
		this.masks = new MoveMasks(board);
		this.sideOf = sidesOf(board);
		this.sides = Math.max(...this.sideOf) + 1;
		this.sidePoints = new Float32Array(this.sides);
		this.values = new Float32Array(this.sides);
	}

	/** Whether this is a game of two colours, which are searched several times as fast. */
	isFast(board: SearchBoard): boolean {
		return this.knowledge !== null && isDuel(board);
	}

	/** Whether a solution with that many positions is likely enough to try it. */
	isLikely(board: SearchBoard, positions: number): boolean {
		if (positions === 0) return false;
		if (!this.isFast(board)) return board.stonesLeft() <= stonesWithin(positions);
		return expectedPositions(board, this.masks) <= HOPE * positions;
	}

	/** The best move if the game can be solved within the budget; else null. */
	solve(
		board: SearchBoard,
		positions: number,
		deadline = Number.POSITIVE_INFINITY,
		/** For more than two sides only: with two, ties do not matter. */
		ties: TieBreak | null = null,
	): Exact | null {
		if (this.knowledge && isDuel(board)) return this.solveDuel(board, this.knowledge, positions, deadline);
		this.positionsLeft = positions;
		this.deadline = deadline;
		this.ties = ties;
		this.transpositions.clear();
		this.boards[0]!.copyFrom(board);
		try {
			const { points, line } = this.sides === 2 ? this.solveTwo() : this.solveMany(0);
			return { move: line[0]!, points, line, positions: positions - this.positionsLeft };
		} catch (stop) {
			if (stop === OUT_OF_POSITIONS) return null;
			throw stop;
		}
	}

	private solveDuel(board: SearchBoard, knowledge: Knowledge, positions: number, deadline: number) {
		this.duel ??= makeDuelSolver(board, knowledge);
		const solved = this.duel.solve(board, positions, deadline);
		if (!solved) return null;
		const { line } = solved;
		this.boards[0]!.copyFrom(board);
		line.forEach((move, depth) => {
			this.descend(depth, move);
		});
		return { ...solved, move: line[0]!, points: this.pointsOf(this.boards[line.length]!) };
	}

	/** The legal moves at a depth, in that depth's own list. */
	private movesAt(depth: number): Uint16Array {
		if (--this.positionsLeft < 0 || depth >= MAX_DEPTH) throw OUT_OF_POSITIONS;
		if ((this.positionsLeft & 255) === 0 && Date.now() > this.deadline) throw OUT_OF_POSITIONS;
		if (this.lists[depth]!.length === 0) this.lists[depth] = new Uint16Array(MOST_MOVES);
		const list = this.lists[depth]!;
		const moves = list.subarray(0, this.finder.list(this.boards[depth]!, list));
		if (this.order)
			this.order.sort(this.boards[depth]!, moves, this.transpositions.bestMove(this.boards[depth]!));
		return moves;
	}

	/** Sets the board at depth + 1 to the position after the move, with the turn passed to a colour that can move. */
	private descend(depth: number, move: number): void {
		const next = this.boards[depth + 1]!;
		next.copyFrom(this.boards[depth]!);
		next.play(move);
		if (this.lists[depth + 1]!.length === 0) this.lists[depth + 1] = new Uint16Array(MOST_MOVES);
		this.finder.settle(next, this.lists[depth + 1]!);
	}

	private pointsOf(board: SearchBoard): number[] {
		return Array.from({ length: board.colours }, (_, colour) => board.points(colour));
	}

	/** Follows the best moves to the end; the transposition table makes the later searches fast. */
	private solveTwo(): Solution {
		const line: number[] = [];
		for (let depth = 0; this.boards[depth]!.phase !== OVER; depth++) {
			const move = this.bestOfTwo(depth);
			line.push(move);
			this.descend(depth, move);
		}
		return { points: this.pointsOf(this.boards[line.length]!), line };
	}

	private bestOfTwo(depth: number): number {
		const sign = this.sideOf[this.boards[depth]!.colour] === 0 ? 1 : -1;
		let best = -WORST;
		let bestMove = -1;
		for (const move of this.movesAt(depth)) {
			this.descend(depth, move);
			const value = sign * this.margin(depth + 1, sign > 0 ? best : -WORST, sign > 0 ? WORST : -best);
			if (value > best || bestMove < 0) {
				best = value;
				bestMove = move;
			}
		}
		return bestMove;
	}

	/** The margin of side 0 over side 1 with best play, within the alpha-beta window. */
	private margin(depth: number, alpha: number, beta: number): number {
		const board = this.boards[depth]!;
		if (board.phase === OVER) return this.finalMargin(board);
		const seen = this.transpositions.probe(board, alpha, beta);
		if (seen !== null) return seen;
		const maximises = this.sideOf[board.colour] === 0;
		let [low, high] = [alpha, beta];
		let best = maximises ? -WORST : WORST;
		let bestMove = -1;
		for (const move of this.movesAt(depth)) {
			this.descend(depth, move);
			const value = this.margin(depth + 1, low, high);
			if (bestMove < 0 || (maximises ? value > best : value < best)) {
				best = value;
				bestMove = move;
			}
			if (maximises) low = Math.max(low, best);
			else high = Math.min(high, best);
			if (low >= high) break;
		}
		this.transpositions.store(board, best, alpha, beta, bestMove);
		return best;
	}

	private finalMargin(board: SearchBoard): number {
		valueSides(board, this.sideOf, this.sidePoints, this.values);
		return this.sidePoints[0]! - this.sidePoints[1]!;
	}

	/** Max-n: each side maximises its own value. */
	private solveMany(depth: number): Solution & { readonly values: Float32Array } {
		const board = this.boards[depth]!;
		if (board.phase === OVER) {
			valueSides(board, this.sideOf, this.sidePoints, this.values);
			return { values: this.values.slice(), points: this.pointsOf(board), line: [] };
		}
		const side = this.sideOf[board.colour]!;
		let best: ReturnType<EndgameSolver['solveMany']> | null = null;
		for (const move of this.movesAt(depth)) {
			this.descend(depth, move);
			const after = this.solveMany(depth + 1);
			if (best && !this.isPreferred(after.values, best.values, side)) continue;
			best = { ...after, line: [move, ...after.line] };
		}
		return best!;
	}

	private isPreferred(values: Float32Array, best: Float32Array, side: number): boolean {
		if (values[side] !== best[side] || !this.ties) return values[side]! > best[side]!;
		const more = values[this.ties.side]! - best[this.ties.side]!;
		return this.ties.likes === 'best' ? more > 0 : more < 0;
	}
}
