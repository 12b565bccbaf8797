import { ownerOfFill } from '../board/board.js';
import type { Colour } from '../board/colour.js';
import { stonesIn } from '../board/stone.js';
import type { State } from './state.js';

/** The components of a colour's current score. */
export interface Score {
	readonly colour: Colour;
	readonly points: number;
	/** Squares with the colour on top; in the transfer phase only those outside the red line. */
	readonly visible: number;
	/** Stones not placed. In the transfer phase they have left the game, and this is 0. */
	readonly unplaced: number;
	/** Transfer phase: the score at the end of building, else null. */
	readonly intermediate: number | null;
	/** Transfer phase: stones still inside the red line, and stones put aside. */
	readonly inside: number;
	readonly aside: number;
}

const countBits = (set: number): number => stonesIn(set).length;

/** Scores of all colours in seat order; `intermediate` is set once the transfer phase has begun. */
export function scoresOf(state: State, intermediate: readonly number[] | null): Score[] {
	const visible = visibleSquares(state, intermediate === null);
	return visible.map((squares, colour) =>
		intermediate
			? transferScore(state, colour, squares, intermediate[colour]!)
			: buildScore(state, colour, squares),
	);
}

function buildScore(state: State, colour: number, visible: number): Score {
	const unplaced = countBits(state.hand[colour]!);
	const points = visible - unplaced;
	return {
		colour: state.colours[colour]!,
		points,
		visible,
		unplaced,
		intermediate: null,
		inside: 0,
		aside: 0,
	};
}

function transferScore(state: State, colour: number, visible: number, intermediate: number): Score {
	const inside = countBits(state.built[colour]!);
	const aside = countBits(state.aside[colour]!);
	const points = intermediate + visible - inside - aside;
	return { colour: state.colours[colour]!, points, visible, unplaced: 0, intermediate, inside, aside };
}

/** The number of squares that count for each colour. */
function visibleSquares(state: State, inside: boolean): number[] {
	const counts = new Array<number>(state.colourCount).fill(0);
	for (let square = 0; square < state.board.heights.length; square++) {
		const colour = colourCounted(state, square, inside);
		if (colour !== null) counts[colour]!++;
	}
	return counts;
}

/**
 * The colour that the square counts for: the one on top, if the square is on the side of the line that
 * counts. Null for an empty square, one on the other side, and one of the ruin.
 */
export function colourCounted({ board, plan, colourCount }: State, square: number, inside: boolean) {
	if (board.heights[square] === 0 || plan.limit[square]! > 0 !== inside) return null;
	const owner = ownerOfFill(board.topFill(square));
	return owner < colourCount ? owner : null;
}
