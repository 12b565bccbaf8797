/**
 * The view model of a board: plain data without rules, DOM or three.js. The game creates it, the scene and
 * the map draw it.
 */
import type { Cell, Owner, PlacedStone, Square } from '@rumis/rules';

/** A square of the printed plan. */
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

/** The held stone, where it would be placed. */
export interface GhostView {
	readonly owner: Owner;
	readonly cells: readonly Cell[];
	readonly fits: boolean;
	/** The cells that show why it cannot be placed. */
	readonly bad: readonly Cell[];
}

/** A hint on top of a square: `z` is its level. */
export interface Mark extends Cell {
	/** `fit`: this stone fits here; `build`: I can build here; `reach`: this opponent can still get here. */
	readonly kind: 'fit' | 'build' | 'reach';
	readonly owner: Owner;
}

/** The size of a box to be filled, as in solitaire. */
export interface Frame {
	readonly width: number;
	readonly depth: number;
	readonly height: number;
}

export interface BoardView {
	/** Redrawn only if it is a different object. */
	readonly plan: PlanView;
	readonly stones: readonly PlacedStone[];
	readonly ghost: GhostView | null;
	/** Previewed stones, such as the moves of a line: drawn like ghosts, in playing order. */
	readonly preview: readonly GhostView[];
	readonly marks: readonly Mark[];
	/** The cells of the last stone placed. */
	readonly last: readonly Cell[];
	/** The number of levels drawn; null draws all. */
	readonly levels: number | null;
	/** Whether the stones are transparent. */
	readonly xray: boolean;
	/** A box to be filled, drawn as thin edges; without it, a turntable with the printed plan is drawn. */
	readonly frame: Frame | null;
	/** The cells that can be filled, level by level; null if the plan determines them. */
	readonly shape: readonly Cell[] | null;
	/** The first stones up to this count were there from the start and cannot be moved. */
	readonly fixed: number;
	/** How far the stones are spread apart: 0 not at all, 1 fully. */
	readonly spread: number;
	/** Squares being counted at the end, highlighted for their owner. */
	readonly counted: readonly Square[];
}

/** An empty plan: the base of every view. */
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
