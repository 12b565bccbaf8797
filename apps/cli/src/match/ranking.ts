import { modeOf, type Position, seatOf } from '@rumis/rules';

/** The points of every seat; in the duo mode those of its better colour, which alone decides. */
export function seatPoints(position: Position, seats: number): number[] {
	const { seatOfColour } = modeOf(position.setup.mode);
	const points = new Array<number>(seats).fill(Number.NEGATIVE_INFINITY);
	for (const score of position.scores()) {
		const seat = seatOfColour(seatOf(score.colour));
		points[seat] = Math.max(points[seat]!, score.points);
	}
	return points;
}

/** Rank 1 is the best; who is equal shares the mean of the ranks. */
export function ranksOf(points: readonly number[]): number[] {
	return points.map((own) => {
		const better = points.filter((other) => other > own).length;
		const equal = points.filter((other) => other === own).length;
		return 1 + better + (equal - 1) / 2;
	});
}

/** Whoever forfeits is last, in all seats that it has; the others share the win, for nobody can say more. */
export const forfeitRanks = (seats: readonly number[], bot: number): number[] =>
	ranksOf(seats.map((other) => (other === bot ? 0 : 1)));
