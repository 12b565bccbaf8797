/** Scores and ratings (Elo): 400 points are ten to one. */
const LEAST = 0.005;

export const logistic = {
	ratingOf(score: number): number {
		const sound = Math.min(1 - LEAST, Math.max(LEAST, score));
		return -400 * Math.log10(1 / sound - 1);
	},
	scoreOf: (rating: number): number => 1 / (1 + 10 ** (-rating / 400)),
};
