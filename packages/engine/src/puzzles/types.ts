import type { Move, Position } from '@rumis/rules';

/** The themes of puzzles; a puzzle may have several. */
export const THEMES = [
	/** The mover's last stone decides the game. */
	'lastStone',
	/** An opponent can no longer move. */
	'shutOut',
	/** Two or more squares are taken from opponents at once. */
	'twoSquares',
	/** A square is filled to its full height, so that it cannot be covered. */
	'capstone',
	/** Fewer points now than other moves earn, for more later. */
	'patience',
	/** A winning move, and every other move loses or ties. */
	'onlyWin',
	/** No move wins; one ties. */
	'saveTie',
	/** The result is decided, but one move earns clearly more points than all others. */
	'points',
	/** Opening or middle game. */
	'plan',
] as const;
export type Theme = (typeof THEMES)[number];

/** Whether every move was solved exactly; otherwise the values come from long searches. */
export type Proof = 'exact' | 'deep';

/** A position with one clearly best move. */
export interface Puzzle {
	readonly position: Position;
	readonly solution: Move;
	/** The principal variation, beginning with the solution. */
	readonly line: readonly Move[];
	/** The wrong move with the highest move score. */
	readonly tempting: Move;
	/** Win probability of the mover's side after the solution, and after the best of all other moves. */
	readonly win: number;
	readonly winOtherwise: number;
	/** How many points more the solution is worth than the best of all other moves, in the margin over opponents. */
	readonly gain: number;
	readonly proof: Proof;
	readonly themes: readonly Theme[];
	/** Its initial Glicko-2 rating: an estimate of how hard it is. */
	readonly rating: number;
}
