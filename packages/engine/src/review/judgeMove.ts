import { err, type Move, ok, parseMove, type ReadonlyPosition, type Result } from '@rumis/rules';
import { boardFrom, numberOf } from '../board/convert.js';
import { Evaluator } from './evaluator.js';
import { Judge } from './judging.js';
import { longestSearch } from './reviewGame.js';
import { Stepper, type Work } from './steps.js';
import type { MoveJudgement, ReviewOptions } from './types.js';

/** Starts judging a legal move, exactly as a review of that depth and seed would. */
export function judgeMove(
	position: ReadonlyPosition,
	move: Move,
	{ depth = 'normal', seed = 1 }: ReviewOptions = {},
): Stepper<MoveJudgement> {
	return new Stepper(judged());

	function* judged(): Work<MoveJudgement> {
		const board = boardFrom(position);
		const evaluator = new Evaluator(board, seed, longestSearch(board, depth));
		const { judgement } = yield* new Judge(evaluator, depth).judge(board, numberOf(board, move), null);
		return judgement;
	}
}

/** Parses a move text that must be legal in the position. */
export function legalMove(position: ReadonlyPosition, text: string): Result<Move, string> {
	const move = parseMove(text);
	return move.ok && position.check(move.value) === null ? ok(move.value) : err(text);
}
