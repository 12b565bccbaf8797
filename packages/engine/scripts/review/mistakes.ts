/** Compares the mistakes that reviews report with searches fifty times as long. */
import { boardFrom, numberOf } from '../../src/board/convert.js';
import { simulationsFor } from '../../src/review/effort.js';
import { Evaluator } from '../../src/review/evaluator.js';
import { gradeEstimate } from '../../src/review/grades.js';
import { reviewPosition } from '../../src/review/reviewGame.js';
import { finishWork, Stepper, type Work } from '../../src/review/steps.js';
import type { Grade, Loss } from '../../src/review/types.js';
import { anySample, kindOf } from './samples.js';

const TIMES = 50;
/** Maximum number of mistakes checked per game. */
const OF_ONE_GAME = 3;

export interface MistakeRow {
	readonly sample: number;
	readonly kind: string;
	readonly move: string;
	readonly ply: number;
	readonly grade: Grade;
	readonly lost: Loss;
	/** The long search's result for the same move. */
	readonly truth: Grade;
	readonly truthLost: Loss;
}

export function mistakeRows(sample: number): MistakeRow[] {
	const game = anySample(sample);
	const reviewing = reviewPosition(game);
	while (!reviewing.step());
	const reported = reviewing
		.review()
		.moves.filter(({ grade, exact }) => !exact && (grade === 'mistake' || grade === 'blunder'));
	return reported.slice(0, OF_ONE_GAME).map(({ move, ply, grade, lost }) => {
		const truthLost = longLoss(game.atPly(ply), game.moves[ply]!);
		return {
			...{ sample, kind: kindOf(game.setup), move, ply, grade: grade!, lost },
			truth: gradeEstimate(truthLost),
			truthLost,
		};
	});
}

function longLoss(position: Parameters<typeof boardFrom>[0], move: Parameters<typeof numberOf>[1]): Loss {
	const board = boardFrom(position);
	const simulations = TIMES * simulationsFor(board, 'normal');
	// Another seed, so that the random errors are independent.
	const evaluator = new Evaluator(board, 77, simulations);
	const played = evaluator.after(board, numberOf(board, move));
	return finishWork(new Stepper(compare()));

	function* compare(): Work<Loss> {
		const favourite = (yield* evaluator.evaluate(board, simulations)).line[0]!;
		const best = yield* evaluator.evaluate(evaluator.after(board, favourite), simulations);
		const other = yield* evaluator.evaluate(played, simulations);
		return evaluator.loss(board, best.evaluation, other.evaluation);
	}
}
