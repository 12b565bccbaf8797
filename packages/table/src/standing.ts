import { seatOfColour } from './seat.js';
import { seatToMove, type Table } from './table.js';

/** How a seat came off: its rank counts from 1, and seats of equal points share it. */
export interface Standing {
	readonly seat: number;
	readonly rank: number;
	readonly points: number;
}

/**
 * Who came off how, in seat order; null as long as the game goes on. A seat counts by its best colour, as in
 * the duo mode, where it has two. Who ended the game early is last, whatever its points.
 */
export function standingsOf(table: Table): readonly Standing[] | null {
	if (seatToMove(table) !== null) return null;
	const points = pointsOf(table);
	const worth = points.map((own, seat) => (table.ended?.seat === seat ? Number.NEGATIVE_INFINITY : own));
	return points.map((own, seat) => {
		const rank = 1 + worth.filter((other) => other > worth[seat]!).length;
		return { seat, rank, points: own };
	});
}

function pointsOf({ position, seats }: Table): readonly number[] {
	const scores = position.scores();
	return seats.map((_, seat) =>
		Math.max(
			...scores
				.filter(({ colour }) => seatOfColour(position.setup, colour) === seat)
				.map(({ points }) => points),
		),
	);
}
