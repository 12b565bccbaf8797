/** One candidate move of an analysis. */
export interface Candidate {
	readonly move: string;
	readonly visits: number;
	/** Value for the colour to move: 0 lost, 1 won, ties shared. */
	readonly value: number;
	/** Expected points of every colour in seat order. */
	readonly scores: readonly number[];
	/** The principal variation, beginning with the move. */
	readonly line: readonly string[];
}

/** Analysis of a position, best candidate first. */
export interface Analysis {
	readonly candidates: readonly Candidate[];
	readonly simulations: number;
	/** Whether the game was solved to its end, so that the values are exact. */
	readonly exact: boolean;
}
