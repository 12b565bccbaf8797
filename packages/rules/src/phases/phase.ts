import type { Cell } from '../board/cell.js';
import type { Illegal } from '../board/illegal.js';
import type { Move } from '../board/move.js';
import type { Placement } from '../board/placementTable.js';
import type { Stone } from '../board/stone.js';
import type { ResolvedMove, State } from '../state/state.js';
import type { Result } from '../util/result.js';

/** Why a colour is out. */
export const OUT_REASONS = ['allPlaced', 'noPlace', 'noFirstPlace', 'nothingToTake', 'putAside'] as const;
export type OutReason = (typeof OUT_REASONS)[number];

/** A part of a game in which one kind of move is made. */
export interface PhaseRules {
	/** All legal moves of the colour, in the byte order of their texts. */
	legalMoves(state: State, colour: number): Move[];
	/** Where the colour may place the stone. */
	placements(state: State, colour: number, stone: Stone): Placement[];
	countMoves(state: State, colour: number): number;
	/** The move of this number in the list of legal moves, without making the list. */
	moveAt(state: State, colour: number, index: number): Move | null;
	canMove(state: State, colour: number): boolean;
	/** What the move does, or why it is refused. */
	resolve(state: State, colour: number, move: Move): Result<ResolvedMove, Illegal>;
	/** Why a stone held on these cells, any cells, may not be placed there; null when it may. */
	checkCells(state: State, colour: number, stone: Stone, cells: readonly Cell[]): Illegal | null;
	/** Why a colour that cannot move is out. */
	whyOut(state: State, colour: number): OutReason;
}
