import { modeOf, sideOfColour } from '@rumis/rules';
import type { SearchBoard } from './board/searchBoard.js';

/** Share of the rank in a value. The rest is the margin, so that a winning side still plays for points. */
const RANK_SHARE = 0.9;
/** The margin, in points, that earns half of its maximum. */
const MARGIN_SCALE = 6;

/** The side of each colour. */
export function sidesOf({ setup, colours }: SearchBoard): Uint8Array {
	const mode = modeOf(setup.mode);
	return Uint8Array.from({ length: colours }, (_, colour) => sideOfColour(mode, colour));
}

/** Writes the value of a finished game for each side: its rank (ties shared) and its margin. */
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

/** The same, given the points of the sides. */
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
