import { modeOf, type Position, sidePoints } from '@rumis/rules';

/** The points of every seat: those of its side. */
export function seatPoints(position: Position, seats: number): number[] {
	const mode = modeOf(position.setup.mode);
	const points = sidePoints(mode, position.scores());
	return Array.from({ length: seats }, (_, seat) => points[mode.sideOfSeat(seat)]!);
}

/** Rank 1 is the best; ties share the mean of the ranks. */
export function ranksOf(points: readonly number[]): number[] {
	return points.map((own) => {
		const better = points.filter((other) => other > own).length;
		const equal = points.filter((other) => other === own).length;
		return 1 + better + (equal - 1) / 2;
	});
}

/** A bot that forfeits is last, in all its seats; the others share the win. */
export const forfeitRanks = (seats: readonly number[], bot: number): number[] =>
	ranksOf(seats.map((other) => (other === bot ? 0 : 1)));
