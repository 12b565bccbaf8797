import type { Balance, Measure } from './balance.js';

/**
 * What the figures mean, in one sentence that the apps put into words. `excess` is how much more than its fair share
 * of wins a seat gets, and negative if it gets less.
 */
export type Verdict =
	| { readonly code: 'tooFewGames' }
	| { readonly code: 'balanced' }
	| { readonly code: 'seatAhead' | 'seatBehind'; readonly seat: number; readonly excess: number };

export const REMARKS = ['tight', 'roomy', 'shutOut', 'manyTies', 'oneSided', 'unusedSquares'] as const;

/** Something else about the board that a designer would like to know. */
export type Remark = (typeof REMARKS)[number];

/** With fewer games nothing can be said. */
const FEWEST_GAMES = 50;

/** Fewer percent of all games more or less than the fair share are nothing that players notice. */
const NOTICEABLE = 0.03;

/** What a verdict needs of a balance. */
export interface WinFigures {
	readonly games: number;
	readonly seats: readonly { readonly wins: Measure }[];
}

/** How much more than its fair share of wins each seat gets. */
export const excessOf = ({ seats }: WinFigures): readonly number[] =>
	seats.map(({ wins }) => wins.mean - 1 / seats.length);

/** The seat that is furthest from its fair share, if that is more than chance and more than a trifle. */
export function verdictOf(balance: WinFigures): Verdict {
	if (balance.games < FEWEST_GAMES) return { code: 'tooFewGames' };
	const excess = excessOf(balance);
	const proven = excess.map((value, seat) => {
		const isProven = Math.abs(value) > balance.seats[seat]!.wins.error;
		return isProven && Math.abs(value) >= NOTICEABLE ? Math.abs(value) : 0;
	});
	const most = Math.max(...proven);
	if (most === 0) return { code: 'balanced' };
	const seat = proven.indexOf(most);
	return { code: excess[seat]! > 0 ? 'seatAhead' : 'seatBehind', seat, excess: excess[seat]! };
}

/** Stones that a colour has left on average when a board is tight, and when it is roomy. */
const TIGHT = 4;
const ROOMY = 0.25;
/** From these shares of games on. */
const OFTEN_SHUT_OUT = 0.25;
const MANY_TIES = 0.2;
const LITTLE_DRAMA = 0.05;
/** A square that is covered in fewer games is of no use. */
export const SELDOM_COVERED = 0.25;

/** Everything remarkable; `colours` is how many colours play. */
export function remarksOn(balance: Balance, colours: number): readonly Remark[] {
	const unplaced = balance.seats.reduce((sum, seat) => sum + seat.unplaced.mean, 0) / colours;
	const found: Readonly<Record<Remark, boolean>> = {
		tight: unplaced >= TIGHT,
		roomy: unplaced <= ROOMY,
		shutOut: balance.shutOut.mean >= OFTEN_SHUT_OUT,
		manyTies: balance.ties.mean >= MANY_TIES,
		oneSided: balance.drama <= LITTLE_DRAMA,
		unusedSquares: balance.heat.some((share) => share !== null && share < SELDOM_COVERED),
	};
	return balance.games < FEWEST_GAMES ? [] : REMARKS.filter((remark) => found[remark]);
}
