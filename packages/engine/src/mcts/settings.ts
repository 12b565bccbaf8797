/** Search parameters. docs/ENGINE.md has the matches behind them. */
export interface SearchSettings {
	/** Plain UCT, for comparison: no priors, no widening, no RAVE. */
	readonly isPlain: boolean;
	/** Whether children are created only when considered; otherwise all at once. */
	readonly isLazy: boolean;
	/** Exploration constant: weight of the prior's bonus (PUCT). */
	readonly exploration: number;
	/** Inverse temperature of the softmax that turns move scores into priors. */
	readonly sharpness: number;
	/** Maximum number of children at the root and below; the best by prior. */
	readonly rootWidth: number;
	readonly width: number;
	/** A node is expanded at this many visits. */
	readonly expandAt: number;
	/** Progressive widening: children considered = base + factor × visits^power. */
	readonly wideningBase: number;
	readonly wideningFactor: number;
	readonly wideningPower: number;
	/** RAVE: visits from which a move's own value outweighs its RAVE value; 0 turns RAVE off. */
	readonly raveWeight: number;
	/** First-play urgency: unvisited children are valued this much below their parent. */
	readonly fpuReduction: number;
	/** Share of the static evaluation in a leaf's value; the playout has the rest. 0 for playouts only. */
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

/** The settings of the first engine. */
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
