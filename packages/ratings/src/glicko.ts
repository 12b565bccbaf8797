/**
 * Glicko-2 after Mark E. Glickman, "Example of the Glicko-2 system". Every game is rated on its own, as one
 * rating period; `rest` accounts for the time since the last one. Opponents may be people, bots or puzzles.
 */
export interface Strength {
	readonly rating: number;
	/** The uncertainty of the rating: one standard deviation. */
	readonly deviation: number;
	/** How much the strength itself is expected to change. */
	readonly volatility: number;
}

/** The result against one opponent. */
export interface Outcome {
	readonly opponent: Pick<Strength, 'rating' | 'deviation'>;
	/** 1 for a win, 0 for a loss, 0.5 for a draw. */
	readonly score: number;
	/** Its weight; 1 is a game for two. */
	readonly weight: number;
}

export const NEWCOMER: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Ratings with a larger deviation are provisional: shown with a question mark and not ranked. */
export const PROVISIONAL = 110;

/**
 * A rating period in milliseconds. Over a year, a deviation of 60 grows to about 110, so after a longer break
 * a rating is provisional again.
 */
export const RATING_PERIOD = 4.5 * 24 * 3600 * 1000;

/** Converts between the displayed Glicko scale and that of the formulas. */
export const SCALE = 173.7178;
/** Limits changes of the volatility. */
const TAU = 0.5;
const EPSILON = 1e-6;
/** A safety limit: convergence always took fewer steps. */
const MOST_STEPS = 1000;

/** g in the paper: the less certain the opponent's rating, the less a result counts. */
const damping = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

/**
 * The weight of each pair at a table with this many rated players. Coming first of three is not two wins: the
 * order of n players takes n - 1 comparisons, so all n(n - 1)/2 pairs together count as n - 1 games.
 */
export const pairWeight = (rated: number): number => 2 / rated;

/** The expected score against an opponent, from 0 to 1. */
export function expectedScore(own: Pick<Strength, 'rating'>, opponent: Outcome['opponent']): number {
	const g = damping(opponent.deviation / SCALE);
	return 1 / (1 + Math.exp((-g * (own.rating - opponent.rating)) / SCALE));
}

/** The strength after some rating periods without games: it becomes less certain. */
export function rest(strength: Strength, periods: number): Strength {
	const { deviation, volatility } = strength;
	const grown = Math.hypot(deviation, SCALE * volatility * Math.sqrt(Math.max(0, periods)));
	return { ...strength, deviation: Math.min(NEWCOMER.deviation, grown) };
}

/** The strength at a time in milliseconds, from its last update. */
export const strengthAt = (strength: Strength, updated: number, now: number): Strength =>
	rest(strength, (now - updated) / RATING_PERIOD);

/** The strength after these results. */
export function rate({ rating, deviation, volatility }: Strength, outcomes: readonly Outcome[]): Strength {
	const mu = (rating - NEWCOMER.rating) / SCALE;
	const phi = deviation / SCALE;
	let information = 0;
	let surprise = 0;
	for (const { opponent, score, weight } of outcomes) {
		const g = damping(opponent.deviation / SCALE);
		const expected = expectedScore({ rating }, opponent);
		information += weight * g ** 2 * expected * (1 - expected);
		surprise += weight * g * (score - expected);
	}
	if (information === 0) return { rating, deviation, volatility };
	const variance = 1 / information;
	const sigma = newVolatility(phi, volatility, variance, variance * surprise);
	const widened = Math.hypot(phi, sigma);
	const phiAfter = 1 / Math.sqrt(1 / widened ** 2 + 1 / variance);
	return {
		rating: NEWCOMER.rating + SCALE * (mu + phiAfter ** 2 * surprise),
		deviation: Math.min(NEWCOMER.deviation, SCALE * phiAfter),
		volatility: sigma,
	};
}

/** Step 5 of the paper: finds the root of f with the Illinois algorithm. */
function newVolatility(phi: number, sigma: number, variance: number, delta: number): number {
	const a = Math.log(sigma ** 2);
	const f = (x: number): number => {
		const spread = phi ** 2 + variance + Math.exp(x);
		return (Math.exp(x) * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - a) / TAU ** 2;
	};
	let low = a;
	let high = upperEnd(f, a, delta ** 2 - phi ** 2 - variance);
	let [fLow, fHigh] = [f(low), f(high)];
	for (let step = 0; Math.abs(high - low) > EPSILON && step < MOST_STEPS; step++) {
		const middle = low + ((low - high) * fLow) / (fHigh - fLow);
		const fMiddle = f(middle);
		if (fMiddle * fHigh <= 0) [low, fLow] = [high, fHigh];
		else fLow /= 2;
		[high, fHigh] = [middle, fMiddle];
	}
	return Math.exp(low / 2);
}

/** A bracket for the root, on its other side. */
function upperEnd(f: (x: number) => number, a: number, excess: number): number {
	if (excess > 0) return Math.log(excess);
	let steps = 1;
	while (f(a - steps * TAU) < 0) steps++;
	return a - steps * TAU;
}
