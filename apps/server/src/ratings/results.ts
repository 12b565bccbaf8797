import type { Row } from '../store/schema.js';
import { type Outcome, rate, type Strength } from './glicko.js';

/** A seat that counts, with the strength of its account before the game. */
export interface Rated {
	readonly account: string;
	/** From 1, the smaller the better; the same for those who share a place. */
	readonly place: number;
	readonly strength: Strength;
}

type Finished = Pick<Row<'seat'>, 'rank' | 'left_why'>;

/** The place of a seat for its account: who left is behind all who stayed, wherever the bot got that took over. */
export const placeOf = ({ rank, left_why }: Finished, seats: number): number =>
	left_why === null ? (rank ?? seats) : seats + 1;

/**
 * What a pair counts at a table where so many are rated. Who is first of three has not won two games: the
 * order of n is known by n - 1 comparisons, and so all n(n - 1)/2 pairs together count as n - 1 games.
 */
export const pairWeight = (rated: number): number => 2 / rated;

/** The strengths after a game, each from those before it, in the order of the seats. */
export function strengthsAfter(seats: readonly Rated[]): Strength[] {
	const weight = pairWeight(seats.length);
	return seats.map((own) => {
		const others = seats.filter((seat) => seat !== own);
		return rate(
			own.strength,
			others.map((other) => ({ opponent: other.strength, score: score(own, other), weight })),
		);
	});
}

function score(own: Rated, other: Rated): Outcome['score'] {
	if (own.place === other.place) return 0.5;
	return own.place < other.place ? 1 : 0;
}
