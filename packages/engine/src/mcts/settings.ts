/** The knobs of the search. What each is worth is measured in docs/ENGINE.md. */
export interface SearchSettings {
	/** Plain UCT, to compare with: no priors, no widening, nothing learnt from later plays. */
	readonly isPlain: boolean;
	/** Whether children are made only when they are to be considered; otherwise all at once. */
	readonly isLazy: boolean;
	/** How strongly moves that look good are tried although little is known of them. */
	readonly exploration: number;
	/** How sharply the looks of moves are turned into probabilities. */
	readonly sharpness: number;
	/** How many children are kept at most, at the root and below; the best looking ones. */
	readonly rootWidth: number;
	readonly width: number;
	/** A node is given children when it has been visited so often. */
	readonly expandAt: number;
	/** Progressive widening: children considered = base + factor × visits^power. */
	readonly wideningBase: number;
	readonly wideningFactor: number;
	readonly wideningPower: number;
	/** Visits at which a move's own value and that of its later plays count alike; 0 turns the latter off. */
	readonly raveWeight: number;
	/** How much worse than its parent an untried move is taken to be. */
	readonly fpuReduction: number;
	/** How much the judgement of a position counts, next to the playout from it; 0 for no judgement. */
	readonly valueShare: number;
}

export const BEST_SETTINGS: SearchSettings = {
	isPlain: false,
	isLazy: true,
	exploration: 0.4,
	sharpness: 1,
	rootWidth: 400,
	width: 80,
	expandAt: 3,
	wideningBase: 6,
	wideningFactor: 1.5,
	wideningPower: 0.45,
	raveWeight: 300,
	fpuReduction: 0.1,
	valueShare: 0.6,
};

/** As the first engine searched. */
export const FIRST_SETTINGS: SearchSettings = {
	...BEST_SETTINGS,
	isLazy: false,
	exploration: 0.6,
	valueShare: 0,
};

export const PLAIN_SETTINGS: SearchSettings = {
	isPlain: true,
	isLazy: false,
	exploration: 0.7,
	sharpness: 0,
	rootWidth: 65_535,
	width: 65_535,
	expandAt: 1,
	wideningBase: 65_535,
	wideningFactor: 0,
	wideningPower: 1,
	raveWeight: 0,
	fpuReduction: 0,
	valueShare: 0,
};
