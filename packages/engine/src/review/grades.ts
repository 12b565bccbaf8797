import { GRADES, type Grade, type Loss } from './types.js';

/** The minimum loss for each grade: in value, or in points of the margin. */
export interface Threshold {
	readonly value: number;
	readonly points: number;
}

/** Calibrated on exactly solved endgames: docs/REVIEW.md has the table. */
export const THRESHOLDS: Readonly<Record<'inaccuracy' | 'mistake' | 'blunder', Threshold>> = {
	inaccuracy: { value: 0.06, points: 2 },
	mistake: { value: 0.12, points: 4 },
	blunder: { value: 0.24, points: 8 },
};

/** Exact values that differ by less count as equal. */
const SAME = 1e-4;

export const NO_LOSS: Loss = { value: 0, win: 0, points: 0 };

const reaches = (loss: Loss, { value, points }: Threshold): boolean =>
	loss.value >= value || loss.points >= points;

/** The grade of a move other than the engine's best, when its loss is an estimate. */
export function gradeEstimate(loss: Loss): Grade {
	if (reaches(loss, THRESHOLDS.blunder)) return 'blunder';
	if (reaches(loss, THRESHOLDS.mistake)) return 'mistake';
	if (reaches(loss, THRESHOLDS.inaccuracy)) return 'inaccuracy';
	return loss.value > 0 ? 'good' : 'best';
}

/** The same when the loss is exact: any loss of value is at least an inaccuracy. */
export function gradeExact(loss: Loss): Grade {
	if (loss.value < SAME) return 'best';
	const grade = gradeEstimate(loss);
	return GRADES.indexOf(grade) < GRADES.indexOf('inaccuracy') ? 'inaccuracy' : grade;
}

/** Whether an estimated loss must be verified by a longer search. */
export const isSuspicious = (loss: Loss): boolean => reaches(loss, THRESHOLDS.inaccuracy);

/** The value of one point of the margin. */
const VALUE_OF_A_POINT = THRESHOLDS.mistake.value / THRESHOLDS.mistake.points;
const SEVERITY = 4.5;

/** Accuracy of one move, from 0 to 100. */
export function moveAccuracy({ value, points }: Loss): number {
	return 100 * Math.exp(-SEVERITY * Math.max(value, VALUE_OF_A_POINT * points));
}
