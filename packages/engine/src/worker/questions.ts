import { err, ok, type Result } from '@rumis/rules';
import { findPuzzle } from '../puzzles/findPuzzle.js';
import { makePuzzle } from '../puzzles/puzzleText.js';
import type { JudgeRequest, PuzzleRequest, ReviewRequest, StudyRequest } from '../review/index.js';
import { judgeMove, reviewPosition, studyPosition } from '../review/index.js';
import { legalMove } from '../review/judgeMove.js';
import type { Question, QuestionKind, Questions, ThinkError } from './protocol.js';
import { playedPosition, positionOf } from './request.js';

/** A running request. */
export interface Questioning {
	/** Works for some milliseconds; true when there is an answer. */
	step(): boolean;
	/** A progress report, or null. */
	report(): Questions[QuestionKind]['report'] | null;
	answer(): Questions[QuestionKind]['answer'];
}

/** Starts a request, or returns why it cannot be answered. */
export function begin(question: Question): Result<Questioning, ThinkError> {
	switch (question.what) {
		case 'review':
			return beginReview(question.request);
		case 'study':
			return beginStudy(question.request);
		case 'judge':
			return beginJudging(question.request);
		case 'puzzle':
			return beginPuzzle(question.request);
	}
}

function beginReview(request: ReviewRequest): Result<Questioning, ThinkError> {
	const position = playedPosition(request);
	if (!position.ok) return position;
	const reviewing = reviewPosition(position.value, request);
	return ok({
		step: () => reviewing.step(),
		report: () => reviewing.progress(),
		answer: () => reviewing.review(),
	});
}

function beginStudy(request: StudyRequest): Result<Questioning, ThinkError> {
	const position = positionOf(request);
	if (!position.ok) return position;
	const studying = studyPosition(position.value, request);
	if (!studying) return err({ code: 'thinkNobody' });
	const study = () => studying.study();
	return ok({ step: () => studying.step(), report: study, answer: study });
}

function beginJudging(request: JudgeRequest): Result<Questioning, ThinkError> {
	const position = positionOf(request);
	if (!position.ok) return position;
	const move = legalMove(position.value, request.move);
	if (!move.ok) return err({ code: 'thinkMove', found: move.error });
	const stepper = judgeMove(position.value, move.value, request);
	return ok({ step: () => stepper.step(), report: () => null, answer: () => stepper.answer() });
}

function beginPuzzle(request: PuzzleRequest): Result<Questioning, ThinkError> {
	const position = positionOf(request);
	if (!position.ok) return position;
	const stepper = findPuzzle(position.value, { seed: request.seed });
	const answer = (): string | null => {
		const puzzle = stepper.answer();
		return puzzle && makePuzzle(puzzle);
	};
	return ok({ step: () => stepper.step(), report: () => null, answer });
}
