/** Iterations of the fit below; it converges to three digits much earlier. */
const ROUNDS = 80;
/** A tenth of a value is the margin, so even a certain win is slightly below 1. */
const VALUE_SPAN = 0.94;
const LEAST = 0.002;

/**
 * Turns values (the share of the others that each side beats) into win probabilities. Fits Bradley-Terry
 * strengths so that the pairwise probabilities match the values; a side's share of the total strength is its win
 * probability (Plackett-Luce).
 */
export function winChances(values: readonly number[]): number[] {
	const shares = values.map(shareOf);
	const sum = shares.reduce((total, share) => total + share, 0);
	const others = values.length - 1;
	const wanted = shares.map((share) => (share * others * values.length) / (2 * sum));
	let strengths = wanted.map((want) => want);
	for (let round = 0; round < ROUNDS; round++) strengths = refit(strengths, wanted);
	return strengths;
}

const shareOf = (value: number): number =>
	Math.min(1 - LEAST, Math.max(LEAST, 0.5 + (value - 0.5) / VALUE_SPAN));

/** One iteration of the minorise-maximise fit, normalised to a sum of 1. */
function refit(strengths: readonly number[], wanted: readonly number[]): number[] {
	const raised = strengths.map((own, i) => {
		const pull = strengths.reduce((sum, other, j) => (i === j ? sum : sum + 1 / (own + other)), 0);
		return wanted[i]! / pull;
	});
	const total = raised.reduce((sum, strength) => sum + strength, 0);
	return raised.map((strength) => Math.max(strength / total, 1e-9));
}

/** Win probabilities of a finished game, given the points of the sides: ties share the win. */
export function wonShares(sidePoints: readonly number[]): number[] {
	const most = Math.max(...sidePoints);
	const winners = sidePoints.filter((points) => points === most).length;
	return sidePoints.map((points) => (points === most ? 1 / winners : 0));
}
