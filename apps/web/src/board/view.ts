/**
 * What is to be seen of a board: plain data without rules, without DOM and without three.js. The game makes it,
 * the scene and the map draw it.
 */
import type { Cell, Owner, PlacedStone, Square } from '@rumis/rules';

/** One square of the plan as it is printed. */
export interface PlanSquare extends Square {
	/** The maximum height in this game; 0 where this number of players may not build. */
	readonly limit: number;
	/** Which coloured line encloses it: `r` red, `b` blue but not red. */
	readonly zone: 'r' | 'b' | null;
}

export interface PlanView {
	readonly width: number;
	readonly depth: number;
	readonly squares: readonly PlanSquare[];
}

/** The stone in the hand, where it would lie. */
export interface GhostView {
	readonly owner: Owner;
	readonly cells: readonly Cell[];
	readonly fits: boolean;
	/** The cells that show why it does not fit. */
	readonly bad: readonly Cell[];
}

/** A hint laid on top of a square: `z` is the level it lies on. */
export interface Mark extends Cell {
	/** `fit`: this stone fits here; `build`: I can build here; `reach`: this opponent can still get here. */
	readonly kind: 'fit' | 'build' | 'reach';
	readonly owner: Owner;
}

/** The size of a box that is to be filled, as in the solitaire game. */
export interface Frame {
	readonly width: number;
	readonly depth: number;
	readonly height: number;
}

export interface BoardView {
	/** Drawn anew only when it is another object. */
	readonly plan: PlanView;
	readonly stones: readonly PlacedStone[];
	readonly ghost: GhostView | null;
	/** Stones that are only talked about, such as the moves of a line: drawn like ghosts, the first to come first. */
	readonly preview: readonly GhostView[];
	readonly marks: readonly Mark[];
	/** The cells of the last stone placed. */
	readonly last: readonly Cell[];
	/** Only so many levels are drawn; null draws all. */
	readonly levels: number | null;
	/** Whether the stones are see-through. */
	readonly xray: boolean;
	/** A box to be filled, drawn as thin edges; without it a turntable with the printed plan is drawn. */
	readonly frame: Frame | null;
	/** The cells that can be filled, level by level; null where the plan says it all. */
	readonly shape: readonly Cell[] | null;
	/** The first so many stones were there from the beginning and stay. */
	readonly fixed: number;
	/** How far the stones are drawn apart to look between them: 0 as they lie, 1 fully. */
	readonly spread: number;
	/** Squares that are being counted at the end, lit up for their owner. */
	readonly counted: readonly Square[];
}

/** A bare plan: what every view begins with. */
export const bareView = (plan: PlanView): BoardView => ({
	plan,
	stones: [],
	ghost: null,
	preview: [],
	marks: [],
	last: [],
	levels: null,
	xray: false,
	frame: null,
	shape: null,
	fixed: 0,
	spread: 0,
	counted: [],
});
