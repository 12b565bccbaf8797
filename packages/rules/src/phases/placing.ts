import { anyFits, countFits, type Demand, fitAt, listFits, listPlacements } from '../board/fit.js';
import { checkCells, resolvePlace } from '../state/resolve.js';
import type { State } from '../state/state.js';
import type { OutReason, PhaseRules } from './phase.js';

/** A phase in which stones come from a hand; such phases differ only in their demand. */
export function placingPhase(
	demandOf: (state: State, colour: number) => Demand,
	whyOut: (state: State, colour: number) => OutReason,
): PhaseRules {
	return {
		legalMoves: (state, colour) => listFits(state.board, demandOf(state, colour)),
		placements: (state, colour, stone) => listPlacements(state.board, demandOf(state, colour), stone),
		countMoves: (state, colour) => countFits(state.board, demandOf(state, colour)),
		moveAt: (state, colour, index) => fitAt(state.board, demandOf(state, colour), index),
		canMove: (state, colour) => anyFits(state.board, demandOf(state, colour)),
		resolve: (state, colour, move) => resolvePlace(state, demandOf(state, colour), move),
		checkCells: (state, colour, stone, cells) => checkCells(state, demandOf(state, colour), stone, cells),
		whyOut,
	};
}
