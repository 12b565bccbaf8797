/**
 * Glicko-2 after Mark E. Glickman, "Example of the Glicko-2 system". One game is one rating period here; that
 * time has passed since the last one is accounted for by `rest`.
 */
export interface Strength {
	readonly rating: number;
	/** How uncertain the rating is: one standard deviation. */
	readonly deviation: number;
	/** How much the strength itself is expected to change. */
	readonly volatility: number;
}

/** What came of the game with one opponent. */
export interface Outcome {
	readonly opponent: Pick<Strength, 'rating' | 'deviation'>;
	/** 1 for who won, 0 for who lost, a half for neither. */
	readonly score: number;
	/** How much it counts; 1 is a game of two. */
	readonly weight: number;
}

export const NEWCOMER: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Between Glicko's scale, as people see it, and the one of the formulas. */
export const SCALE = 173.7178;
/** How fast the volatility itself may change. */
const TAU = 0.5;
const EPSILON = 1e-6;
/** Fewer steps have always sufficed; more would mean that numbers are broken. */
const MOST_STEPS = 1000;

/** How little the results with somebody so uncertain say. */
const damping = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

/** The strength after a time without games, in rating periods: one knows less and less of it. */
export function rest(strength: Strength, periods: number): Strength {
	const { deviation, volatility } = strength;
	const grown = Math.hypot(deviation, SCALE * volatility * Math.sqrt(Math.max(0, periods)));
	return { ...strength, deviation: Math.min(NEWCOMER.deviation, grown) };
}

/** The strength after these results. */
export function rate({ rating, deviation, volatility }: Strength, outcomes: readonly Outcome[]): Strength {
	const mu = (rating - NEWCOMER.rating) / SCALE;
	const phi = deviation / SCALE;
	let information = 0;
	let surprise = 0;
	for (const { opponent, score, weight } of outcomes) {
		const g = damping(opponent.deviation / SCALE);
		const expected = 1 / (1 + Math.exp(-g * (mu - (opponent.rating - NEWCOMER.rating) / SCALE)));
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

/** Step 5 of the paper: the root of f, enclosed and approached by the Illinois algorithm. */
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

/** Where the search for the root may begin, on the other side of it. */
function upperEnd(f: (x: number) => number, a: number, excess: number): number {
	if (excess > 0) return Math.log(excess);
	let steps = 1;
	while (f(a - steps * TAU) < 0) steps++;
	return a - steps * TAU;
}
