import { modeOf, type Position, sidePoints } from '@rumis/rules';

/** The points of every seat: those of its side, which alone decide. */
export function seatPoints(position: Position, seats: number): number[] {
	const mode = modeOf(position.setup.mode);
	const points = sidePoints(mode, position.scores());
	return Array.from({ length: seats }, (_, seat) => points[mode.sideOfSeat(seat)]!);
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
