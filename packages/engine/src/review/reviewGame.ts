import { type Game, type Move, makeMove, Position, positionOf, seatOfColour } from '@rumis/rules';
import { boardFrom, numberOf } from '../board/convert.js';
import type { SearchBoard } from '../board/searchBoard.js';
import { simulationsFor, VERIFICATION } from './effort.js';
import { type EvaluatedLine, Evaluator } from './evaluator.js';
import { Judge, type Judged } from './judging.js';
import { Stepper, type Work } from './steps.js';
import { keptSquares, playAndScore, stoneKey } from './stonePoints.js';
import { playerReviews, turningPoints } from './summary.js';
import type {
	Evaluation,
	GameReview,
	ReviewDepth,
	ReviewedMove,
	ReviewOptions,
	ReviewProgress,
} from './types.js';

/** A running review. The same game, depth and seed always give the same result. */
export class Reviewing {
	private readonly stepper: Stepper<GameReview>;
	private readonly moves: ReviewedMove[] = [];
	private reported = 0;
	private readonly total: number;

	constructor(position: Position, { depth = 'normal', seed = 1 }: ReviewOptions) {
		this.total = position.ply;
		this.stepper = new Stepper(reviewMoves(position, depth, seed, this.moves));
	}

	/** Works for some milliseconds; true when the review is done. */
	step(): boolean {
		return this.stepper.step();
	}

	/** The progress since the last call. */
	progress(): ReviewProgress {
		const moves = this.moves.slice(this.reported);
		this.reported = this.moves.length;
		return { done: this.moves.length, total: this.total, moves };
	}

	/** The whole review; only after `step` returned true. */
	review(): GameReview {
		return this.stepper.answer();
	}
}

/** Starts reviewing the main line of a game. */
export const reviewGame = (game: Game, options: ReviewOptions = {}): Reviewing =>
	new Reviewing(positionOf(game), options);

/** The same for the moves that led to a position. */
export const reviewPosition = (position: Position, options: ReviewOptions = {}): Reviewing =>
	new Reviewing(position, options);

function* reviewMoves(
	end: Position,
	depth: ReviewDepth,
	seed: number,
	moves: ReviewedMove[],
): Work<GameReview> {
	const walk = startOf(end);
	const start = boardFrom(walk);
	const evaluator = new Evaluator(start, seed, longestSearch(start, depth));
	const judge = new Judge(evaluator, depth);
	const kept = keptSquares(end);
	const evaluations: Evaluation[] = [];
	let board = start;
	let known: EvaluatedLine | null = null;
	for (const [ply, move] of end.moves.entries()) {
		const number = numberOf(board, move);
		const judged: Judged = yield* judge.judge(board, number, known);
		evaluations.push(judged.before);
		moves.push(reviewedMove(walk, move, ply, judged, kept));
		board = evaluator.after(board, number);
		known = judged.after;
	}
	evaluations.push(
		known?.evaluation ?? (yield* evaluator.evaluate(board, simulationsFor(board, depth))).evaluation,
	);
	return {
		colours: end.colours,
		sides: [...evaluator.sideOf],
		moves: moves.slice(),
		evaluations,
		players: playerReviews(end.setup, moves),
		turningPoints: turningPoints(evaluations),
		depth,
		seed,
	};
}

function startOf({ setup }: Position): Position {
	const started = Position.start(setup);
	if (!started.ok) throw new Error(`not a game: ${started.error.code}`);
	return started.value;
}

/** The scale of `simulationsFor` grows as stones are placed, but not beyond this. */
export const longestSearch = (start: SearchBoard, depth: ReviewDepth): number =>
	2 * VERIFICATION * simulationsFor(start, depth);

function reviewedMove(
	position: Position,
	move: Move,
	ply: number,
	{ judgement, before, after }: Judged,
	kept: ReadonlyMap<string, number>,
): ReviewedMove {
	const colour = position.toPlay!;
	const isRuin = position.phase === 'ruin';
	const earned = playAndScore(position, move);
	return {
		...judgement,
		ply,
		colour,
		seat: seatOfColour(position.setup, colour),
		stone: move.stone,
		move: makeMove(move),
		before,
		after: after.evaluation,
		earned: isRuin ? 0 : earned,
		kept: isRuin ? 0 : (kept.get(stoneKey(colour, move.stone)) ?? 0),
	};
}
