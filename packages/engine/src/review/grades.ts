import { GRADES, type Grade, type Loss } from './types.js';

/** What a move must have given away to be graded so: that much value, or that many points of the margin. */
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

/** Exact values that differ by less are equal. */
const SAME = 1e-4;

export const NO_LOSS: Loss = { value: 0, win: 0, points: 0 };

const reaches = (loss: Loss, { value, points }: Threshold): boolean =>
	loss.value >= value || loss.points >= points;

/** The grade of a move that is not the engine's favourite, when its loss is an estimate. */
export function gradeEstimate(loss: Loss): Grade {
	if (reaches(loss, THRESHOLDS.blunder)) return 'blunder';
	if (reaches(loss, THRESHOLDS.mistake)) return 'mistake';
	if (reaches(loss, THRESHOLDS.inaccuracy)) return 'inaccuracy';
	return loss.value > 0 ? 'good' : 'best';
}

/** The same when the loss is certain: whatever loses value is at least an inaccuracy. */
export function gradeExact(loss: Loss): Grade {
	if (loss.value < SAME) return 'best';
	const grade = gradeEstimate(loss);
	return GRADES.indexOf(grade) < GRADES.indexOf('inaccuracy') ? 'inaccuracy' : grade;
}

/** Whether an estimated loss is worth a longer look before anything is said about it. */
export const isSuspicious = (loss: Loss): boolean => reaches(loss, THRESHOLDS.inaccuracy);

/** A point of the margin weighs as much as this share of the game. */
const VALUE_OF_A_POINT = THRESHOLDS.mistake.value / THRESHOLDS.mistake.points;
const SEVERITY = 4.5;

/** How accurate one move was, from 0 to 100. */
export function moveAccuracy({ value, points }: Loss): number {
	return 100 * Math.exp(-SEVERITY * Math.max(value, VALUE_OF_A_POINT * points));
}
