import { coloursOfSeat, modeOf, sidePoints } from '@rumis/rules';
import { seatToMove, type Table } from './table.js';

/** The result of a seat: ranks count from 1, and ties share one. */
export interface Standing {
	readonly seat: number;
	readonly rank: number;
	readonly points: number;
}

/** Less than any points. */
const LOST = Number.NEGATIVE_INFINITY;

/**
 * The final ranking, in seat order; null while the game is running. A side ranks by its best colour, and all
 * its seats equally. Behind all others, whatever their points, are the side that ended the game early, and
 * the seats that their players have `left` to a bot. If nobody has stayed, everyone is last.
 */
export function standingsOf(table: Table, left: readonly number[] = []): readonly Standing[] | null {
	if (seatToMove(table) !== null) return null;
	const worth = worthOf(table, left);
	const hasWinner = worth.some((each) => each !== LOST);
	return pointsOf(table).map((points, seat) => {
		const better = worth.filter((other) => other > worth[seat]!).length;
		return { seat, rank: hasWinner ? 1 + better : worth.length, points };
	});
}

/** The value each seat is ranked by. */
function worthOf({ position, ended, seats }: Table, left: readonly number[]): readonly number[] {
	const mode = modeOf(position.setup.mode);
	const sides = sidePoints(mode, position.scores());
	const lost = ended && mode.sideOfSeat(ended.seat);
	return seats.map((_, seat) => {
		const side = mode.sideOfSeat(seat);
		return side === lost || left.includes(seat) ? LOST : sides[side]!;
	});
}

/** The winning seats; several if they are partners or tied. None while the game is running. */
export const winnersOf = (table: Table): readonly number[] =>
	(standingsOf(table) ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => seat);

/** The points of each seat: those of its best colour. */
function pointsOf({ position, seats }: Table): readonly number[] {
	const scores = position.scores();
	return seats.map((_, seat) => {
		const colours = coloursOfSeat(position.setup, seat);
		return Math.max(...scores.filter(({ colour }) => colours.includes(colour)).map(({ points }) => points));
	});
}
