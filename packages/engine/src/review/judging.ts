import { RUIN_PHASE, type SearchBoard } from '../board/searchBoard.js';
import { simulationsFor, VERIFICATION } from './effort.js';
import type { EvaluatedLine, Evaluator, Option } from './evaluator.js';
import { gradeEstimate, gradeExact, isSuspicious, NO_LOSS } from './grades.js';
import type { Work } from './steps.js';
import type { Evaluation, Grade, JudgedLine, Loss, MoveJudgement, ReviewDepth } from './types.js';

/** A judgement, with the evaluations before and after the move. */
export interface Judged {
	readonly judgement: MoveJudgement;
	readonly before: Evaluation;
	readonly after: EvaluatedLine;
}

/** A move and the evaluation after it. */
interface Choice {
	readonly move: number;
	readonly after: EvaluatedLine;
}

/**
 * Judges moves of one game. Two moves are compared by searching the positions after each of them equally long,
 * because a search of the position before spends few visits on moves it considers bad. If the move seems to lose
 * something, both are searched longer, and the smaller loss counts.
 */
export class Judge {
	constructor(
		private readonly evaluator: Evaluator,
		private readonly depth: ReviewDepth,
	) {}

	/** `known` is an earlier evaluation of the position. */
	*judge(board: SearchBoard, move: number, known: EvaluatedLine | null): Work<Judged> {
		const options = yield* this.evaluator.solveAll(board);
		if (options) return this.judgeExactly(board, move, options);
		const before = known ?? (yield* this.evaluate(board, 1));
		const played = yield* this.choice(board, move, 1);
		const favourite = before.line[0]!;
		if (favourite === move) return this.answer(board, before, played, played, NO_LOSS);
		if (before.evaluation.exact && played.after.evaluation.exact)
			return this.compareExact(board, before, played);
		const best = yield* this.choice(board, favourite, 1);
		const loss = this.evaluator.loss(board, best.after.evaluation, played.after.evaluation);
		if (!isSuspicious(loss)) return this.answer(board, before, played, best, loss);
		return yield* this.verify(board, before, played, best, loss);
	}

	private *verify(
		board: SearchBoard,
		before: EvaluatedLine,
		played: Choice,
		best: Choice,
		first: Loss,
	): Work<Judged> {
		const longer = yield* this.choice(board, best.move, VERIFICATION);
		const again = yield* this.choice(board, played.move, VERIFICATION);
		const second = this.evaluator.loss(board, longer.after.evaluation, again.after.evaluation);
		return this.answer(board, before, again, longer, smaller(first, second));
	}

	/** For when the position and the played move were solved, but not all other moves. */
	private compareExact(board: SearchBoard, before: EvaluatedLine, played: Choice): Judged {
		const [move, ...line] = before.line;
		const best = { move: move!, after: { evaluation: before.evaluation, line } };
		return this.answer(
			board,
			before,
			played,
			best,
			this.evaluator.loss(board, before.evaluation, played.after.evaluation),
		);
	}

	private *evaluate(board: SearchBoard, times: number): Work<EvaluatedLine> {
		return yield* this.evaluator.evaluate(board, times * simulationsFor(board, this.depth));
	}

	private *choice(from: SearchBoard, move: number, times: number): Work<Choice> {
		const board = this.evaluator.after(from, move);
		return { move, after: yield* this.evaluate(board, times) };
	}

	private judgeExactly(board: SearchBoard, move: number, options: readonly Option[]): Judged {
		const [best] = options;
		const choice = ({ move, line, evaluation }: Option): Choice => ({
			move,
			after: { evaluation, line: line.slice(1) },
		});
		const played = options.find((option) => option.move === move)!;
		const lost = this.evaluator.loss(board, best!.evaluation, played.evaluation);
		const judged = this.answer(board, best!, choice(played), choice(best!), lost);
		return { ...judged, judgement: { ...judged.judgement, only: this.isOnly(board, move, options) } };
	}

	/** Whether the move is the best and the next best would have been a mistake. */
	private isOnly(board: SearchBoard, move: number, [best, second]: readonly Option[]): boolean {
		if (!second || best!.move !== move) return false;
		const grade = gradeExact(this.evaluator.loss(board, best!.evaluation, second.evaluation));
		return grade === 'mistake' || grade === 'blunder';
	}

	private answer(
		board: SearchBoard,
		before: EvaluatedLine,
		played: Choice,
		best: Choice,
		lost: Loss,
	): Judged {
		const exact = before.evaluation.exact && played.after.evaluation.exact;
		const grade = gradeOf(played.move === best.move ? NO_LOSS : lost, exact);
		const isBest = grade === 'best';
		const line = ({ move, after }: Choice) => this.lineOf(board, [move, ...after.line], after.evaluation);
		const judgement: MoveJudgement = {
			grade: board.phase === RUIN_PHASE ? null : grade,
			lost: isBest ? NO_LOSS : lost,
			played: line(played),
			best: line(isBest ? played : best),
			exact,
			only: false,
			forced: this.evaluator.moves(board).length === 1,
		};
		return { judgement, before: before.evaluation, after: played.after };
	}

	private lineOf(board: SearchBoard, line: readonly number[], after: Evaluation): JudgedLine {
		const texts = line.map((move) => this.evaluator.text(board, move));
		return { move: texts[0]!, line: texts, after };
	}
}

const gradeOf = (loss: Loss, exact: boolean): Grade => (exact ? gradeExact(loss) : gradeEstimate(loss));

/** The smaller of two estimates. */
const smaller = (a: Loss, b: Loss): Loss => ({
	value: Math.min(a.value, b.value),
	win: Math.min(a.win, b.win),
	points: Math.min(a.points, b.points),
});
