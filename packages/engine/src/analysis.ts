/** One candidate move of an analysis. */
export interface Candidate {
	readonly move: string;
	readonly visits: number;
	/** Chance of the colour to move: 0 lost, 1 won, ties shared. */
	readonly value: number;
	/** Expected points of every colour in seat order. */
	readonly scores: readonly number[];
	/** The line that is expected, beginning with the move. */
	readonly line: readonly string[];
}

/** What the engine thinks of a position, best candidate first. */
export interface Analysis {
	readonly candidates: readonly Candidate[];
	readonly simulations: number;
	/** Whether the game was searched to its end, so that the values are no estimates. */
	readonly exact: boolean;
}
