/**
 * A building in a frame, built by one player: the cells to fill, the stones, and the state so far. Immutable:
 * steps return a new one (`steps.ts`).
 */
import { type Cell, type Colour, cellKey, type Stone } from '@rumis/rules';
import type { FrameSize } from '../hand/ground.js';
import type { FramePose } from './frame.js';

/**
 * `free`: anywhere it fits. `touching`: from above, every stone after a colour's first touching its own
 * colour, the colours in any order. `rules`: the same with the colours taking turns, and first stones as in
 * the standard game.
 */
export const SOLITAIRE_MODES = ['free', 'touching', 'rules'] as const;
export type SolitaireMode = (typeof SOLITAIRE_MODES)[number];

/** A stone of the box. Every colour has every stone once, so this identifies it. */
export interface Item {
	readonly stone: Stone;
	readonly colour: Colour;
}

/** A stone placed in the frame. */
export interface LaidItem extends Item {
	readonly cells: readonly Cell[];
}

/** A frame to fill, its stones, and how they may be placed. */
export interface FramePuzzle {
	readonly mode: SolitaireMode;
	/** Normalized: the least x, y and z are 0. */
	readonly cells: readonly Cell[];
	readonly given: readonly LaidItem[];
	readonly stock: readonly Item[];
	/** The number of colours. */
	readonly colours: number;
}

export type BuildStep =
	| ({ readonly kind: 'place' } & LaidItem)
	/** Free building: returns a stone to the hand. */
	| ({ readonly kind: 'take' } & Item)
	/** By the rules: this colour places nothing more, and the others finish without it. */
	| { readonly kind: 'end'; readonly colour: Colour }
	/** Returns all stones to the hand. */
	| { readonly kind: 'clear' };

/** Why a colour is out: no stones left, none of them fits, or the player ended it. */
export interface EndedColour {
	readonly colour: Colour;
	readonly reason: 'allPlaced' | 'noPlace' | 'chosen';
}

/** By the rules: the colour to move, and the colours that are out. */
export interface BuildTurn {
	/** Null when no colour can place a stone any more. */
	readonly colour: Colour | null;
	readonly ended: readonly EndedColour[];
}

export interface Build<Puzzle extends FramePuzzle = FramePuzzle> {
	readonly puzzle: Puzzle;
	/** How the frame is turned; the cells and stones below are in this pose. */
	readonly pose: FramePose;
	readonly size: FrameSize;
	readonly cells: readonly Cell[];
	readonly given: readonly LaidItem[];
	readonly steps: readonly BuildStep[];
	/** The stones placed by the player, in order. */
	readonly placed: readonly LaidItem[];
	/** Null if the colours do not take turns. */
	readonly turn: BuildTurn | null;
	/** The cells of the shape, by key. */
	readonly shape: ReadonlySet<string>;
	/** The stone in each filled cell. */
	readonly filled: ReadonlyMap<string, LaidItem>;
}

/** Whether stones are placed from above and stay; only the last one can be taken back. */
export const isFromAbove = ({ puzzle }: Pick<Build, 'puzzle'>): boolean => puzzle.mode !== 'free';

export const isSameItem = (a: Item, b: Item): boolean => a.stone === b.stone && a.colour === b.colour;

/** The stones not placed yet. */
export const itemsInHand = ({ puzzle, placed }: Build): Item[] =>
	puzzle.stock.filter((item) => !placed.some((laid) => isSameItem(laid, item)));

/** The stones that may be picked now: all, or those of the colour to move. */
export function itemsToPlay(build: Build): Item[] {
	const hand = itemsInHand(build);
	return build.turn ? hand.filter(({ colour }) => colour === build.turn?.colour) : hand;
}

export const emptyCells = ({ cells, filled }: Build): Cell[] =>
	cells.filter((cell) => !filled.has(cellKey(cell)));

export const isFilled = ({ cells, filled }: Build): boolean => filled.size === cells.length;
