import { type Outcome, pairWeight, rate, type Strength } from '@rumis/ratings';
import type { PairFactor } from './pairs.js';

/** A rated seat, with the strength of its account before the game. */
export interface Rated {
	readonly account: string;
	/** Partners on one side are not opponents. */
	readonly side: number;
	/** From 1, lower is better; ties share a place. */
	readonly place: number;
	readonly strength: Strength;
}

/** The strengths after a game, in seat order, each computed from those before it. */
export function strengthsAfter(seats: readonly Rated[], factor: PairFactor = () => 1): Strength[] {
	const weight = pairWeight(seats.length);
	return seats.map((own) => {
		const others = seats.filter(({ side }) => side !== own.side);
		return rate(
			own.strength,
			others.map((other) => ({
				opponent: other.strength,
				score: score(own, other),
				weight: weight * factor(own.account, other.account),
			})),
		);
	});
}

function score(own: Rated, other: Rated): Outcome['score'] {
	if (own.place === other.place) return 0.5;
	return own.place < other.place ? 1 : 0;
}
