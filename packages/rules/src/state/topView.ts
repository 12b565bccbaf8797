import { ownerOfFill } from '../board/board.js';
import type { Owner } from '../board/colour.js';
import { squareHeight } from '../board/scenario.js';
import { makeSquare } from '../board/square.js';
import type { Phase } from '../modes/mode.js';
import type { State } from './state.js';

/** One square of the plan as seen from above. */
export interface SquareView {
	readonly x: number;
	readonly y: number;
	readonly name: string;
	/** The owner of the top cube; null if the square is empty. */
	readonly owner: Owner | null;
	readonly height: number;
	/** The maximum height here in this game; 0 beyond the line. */
	readonly limit: number;
	/** Whether this view is final: the square is at its limit and nothing can be removed. */
	readonly final: boolean;
}

/** Every square of the plan, row by row. */
export function topView(state: State, phase: Phase | null): SquareView[] {
	const { plan, board, setup } = state;
	const views: SquareView[] = [];
	board.heights.forEach((height, square) => {
		const [x, y] = [square % plan.width, Math.floor(square / plan.width)];
		if (squareHeight(setup.scenario, x, y) === 0) return;
		const limit = plan.limit[square]! || (state.outside?.limit[square] ?? 0);
		const owner = height > 0 ? state.ownerAt(ownerOfFill(board.topFill(square))) : null;
		const mayBeTaken = phase === 'transfer' && plan.limit[square]! > 0;
		const final = limit > 0 && height === limit && !mayBeTaken;
		views.push({ x, y, name: makeSquare({ x, y }), owner, height, limit, final });
	});
	return views;
}
