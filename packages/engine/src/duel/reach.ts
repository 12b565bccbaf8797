import type { MoveMasks } from '../board/moveMasks.js';
import type { SearchBoard } from '../board/searchBoard.js';

/** With more stones left, solving is hopeless. */
export const MOST_STONES = 16;
/** Of 76 solved positions with 8 to 14 stones left, 60 took between a quarter of it and four times as many. */
const SCALE = 1_250_000;
/** A colour that plays alone is soon done, as nobody interferes. */
const ALONE = 1000;
const STONES_ALONE = 11;

/** About how many positions it takes to solve an endgame, from the stones left and the moves of both colours. */
export function expectedPositions(board: SearchBoard, masks: MoveMasks): number {
	const stones = board.stonesLeft();
	if (stones > MOST_STONES) return Number.POSITIVE_INFINITY;
	if (board.out !== 0) return stones <= STONES_ALONE ? ALONE : Number.POSITIVE_INFINITY;
	const mover = board.colour;
	const own = masks.find(board);
	board.giveTurn(1 - mover);
	const moves = own + masks.find(board);
	board.giveTurn(mover);
	return (moves ** 4 * 2 ** stones) / SCALE;
}
