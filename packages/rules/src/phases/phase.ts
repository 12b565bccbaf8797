import type { Cell } from '../cell.js';
import type { Illegal } from '../illegal.js';
import type { Move } from '../move.js';
import type { Result } from '../result.js';
import type { Deed, State } from '../state.js';
import type { Stone } from '../stone.js';

/** Why a colour is out. */
export const OUT_REASONS = ['allPlaced', 'noPlace', 'noFirstPlace', 'nothingToTake', 'putAside'] as const;
export type OutReason = (typeof OUT_REASONS)[number];

/** A part of a game in which one kind of move is made. */
export interface PhaseRules {
	/** All legal moves of the colour, in the byte order of their texts. */
	legalMoves(state: State, colour: number): Move[];
	countMoves(state: State, colour: number): number;
	canMove(state: State, colour: number): boolean;
	/** What the move does, or why it is refused. */
	resolve(state: State, colour: number, move: Move): Result<Deed, Illegal>;
	/** Why a stone held on these cells, any cells, may not be placed there; null when it may. */
	checkCells(state: State, colour: number, stone: Stone, cells: readonly Cell[]): Illegal | null;
	/** Why a colour that cannot move is out. */
	whyOut(state: State, colour: number): OutReason;
}
