import { coloursOfSeat, type Setup } from '@rumis/rules';
import { moveAccuracy } from './grades.js';
import { type Evaluation, GRADES, type Grade, type PlayerReview, type ReviewedMove } from './types.js';

const TURNING_POINTS = 3;
/** Smaller changes of win probability are no turning points. */
const LEAST_SWING = 0.05;

/** Statistics per player. Forced moves are left out. */
export function playerReviews(setup: Setup, moves: readonly ReviewedMove[]): PlayerReview[] {
	return Array.from({ length: setup.players }, (_, seat) => {
		const chosen = moves.filter((move) => move.seat === seat && move.grade !== null && !move.forced);
		const total = chosen.reduce((sum, { lost }) => sum + moveAccuracy(lost), 0);
		return {
			seat,
			colours: coloursOfSeat(setup, seat),
			accuracy: chosen.length === 0 ? null : total / chosen.length,
			grades: countGrades(moves.filter((move) => move.seat === seat)),
		};
	});
}

function countGrades(moves: readonly ReviewedMove[]): Record<Grade, number> {
	const count = (grade: Grade): number => moves.filter((move) => move.grade === grade).length;
	return Object.fromEntries(GRADES.map((grade) => [grade, count(grade)])) as Record<Grade, number>;
}

/** The moves that changed the win probabilities most, in the order of play. */
export function turningPoints(evaluations: readonly Evaluation[]): number[] {
	return evaluations
		.slice(1)
		.map((after, ply) => ({ ply, swing: swing(evaluations[ply]!, after) }))
		.filter((move) => move.swing >= LEAST_SWING)
		.sort((a, b) => b.swing - a.swing || a.ply - b.ply)
		.slice(0, TURNING_POINTS)
		.map(({ ply }) => ply)
		.sort((a, b) => a - b);
}

/** Total change of win probability. */
const swing = (before: Evaluation, after: Evaluation): number =>
	before.win.reduce((sum, win, side) => sum + Math.abs(win - after.win[side]!), 0) / 2;
