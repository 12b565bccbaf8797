import { type Sums, type Tally, WHOLE_WIN } from './tally.js';

/** A mean over games, and the half-width of its 95 % interval. */
export interface Measure {
	readonly mean: number;
	readonly error: number;
}

export interface SeatBalance {
	/** The share of all wins, from 0 to 1; shared wins are divided. */
	readonly wins: Measure;
	readonly points: Measure;
	/** Stones left in hand at the end of building. */
	readonly unplaced: Measure;
	/** The share of games in which the seat had to stop with most of a colour's stones in hand. */
	readonly shutOut: Measure;
}

/**
 * How balanced a board is, and how it plays. Decisiveness, drama, lead changes and board use are the measures that
 * research on automated game design (Ludi, Ludii) uses.
 */
export interface Balance {
	readonly games: number;
	readonly seats: readonly SeatBalance[];
	readonly plies: Measure;
	readonly ties: Measure;
	/** The share of games with a single winner. */
	readonly decisiveness: Measure;
	/** The winner's lead, in points. */
	readonly margin: Measure;
	/** The share of moves at which the later winner was behind. */
	readonly drama: number;
	/** The most points by which the later winner was behind. */
	readonly comeback: Measure;
	readonly leadChanges: Measure;
	/** The share of games in which at least one seat was shut out. */
	readonly shutOut: Measure;
	/** The share of squares that an average game covers. */
	readonly boardUse: number;
	/** The share of games in which each square of the plan was covered, row by row; null for no square. */
	readonly heat: readonly (number | null)[];
}

/** The 95 % interval in standard errors. */
const Z95 = 1.96;

/** The balance shown by the games so far. There must be at least one. */
export function balanceOf(tally: Tally, squares: readonly boolean[]): Balance {
	const { games } = tally;
	const measure = (sums: Sums, unit = 1) => measureOf(sums, games, unit);
	const heat = tally.covered.map((count, square) => (squares[square] ? count / games : null));
	const used = heat.filter((share) => share !== null);
	return {
		games,
		seats: tally.seats.map(({ wins, points, unplaced, shutOut }) => ({
			wins: measure(wins, WHOLE_WIN),
			points: measure(points),
			unplaced: measure(unplaced),
			shutOut: shareOf(shutOut, games),
		})),
		plies: measure(tally.plies),
		ties: shareOf(tally.ties, games),
		decisiveness: shareOf(games - tally.ties, games),
		margin: measure(tally.margin),
		drama: tally.watched === 0 ? 0 : tally.behind / tally.watched,
		comeback: measure(tally.comeback),
		leadChanges: measure(tally.leadChanges),
		shutOut: shareOf(tally.shutOut, games),
		boardUse: used.reduce((sum, share) => sum + share, 0) / used.length,
		heat,
	};
}

function measureOf({ sum, squares }: Sums, games: number, unit: number): Measure {
	const mean = sum / games;
	const variance = games < 2 ? 0 : Math.max(0, (squares - games * mean * mean) / (games - 1));
	return { mean: mean / unit, error: (Z95 * Math.sqrt(variance / games)) / unit };
}

const shareOf = (count: number, games: number): Measure =>
	measureOf({ sum: count, squares: count }, games, 1);
