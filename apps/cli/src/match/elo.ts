/** A value with its 95 % interval; null where the games set no bound. */
export interface EloEstimate {
	readonly elo: number | null;
	readonly low: number | null;
	readonly high: number | null;
}

/** The half-width of a 95 % interval in standard errors. */
export const Z95 = 1.959964;

/** The expected share of points at this Elo difference. */
export const scoreOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** Its inverse; null if no finite difference explains the share. */
export const eloOfScore = (score: number): number | null =>
	score <= 0 || score >= 1 ? null : -400 * Math.log10(1 / score - 1);

/** Samples of one side's score, each the mean of a group of games. */
export class Samples {
	private count = 0;
	private sum = 0;
	private squares = 0;

	constructor(scores: Iterable<number> = []) {
		for (const score of scores) this.add(score);
	}

	add(score: number): void {
		this.count++;
		this.sum += score;
		this.squares += score * score;
	}

	get size(): number {
		return this.count;
	}

	get mean(): number {
		return this.sum / this.count;
	}

	/**
	 * The variance of a sample. One virtual sample, anywhere from 0 to 1, is added as a prior: otherwise a few
	 * equal results would look certain.
	 */
	get variance(): number {
		const { mean } = this;
		const real = Math.max(0, this.squares - this.count * mean * mean);
		const imagined = OUTCOMES.reduce((sum, outcome) => sum + (outcome - mean) ** 2 / OUTCOMES.length, 0);
		return (real + imagined) / this.count;
	}

	/** The Elo difference of this side to the other. */
	estimate(): EloEstimate {
		if (this.count === 0) return { elo: null, low: null, high: null };
		const reach = Z95 * Math.sqrt(this.variance / this.count);
		const [elo, low, high] = [this.mean, this.mean - reach, this.mean + reach].map(eloOfScore);
		return { elo: elo!, low: low!, high: high! };
	}
}

/** The possible scores of two games with swapped seats: two losses, …, two wins. */
const OUTCOMES = [0, 0.25, 0.5, 0.75, 1];
