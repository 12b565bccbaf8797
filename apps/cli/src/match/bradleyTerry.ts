import type { Points } from './comparisons.js';
import { greatest, sum } from './numbers.js';

const MAX_ROUNDS = 200;
/** Converged when no strength changes by more than this; about a ten-thousandth of an Elo. */
const PRECISION = 1e-6;
/** The maximum Newton step, because far from the solution it would overshoot. */
const LONGEST_STEP = 2;
/** A strength is the natural logarithm of the odds. */
const ELO = 400 / Math.LN10;

/**
 * The maximum likelihood strengths of the Bradley-Terry model, as Elo with an average of 0. Uses Newton's
 * method: the well-known MM iteration needs thousands of rounds if one bot almost always beats another, as
 * levels do. The points must have a prior: see `withPrior`.
 */
export function fitElo(points: Points, start: readonly number[] = []): number[] {
	let strengths = points.map((_, bot) => (start[bot] ?? 0) / ELO);
	for (let round = 0; round < MAX_ROUNDS; round++) {
		const step = newtonStep(points, strengths);
		const length = greatest(step.map(Math.abs));
		const scale = Math.min(1, LONGEST_STEP / length);
		strengths = strengths.map((strength, bot) => strength + scale * step[bot]!);
		if (length < PRECISION) break;
	}
	const average = sum(strengths) / strengths.length;
	return strengths.map((strength) => ELO * (strength - average));
}

function newtonStep(points: Points, strengths: readonly number[]): number[] {
	const gradient = strengths.map(() => 0);
	// Only differences of strengths matter: adding a constant everywhere makes the solution unique.
	const curvature = strengths.map(() => strengths.map(() => 1));
	for (const [bot, row] of points.entries()) {
		for (const [rival, won] of row.entries()) {
			if (rival === bot) continue;
			const met = won + points[rival]![bot]!;
			const expected = 1 / (1 + Math.exp(strengths[rival]! - strengths[bot]!));
			const weight = met * expected * (1 - expected);
			gradient[bot]! += won - met * expected;
			curvature[bot]![bot]! += weight;
			curvature[bot]![rival]! -= weight;
		}
	}
	return solve(curvature, gradient);
}

/**
 * Gaussian elimination. The matrix is positive definite, so no pivoting is needed. Overwrites both arguments.
 */
function solve(matrix: number[][], vector: number[]): number[] {
	const size = vector.length;
	for (let pivot = 0; pivot < size; pivot++) {
		for (let row = pivot + 1; row < size; row++) {
			const factor = matrix[row]![pivot]! / matrix[pivot]![pivot]!;
			for (let column = pivot; column < size; column++) {
				matrix[row]![column]! -= factor * matrix[pivot]![column]!;
			}
			vector[row]! -= factor * vector[pivot]!;
		}
	}
	for (let row = size - 1; row >= 0; row--) {
		for (let column = row + 1; column < size; column++)
			vector[row]! -= matrix[row]![column]! * vector[column]!;
		vector[row]! /= matrix[row]![row]!;
	}
	return vector;
}

/**
 * Adds a virtual draw for every bot, spread over all others: a bot that won everything, or has not met the
 * others yet, keeps a finite rating. `weigh` weights each half of a draw, 1 on average.
 */
export function withPrior(points: Points, weigh: () => number = () => 1): number[][] {
	const half = 0.5 / (points.length - 1);
	return points.map((row, bot) => row.map((value, rival) => (rival === bot ? 0 : value + half * weigh())));
}
