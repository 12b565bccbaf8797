import type { Balance, Measure } from './balance.js';

/**
 * The meaning of the figures, as data for the apps' texts. `excess` is how much more than its fair share of
 * wins a seat gets, negative if it gets less.
 */
export type Verdict =
	| { readonly code: 'tooFewGames' }
	| { readonly code: 'balanced' }
	| { readonly code: 'seatAhead' | 'seatBehind'; readonly seat: number; readonly excess: number };

export const REMARKS = ['tight', 'roomy', 'shutOut', 'manyTies', 'oneSided', 'unusedSquares'] as const;

/** Another fact about the board for a designer. */
export type Remark = (typeof REMARKS)[number];

/** The minimum number of games for a verdict. */
const FEWEST_GAMES = 50;

/** Smaller deviations from the fair share are not noticeable to players. */
const NOTICEABLE = 0.03;

/** The part of a balance that a verdict needs. */
export interface WinFigures {
	readonly games: number;
	readonly seats: readonly { readonly wins: Measure }[];
}

/** How much more than its fair share of wins each seat gets. */
export const excessOf = ({ seats }: WinFigures): readonly number[] =>
	seats.map(({ wins }) => wins.mean - 1 / seats.length);

/** The seat furthest from its fair share, if the deviation is significant and noticeable. */
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

/** The average number of stones a colour has left on a tight board, and on a roomy one. */
const TIGHT = 4;
const ROOMY = 0.25;
/** Thresholds, as shares of games. */
const OFTEN_SHUT_OUT = 0.25;
const MANY_TIES = 0.2;
const LITTLE_DRAMA = 0.05;
/** A square covered in a smaller share of games is useless. */
export const SELDOM_COVERED = 0.25;

/** All remarks; `colours` is the number of colours. */
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
