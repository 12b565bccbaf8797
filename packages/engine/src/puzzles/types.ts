import type { Move, Position } from '@rumis/rules';

/** What a puzzle is about; it may be about several things. */
export const THEMES = [
	/** The mover's last stone decides the game. */
	'lastStone',
	/** An opponent cannot move any more. */
	'shutOut',
	/** Two or more squares are taken from opponents at once. */
	'twoSquares',
	/** A square is built to its full height, so that nobody can cover it. */
	'capstone',
	/** Fewer points now than other moves bring, for more later. */
	'patience',
	/** A winning move, and every other move loses or ties. */
	'onlyWin',
	/** Nothing wins; one move ties. */
	'saveTie',
	/** The result is settled, but one move earns clearly more points than all others. */
	'points',
	/** Early or in the middle of the game, with much still to come. */
	'plan',
] as const;
export type Theme = (typeof THEMES)[number];

/** Whether every move was searched to the end of the game, or the values are those of long searches. */
export type Proof = 'exact' | 'deep';

/** A position with one clearly best move. */
export interface Puzzle {
	/** The position in which to find the move. */
	readonly position: Position;
	readonly solution: Move;
	/** The line that is expected, beginning with the solution. */
	readonly line: readonly Move[];
	/** The wrong move that looks best. */
	readonly tempting: Move;
	/** Win probability of the mover's side after the solution, and after the best of all other moves. */
	readonly win: number;
	readonly winOtherwise: number;
	/** How many points more the solution is worth than the best of all other moves, in the margin over opponents. */
	readonly gain: number;
	readonly proof: Proof;
	readonly themes: readonly Theme[];
	/** Where its Glicko-2 rating begins: an estimate of how hard it is. */
	readonly rating: number;
}
