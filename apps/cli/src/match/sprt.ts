import { type Samples, scoreOfElo } from './elo.js';

export interface SprtBounds {
	readonly elo0: number;
	readonly elo1: number;
}

export interface SprtState extends SprtBounds {
	readonly alpha: number;
	readonly beta: number;
	/** The log-likelihood ratio of H1 to H0, and its decision bounds. */
	readonly llr: number;
	readonly lower: number;
	readonly upper: number;
	readonly verdict: 'H0' | 'H1' | null;
}

const ALPHA = 0.05;
const BETA = 0.05;
const LOWER = Math.log(BETA / (1 - ALPHA));
const UPPER = Math.log((1 - BETA) / ALPHA);

/**
 * The sequential probability ratio test of "the first bot is elo1 stronger" against "elo0". The generalised
 * ratio in its normal approximation: the samples are means of games with swapped seats, with their measured
 * variance, so draws and openings that favour a seat do not bias the test.
 */
export function sprt({ elo0, elo1 }: SprtBounds, samples: Samples): SprtState {
	const [score0, score1] = [scoreOfElo(elo0), scoreOfElo(elo1)];
	const excess = 2 * samples.mean - score0 - score1;
	const llr = samples.size === 0 ? 0 : (samples.size * (score1 - score0) * excess) / (2 * samples.variance);
	const verdict = llr >= UPPER ? 'H1' : llr <= LOWER ? 'H0' : null;
	return { elo0, elo1, alpha: ALPHA, beta: BETA, llr, lower: LOWER, upper: UPPER, verdict };
}
