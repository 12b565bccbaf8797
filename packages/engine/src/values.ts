import { modeOf, sideOfColour } from '@rumis/rules';
import type { SearchBoard } from './board/searchBoard.js';

/** How much of a value is the place in the ranking; the rest is the margin, so that won games are won well. */
const RANK_SHARE = 0.9;
/** A margin of so many points is worth half of all that a margin can be worth. */
const MARGIN_SCALE = 6;

/** Which side each colour plays for: the one it wins or loses with. */
export function sidesOf({ setup, colours }: SearchBoard): Uint8Array {
	const mode = modeOf(setup.mode);
	return Uint8Array.from({ length: colours }, (_, colour) => sideOfColour(mode, colour));
}

/** Writes what each side got in a finished game: its rank among the others (ties shared), and its margin. */
export function valueSides(
	board: SearchBoard,
	sides: Uint8Array,
	points: Float32Array,
	values: Float32Array,
): void {
	points.fill(-1000);
	for (let colour = 0; colour < board.colours; colour++) {
		const side = sides[colour]!;
		points[side] = Math.max(points[side]!, board.points(colour));
	}
	valuePoints(points, values);
}

/** The same from the points of the sides. */
export function valuePoints(points: ArrayLike<number>, values: Float32Array | number[]): void {
	const count = values.length;
	for (let side = 0; side < count; side++) {
		let beaten = 0;
		let bestOther = -1000;
		for (let other = 0; other < count; other++) {
			if (other === side) continue;
			const difference = points[side]! - points[other]!;
			beaten += difference > 0 ? 1 : difference === 0 ? 0.5 : 0;
			if (points[other]! > bestOther) bestOther = points[other]!;
		}
		const margin = points[side]! - bestOther;
		const marginValue = 0.5 + (0.5 * margin) / (Math.abs(margin) + MARGIN_SCALE);
		values[side] = (RANK_SHARE * beaten) / (count - 1) + (1 - RANK_SHARE) * marginValue;
	}
}
