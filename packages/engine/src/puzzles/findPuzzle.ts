import type { Move, ReadonlyPosition } from '@rumis/rules';
import { boardFrom, moveOf } from '../board/convert.js';
import { RUIN_PHASE, type SearchBoard } from '../board/searchBoard.js';
import { type EvaluatedLine, Evaluator, type Option } from '../review/evaluator.js';
import { Stepper, type Work } from '../review/steps.js';
import { estimateRating } from './rating.js';
import { themesOf } from './themes.js';
import type { Proof, Puzzle } from './types.js';

/** With fewer legal moves there is no puzzle. */
const FEWEST_MOVES = 5;
/** How much win probability every other move must give away: half a game where that is exact … */
const EXACT_GAP = 0.49;
/** … or so many points where the result is decided. */
const POINTS_GAP = 3;
const DEEP_GAP = 0.2;
/** Simulations of the first search, and of the verification after each of the best moves. */
const LOOK = 3000;
const PROOF = 12_000;
const RIVALS = 3;

export interface PuzzleOptions {
	readonly seed?: number | undefined;
	/** Whether positions that cannot be solved exactly are searched deeply instead. */
	readonly deep?: boolean;
	/** Factor on the usual position budget of the endgame solver. */
	readonly patience?: number;
}

/** The best move and the second best. */
interface Lead {
	readonly best: Option;
	readonly win: number;
	readonly winOtherwise: number;
	readonly gain: number;
	readonly proof: Proof;
}

/** Looks for a puzzle in a position; null if no move is clearly better than all others. */
export function findPuzzle(position: ReadonlyPosition, options: PuzzleOptions = {}): Stepper<Puzzle | null> {
	return new Stepper(search(position, options));
}

function* search(position: ReadonlyPosition, options: PuzzleOptions): Work<Puzzle | null> {
	const { seed = 1, deep = true, patience = 1 } = options;
	if (position.phase === null || position.phase === 'ruin') return null;
	const board = boardFrom(position);
	const evaluator = new Evaluator(board, seed, PROOF, patience);
	if (board.phase === RUIN_PHASE || evaluator.moves(board).length < FEWEST_MOVES) return null;
	const side = evaluator.sideOf[board.colour]!;
	const solved = yield* evaluator.solveAll(board);
	if (!solved && !deep) return null;
	const lead = solved
		? yield* exactLead(solved, side, evaluator, board)
		: yield* deepLead(evaluator, board, side);
	return lead && describe(position, evaluator, board, lead);
}

/** With more than two sides, the move must be best however the others break ties. */
function* exactLead(
	options: readonly Option[],
	side: number,
	evaluator: Evaluator,
	board: SearchBoard,
): Work<Lead | null> {
	const lead = leadOf(options, side, evaluator);
	if (!lead || Math.max(...evaluator.sideOf) === 1) return lead;
	return leadOf(yield* withTies(options, side, evaluator, board), side, evaluator);
}

function leadOf([best, ...others]: readonly Option[], side: number, evaluator: Evaluator): Lead | null {
	const win = best!.evaluation.win[side]!;
	const winOtherwise = Math.max(...others.map(({ evaluation }) => evaluation.win[side]!));
	const margins = others.map(({ evaluation }) => evaluator.margin(evaluation, side));
	const gain = evaluator.margin(best!.evaluation, side) - Math.max(...margins);
	const leads = win - winOtherwise >= EXACT_GAP || (win === winOtherwise && gain >= POINTS_GAP);
	return leads ? { best: best!, win, winOtherwise, gain, proof: 'exact' } : null;
}

/**
 * The same moves with ties broken against the best one: after it, the others choose what is worst for this side;
 * after every other move, what is best.
 */
function* withTies(
	options: readonly Option[],
	side: number,
	evaluator: Evaluator,
	board: SearchBoard,
): Work<Option[]> {
	const certain: Option[] = [];
	for (const option of options) {
		const likes = option === options[0] ? 'worst' : 'best';
		const rest = evaluator.solve(evaluator.after(board, option.move), { side, likes })!;
		certain.push({ ...option, ...rest, line: [option.move, ...rest.line] });
		yield;
	}
	return certain;
}

/** A first search, then a long one after each of the best moves. */
function* deepLead(evaluator: Evaluator, board: SearchBoard, side: number): Work<Lead | null> {
	yield* evaluator.run(board, LOOK);
	const [first, second, ...others] = evaluator.options(RIVALS, side);
	if (!first || !second || first.evaluation.values[side]! - second.evaluation.values[side]! < DEEP_GAP / 2)
		return null;
	const best = yield* evaluator.evaluate(evaluator.after(board, first.move), PROOF);
	const win = best.evaluation.win[side]!;
	const margin = evaluator.margin(best.evaluation, side);
	let winOtherwise = 0;
	let gain = Number.POSITIVE_INFINITY;
	for (const { move } of [second, ...others]) {
		const other: EvaluatedLine = yield* evaluator.evaluate(evaluator.after(board, move), PROOF);
		winOtherwise = Math.max(winOtherwise, other.evaluation.win[side]!);
		gain = Math.min(gain, margin - evaluator.margin(other.evaluation, side));
		if (win - winOtherwise < DEEP_GAP) return null;
	}
	return { best: { ...first, line: [first.move, ...best.line] }, win, winOtherwise, gain, proof: 'deep' };
}

function describe(
	position: ReadonlyPosition,
	evaluator: Evaluator,
	board: SearchBoard,
	{ best, win, winOtherwise, gain, proof }: Lead,
): Puzzle {
	const line = legalLine(position, board, best.line);
	const scored = evaluator.moveScores(board).sort((a, b) => b.score - a.score);
	const tempting = moveOf(board, scored.find(({ move }) => move !== best.move)!.move);
	const rank = scored.findIndex(({ move }) => move === best.move);
	const solution = line[0]!;
	return {
		position: position.clone(),
		solution,
		line,
		tempting,
		win,
		winOtherwise,
		gain,
		proof,
		themes: themesOf({ position, line, win, winOtherwise, proof }),
		rating: estimateRating(position, solution, { moves: scored.length, rank, lineLength: line.length }),
	};
}

/** The line as moves, as far as it is legal: the search stores move numbers only. */
function legalLine(position: ReadonlyPosition, board: SearchBoard, numbers: readonly number[]): Move[] {
	const walk = position.clone();
	const moves = numbers.map((number) => moveOf(board, number));
	const end = moves.findIndex((move) => !walk.play(move).ok);
	return end < 0 ? moves : moves.slice(0, end);
}
