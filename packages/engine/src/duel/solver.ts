import { ALL_STONES } from '@rumis/rules';
import { MOST_MOVES } from '../board/convert.js';
import { MoveMasks } from '../board/moveMasks.js';
import { BUILD_PHASE, OVER, SearchBoard } from '../board/searchBoard.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { Gains, marginOf, stonesOf } from './gains.js';
import { boundIn, DuelOrder, moveIn } from './order.js';
import { Replies } from './replies.js';
import { DuelTable } from './table.js';

/** Perfect play to the end of the game. */
export interface DuelLine {
	readonly line: readonly number[];
	/** Number of positions searched. */
	readonly positions: number;
}

/** Solves endgames of two colours; `makeDuelSolver` chooses the version. */
export interface DuelSolver {
	/** The principal variation, or null if the budget is not enough. */
	solve(board: SearchBoard, positions: number, deadline: number): DuelLine | null;
}

/** Whether both colours have begun to build and nothing else can follow. */
export function isDuel(board: SearchBoard): boolean {
	if (board.colours !== 2 || board.outside !== null || board.phase !== BUILD_PHASE) return false;
	return [0, 1].every((colour) => board.out & (1 << colour) || board.hand[colour] !== ALL_STONES);
}

const MAX_DEPTH = 22;
const WORST = 1000;
/** With fewer stones left, searching again is faster than looking it up. */
const REMEMBERED_FROM = 3;
/** Positions between two looks at the clock, minus one. */
const BETWEEN_LOOKS = 1023;

/** Thrown when the position budget or the time is used up; caught in `solve`. */
const SPENT = Symbol('spent');

/**
 * Alpha-beta (negamax) with a transposition table. A value is how much the margin of the colour to move still
 * improves. `assembly/endgame.ts` is the same search: same moves, same number of positions.
 */
export class TypeScriptDuelSolver implements DuelSolver {
	private readonly boards: SearchBoard[];
	private readonly keys: Uint32Array[] = [];
	private readonly moves = new Uint16Array(MOST_MOVES);
	private readonly masks: MoveMasks;
	private readonly gains: Gains;
	private readonly order: DuelOrder;
	private readonly table = new DuelTable();
	private positionsLeft = 0;
	private deadline = 0;
	/** The best move of the position that was searched last. */
	private bestMove = -1;

	constructor(board: SearchBoard, knowledge: Knowledge) {
		this.boards = Array.from({ length: MAX_DEPTH + 1 }, () => new SearchBoard(board.setup));
		this.masks = new MoveMasks(board);
		this.gains = new Gains(board.inside);
		this.order = new DuelOrder(knowledge, this.gains, new Replies(board, this.masks, this.gains));
	}

	solve(board: SearchBoard, positions: number, deadline: number): DuelLine | null {
		this.positionsLeft = positions;
		this.deadline = deadline;
		this.table.clear();
		this.boards[0]!.copyFrom(board);
		try {
			const line = this.bestLine(this.boards[0]!);
			return { line, positions: positions - this.positionsLeft };
		} catch (stop) {
			if (stop === SPENT) return null;
			throw stop;
		}
	}

	/** After the first search the final margin is known, and a narrow window is enough to find the other moves. */
	private bestLine(board: SearchBoard): number[] {
		const line: number[] = [];
		let final = 0;
		for (this.settle(board); board.phase !== OVER; this.settle(board)) {
			const sign = board.colour === 0 ? 1 : -1;
			const known = sign * (final - marginOf(board, 0));
			const isFirst = line.length === 0;
			const value = isFirst ? this.search(0, -WORST, WORST) : this.search(0, known - 1, known + 1);
			if (isFirst) final = marginOf(board, 0) + sign * value;
			line.push(this.bestMove);
			board.play(this.bestMove);
		}
		return line;
	}

	private settle(board: SearchBoard): void {
		while (board.phase !== OVER && this.masks.find(board) === 0) board.goOut();
	}

	/** How much the margin of the colour to move still improves with best play, within the alpha-beta window. */
	private search(depth: number, alpha: number, beta: number): number {
		const board = this.boards[depth]!;
		if (board.phase === OVER) return 0;
		const most = this.gains.most(board, board.colour);
		if (most <= alpha) return most;
		const least = -this.gains.most(board, 1 - board.colour);
		if (least >= beta) return least;
		const left = stonesOf(board, 0) + stonesOf(board, 1);
		return left < REMEMBERED_FROM ? this.visit(depth, alpha, beta, -1) : this.searchOnce(depth, alpha, beta);
	}

	private searchOnce(depth: number, alpha: number, beta: number): number {
		const seen = this.table.probe(this.boards[depth]!, alpha, beta);
		this.bestMove = seen.move;
		if (seen.value !== null) return seen.value;
		const value = this.visit(depth, alpha, beta, seen.move);
		this.table.remember(seen, value, alpha, beta, this.bestMove);
		return value;
	}

	private visit(depth: number, alpha: number, beta: number, known: number): number {
		const board = this.boards[depth]!;
		if (this.masks.find(board) === 0) return this.passTurn(depth, alpha, beta);
		this.count();
		const moves = this.moves.subarray(0, this.masks.list(this.moves));
		const own = stonesOf(board, board.colour);
		const others = stonesOf(board, 1 - board.colour);
		if (own === 1 && others === 0) return this.playLast(board, moves);
		this.keys[depth] ??= new Uint32Array(MOST_MOVES);
		const keys = this.keys[depth].subarray(0, moves.length);
		if (own === 1) this.order.rankLast(board, moves, keys);
		else this.order.rank(board, moves, keys, own + others, known);
		return this.tryMoves(depth, alpha, beta, keys, own === 1);
	}

	private count(): void {
		if (--this.positionsLeft < 0) throw SPENT;
		if ((this.positionsLeft & BETWEEN_LOOKS) === 0 && Date.now() > this.deadline) throw SPENT;
	}

	private passTurn(depth: number, alpha: number, beta: number): number {
		this.boards[depth]!.goOut();
		return -this.search(depth, -beta, -alpha);
	}

	/** The last stone of the game simply goes where it gains most. */
	private playLast(board: SearchBoard, moves: Uint16Array): number {
		const best = this.order.bestGain(board, moves);
		this.bestMove = moveIn(best);
		return boundIn(best);
	}

	private tryMoves(
		depth: number,
		alpha: number,
		beta: number,
		keys: Uint32Array,
		/** Whether keys contain an upper bound of the value. */
		isBounded: boolean,
	): number {
		let [best, move, low] = [-WORST, -1, alpha];
		for (let i = 0; i < keys.length && low < beta; i++) {
			const key = keys[i]!;
			if (isBounded && boundIn(key) <= low) {
				best = Math.max(best, boundIn(key));
				break;
			}
			const value = this.valueAfter(depth, moveIn(key), low, beta);
			if (value > best) {
				best = value;
				move = moveIn(key);
			}
			low = Math.max(low, best);
		}
		this.bestMove = move;
		return best;
	}

	/** The value of a move for the colour to move. */
	private valueAfter(depth: number, move: number, alpha: number, beta: number): number {
		const board = this.boards[depth]!;
		const next = this.boards[depth + 1]!;
		const { colour } = board;
		next.copyFrom(board);
		next.play(move);
		const gain = marginOf(next, colour) - marginOf(board, colour);
		const [low, high] = [alpha - gain, beta - gain];
		const isAgain = next.colour === colour;
		return gain + (isAgain ? this.search(depth + 1, low, high) : -this.search(depth + 1, -high, -low));
	}
}
