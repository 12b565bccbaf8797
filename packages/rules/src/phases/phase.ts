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

/** A part of a game with one kind of move. */
export interface PhaseRules {
	/** All legal moves of the colour, in the byte order of their texts. */
	legalMoves(state: State, colour: number): Move[];
	/** Where the colour may place the stone. */
	placements(state: State, colour: number, stone: Stone): Placement[];
	countMoves(state: State, colour: number): number;
	/** The move at this index of the legal moves, without creating the list. */
	moveAt(state: State, colour: number, index: number): Move | null;
	canMove(state: State, colour: number): boolean;
	/** The effect of the move, or why it is refused. */
	resolve(state: State, colour: number, move: Move): Result<ResolvedMove, Illegal>;
	/** Why a stone may not be placed on these cells, which may be any; null if it may. */
	checkCells(state: State, colour: number, stone: Stone, cells: readonly Cell[]): Illegal | null;
	/** Why a colour that cannot move is out. */
	whyOut(state: State, colour: number): OutReason;
}
