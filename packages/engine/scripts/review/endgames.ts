/** Compares grades with exact values in endgames that an independent search has solved. */
import { makeMove, type Position } from '@rumis/rules';
import { boardFrom, MOST_MOVES, moveOf, numberOf, settle } from '../../src/board/convert.js';
import { OVER, SearchBoard } from '../../src/board/searchBoard.js';
import { EndgameSolver } from '../../src/endgame.js';
import { simulationsFor, VERIFICATION } from '../../src/review/effort.js';
import { Evaluator } from '../../src/review/evaluator.js';
import { Judge } from '../../src/review/judging.js';
import { finishWork, Stepper } from '../../src/review/steps.js';
import type { Grade } from '../../src/review/types.js';
import { sidesOf, valuePoints } from '../../src/values.js';
import { chosen, endgameSample, kindOf } from './samples.js';

/** Enough for every endgame in the sample. */
const POSITIONS = 60_000;
const MOST_STONES = 8;
/** Number of positions per game, from its last plies. */
const LAST_PLIES = 10;
const OF_ONE_GAME = 3;
/** Interval of games that are also graded by search alone. */
const SEARCHED_EVERY = 4;

const LIST = new Uint16Array(MOST_MOVES);

/** A graded move of an exactly solved position. */
export interface EndgameRow {
	readonly sample: number;
	readonly ply: number;
	readonly kind: string;
	readonly move: string;
	/** The review's grade, and whether it is marked exact. */
	readonly grade: Grade;
	readonly exact: boolean;
	/** The grade by search alone, without solving; only for some games. */
	readonly searched: Grade | null;
	/** The true loss: in value, and in points of the margin. */
	readonly lostValue: number;
	readonly lostPoints: number;
}

/** The played move and another one in some positions near the end of a game. */
export function endgameRows(sample: number, sampleOf = endgameSample): EndgameRow[] {
	const end = sampleOf(sample);
	const plies = Array.from({ length: Math.min(LAST_PLIES, end.ply - 2) }, (_, i) => end.ply - 2 - i).filter(
		(ply) => isEndgame(end, ply),
	);
	return plies
		.filter((_, i) => i % 2 === sample % 2)
		.slice(-OF_ONE_GAME)
		.flatMap((ply) => positionRows(sample, end, ply));
}

/** Whether there is a choice and the rest of the game can be solved. */
function isEndgame(end: Position, ply: number): boolean {
	const board = boardFrom(end.atPly(ply));
	return board.stonesLeft() <= MOST_STONES && board.legalMoves(LIST) >= 2;
}

function positionRows(sample: number, end: Position, ply: number): EndgameRow[] {
	const board = boardFrom(end.atPly(ply));
	const moves = [...LIST.subarray(0, board.legalMoves(LIST))];
	const played = numberOf(board, end.moves[ply]!);
	const other = moves[chosen(100 * sample + ply, moves.length)]!;
	return [...new Set([played, other])].flatMap((move) => rowOf(sample, ply, board, move));
}

function rowOf(sample: number, ply: number, board: SearchBoard, move: number): EndgameRow[] {
	const truth = new Truth(board);
	const [best, value] = [truth.solve(board), truth.solve(after(board, move))];
	if (!best || !value) return [];
	const side = sidesOf(board)[board.colour]!;
	const first = graded(board, move, true);
	const searched = sample % SEARCHED_EVERY === 0 ? graded(board, move, false).grade : null;
	return [
		{
			sample,
			ply,
			kind: kindOf(board.setup),
			move: makeMove(moveOf(board, move)),
			grade: first.grade!,
			exact: first.exact,
			searched,
			lostValue: best.values[side]! - value.values[side]!,
			lostPoints: best.margins[side]! - value.margins[side]!,
		},
	];
}

function graded(board: SearchBoard, move: number, solves: boolean) {
	const longest = 2 * VERIFICATION * simulationsFor(board, 'normal');
	const judge = new Judge(new Evaluator(board, 1, longest, solves ? 1 : 0), 'normal');
	return finishWork(new Stepper(judge.judge(board, move, null))).judgement;
}

function after(board: SearchBoard, move: number): SearchBoard {
	const next = new SearchBoard(board.setup);
	next.copyFrom(board);
	next.play(move);
	settle(next);
	return next;
}

/** Solves without a budget; with two sides without move ordering, unlike a review. */
class Truth {
	private readonly solver: EndgameSolver;
	private readonly sides: Uint8Array;

	constructor(board: SearchBoard) {
		this.solver = new EndgameSolver(board);
		this.sides = sidesOf(board);
	}

	solve(
		board: SearchBoard,
	): { readonly values: readonly number[]; readonly margins: readonly number[] } | null {
		const points =
			board.phase === OVER
				? Array.from({ length: board.colours }, (_, colour) => board.points(colour))
				: this.solver.solve(board, POSITIONS)?.points;
		if (!points) return null;
		const best = [...new Set(this.sides)].map((side) =>
			Math.max(...points.filter((_, c) => this.sides[c] === side)),
		);
		const values = best.map(() => 0);
		valuePoints(best, values);
		const margins = best.map((own, side) => own - Math.max(...best.filter((_, other) => other !== side)));
		return { values, margins };
	}
}
