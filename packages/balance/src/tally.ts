import type { GameFacts } from './gameFacts.js';

/** Sufficient for the mean and its error. */
export interface Sums {
	readonly sum: number;
	readonly squares: number;
}

export interface SeatTally {
	/** Shares of wins, in sixtieths: a win shared by up to six seats is a whole number. */
	readonly wins: Sums;
	readonly points: Sums;
	readonly unplaced: Sums;
	readonly shutOut: number;
}

/** Sums over many games. Plain data that can be stored, sent and merged. */
export interface Tally {
	readonly games: number;
	readonly seats: readonly SeatTally[];
	readonly plies: Sums;
	readonly ties: number;
	readonly margin: Sums;
	readonly leadChanges: Sums;
	readonly watched: number;
	readonly behind: number;
	readonly comeback: Sums;
	/** Games in which at least one seat was shut out. */
	readonly shutOut: number;
	/** The number of games in which each square of the plan was covered, row by row. */
	readonly covered: readonly number[];
}

/** The units of a full win. */
export const WHOLE_WIN = 60;

const NOTHING: Sums = { sum: 0, squares: 0 };

export function emptyTally(seats: number, squares: number): Tally {
	const seat: SeatTally = { wins: NOTHING, points: NOTHING, unplaced: NOTHING, shutOut: 0 };
	return {
		games: 0,
		seats: new Array<SeatTally>(seats).fill(seat),
		plies: NOTHING,
		ties: 0,
		margin: NOTHING,
		leadChanges: NOTHING,
		watched: 0,
		behind: 0,
		comeback: NOTHING,
		shutOut: 0,
		covered: new Array<number>(squares).fill(0),
	};
}

const plus = ({ sum, squares }: Sums, value: number): Sums => ({
	sum: sum + value,
	squares: squares + value * value,
});

const both = (a: Sums, b: Sums): Sums => ({ sum: a.sum + b.sum, squares: a.squares + b.squares });

export function addGame(tally: Tally, facts: GameFacts): Tally {
	const covered = [...tally.covered];
	for (const square of facts.covered) covered[square]!++;
	return {
		games: tally.games + 1,
		seats: tally.seats.map((seat, number) => addSeat(seat, facts, number)),
		plies: plus(tally.plies, facts.plies),
		ties: tally.ties + (facts.winners.length > 1 ? 1 : 0),
		margin: plus(tally.margin, facts.margin),
		leadChanges: plus(tally.leadChanges, facts.leadChanges),
		watched: tally.watched + facts.watched,
		behind: tally.behind + facts.behind,
		comeback: plus(tally.comeback, facts.comeback),
		shutOut: tally.shutOut + (facts.shutOut.length > 0 ? 1 : 0),
		covered,
	};
}

function addSeat(tally: SeatTally, facts: GameFacts, seat: number): SeatTally {
	const share = facts.winners.includes(seat) ? WHOLE_WIN / facts.winners.length : 0;
	return {
		wins: plus(tally.wins, share),
		points: plus(tally.points, facts.points[seat]!),
		unplaced: plus(tally.unplaced, facts.unplaced[seat]!),
		shutOut: tally.shutOut + (facts.shutOut.includes(seat) ? 1 : 0),
	};
}

/** The sums over both sets of games. */
export function mergeTallies(a: Tally, b: Tally): Tally {
	return {
		games: a.games + b.games,
		seats: a.seats.map((seat, number) => mergeSeats(seat, b.seats[number]!)),
		plies: both(a.plies, b.plies),
		ties: a.ties + b.ties,
		margin: both(a.margin, b.margin),
		leadChanges: both(a.leadChanges, b.leadChanges),
		watched: a.watched + b.watched,
		behind: a.behind + b.behind,
		comeback: both(a.comeback, b.comeback),
		shutOut: a.shutOut + b.shutOut,
		covered: a.covered.map((count, square) => count + b.covered[square]!),
	};
}

const mergeSeats = (a: SeatTally, b: SeatTally): SeatTally => ({
	wins: both(a.wins, b.wins),
	points: both(a.points, b.points),
	unplaced: both(a.unplaced, b.unplaced),
	shutOut: a.shutOut + b.shutOut,
});
