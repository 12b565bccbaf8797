/**
 * A building in a frame, built by one player: what is to be filled, with which stones, and what lies there. Plain
 * data that is never changed, only replaced (`steps.ts`).
 */
import { type Cell, type Colour, cellKey, type Stone } from '@rumis/rules';
import type { FrameSize } from '../hand/ground.js';
import type { FramePose } from './frame.js';

/**
 * `free`: anywhere it fits. `touching`: from above, every stone after a colour's first touching its own colour, the
 * colours in any order. `rules`: the same with the colours taking turns, and first stones as in the standard game.
 */
export const SOLITAIRE_MODES = ['free', 'touching', 'rules'] as const;
export type SolitaireMode = (typeof SOLITAIRE_MODES)[number];

/** A stone of the box. Every colour has every stone once, so this says which one is meant. */
export interface Item {
	readonly stone: Stone;
	readonly colour: Colour;
}

/** A stone that lies in the frame. */
export interface LaidItem extends Item {
	readonly cells: readonly Cell[];
}

/** A frame to fill, the stones for it, and how they may be placed. */
export interface FramePuzzle {
	readonly mode: SolitaireMode;
	/** Pushed into the corner: the least x, y and z are 0. */
	readonly cells: readonly Cell[];
	readonly given: readonly LaidItem[];
	readonly stock: readonly Item[];
	/** How many colours take part. */
	readonly colours: number;
}

export type BuildStep =
	| ({ readonly kind: 'place' } & LaidItem)
	/** Free building: a stone goes back into the hand. */
	| ({ readonly kind: 'take' } & Item)
	/** By the rules: this colour places nothing more, and the others finish without it. */
	| { readonly kind: 'end'; readonly colour: Colour }
	/** All stones go back into the hand. */
	| { readonly kind: 'clear' };

/** Why a colour places nothing more: its stones are used up, none of them fits, or the player ended it. */
export interface EndedColour {
	readonly colour: Colour;
	readonly reason: 'allPlaced' | 'noPlace' | 'chosen';
}

/** By the rules: whose turn it is, and which colours place nothing more. */
export interface BuildTurn {
	/** Null when nobody can place a stone any more. */
	readonly colour: Colour | null;
	readonly ended: readonly EndedColour[];
}

export interface Build<Puzzle extends FramePuzzle = FramePuzzle> {
	readonly puzzle: Puzzle;
	/** How the frame is turned; cells and stones below are as it lies now. */
	readonly pose: FramePose;
	readonly size: FrameSize;
	readonly cells: readonly Cell[];
	readonly given: readonly LaidItem[];
	readonly steps: readonly BuildStep[];
	/** The stones placed by the player, in the order in which they were placed. */
	readonly placed: readonly LaidItem[];
	/** Null where the colours take no turns. */
	readonly turn: BuildTurn | null;
	/** The cells of the shape, by key. */
	readonly shape: ReadonlySet<string>;
	/** What lies in each cell that is filled. */
	readonly filled: ReadonlyMap<string, LaidItem>;
}

/** Whether stones are placed from above and stay where they are; only the last one can be taken back. */
export const isFromAbove = ({ puzzle }: Pick<Build, 'puzzle'>): boolean => puzzle.mode !== 'free';

export const isSameItem = (a: Item, b: Item): boolean => a.stone === b.stone && a.colour === b.colour;

/** The stones that are not placed yet. */
export const itemsInHand = ({ puzzle, placed }: Build): Item[] =>
	puzzle.stock.filter((item) => !placed.some((laid) => isSameItem(laid, item)));

/** The stones that may be picked now: all, or where colours take turns those of the colour in turn. */
export function itemsToPlay(build: Build): Item[] {
	const hand = itemsInHand(build);
	return build.turn ? hand.filter(({ colour }) => colour === build.turn?.colour) : hand;
}

export const emptyCells = ({ cells, filled }: Build): Cell[] =>
	cells.filter((cell) => !filled.has(cellKey(cell)));

export const isFilled = ({ cells, filled }: Build): boolean => filled.size === cells.length;
