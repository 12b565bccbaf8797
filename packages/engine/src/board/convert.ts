import { type Move, makeMove, type ReadonlyPosition, stoneAt, stoneIndex } from '@rumis/rules';
import { OVER, SearchBoard } from './searchBoard.js';

/** No position has more legal moves (16 × 16 squares, every placement). */
export const MOST_MOVES = 1 << 15;

/** The move that a number stands for. */
export function moveOf(board: SearchBoard, number: number): Move {
	if (number >= board.asideFrom) return { kind: 'aside', stone: stoneAt(number - board.asideFrom) };
	const { inside, outside } = board;
	if (number < inside.size) return inside.plan.placements.moveAt(number);
	return outside!.plan.placements.moveAt(number - inside.size);
}

/** The number of a move, which must be legal on the board. */
export function numberOf(board: SearchBoard, move: Move): number {
	if (move.kind === 'aside') return board.asideFrom + stoneIndex(move.stone);
	for (const [tables, offset] of [[board.inside, 0] as const, [board.outside, board.inside.size] as const]) {
		const placements = tables?.plan.placements.placementsOf(move) ?? [];
		const fitting = placements.find((p) => tables && board.restLevel(tables, p) >= 0);
		if (fitting !== undefined) return fitting + offset;
	}
	throw new Error(`not legal on the search board: ${makeMove(move)}`);
}

/** Passes the turn until a colour can move or the game is over. */
export function settle(board: SearchBoard): void {
	while (board.phase !== OVER && !board.hasMove()) board.goOut();
}

/** A search board in the same position. */
export function boardFrom(position: ReadonlyPosition): SearchBoard {
	const board = new SearchBoard(position.setup);
	settle(board);
	for (const move of position.moves) {
		board.play(numberOf(board, move));
		settle(board);
	}
	return board;
}
