/** What is left: stones in the hand, empty cells in the frame. */
import type { Cell } from '@rumis/rules';
import type { Build } from './build.js';
import { keyOf } from './frame.js';
import { type Item, isSameItem } from './puzzle.js';

/** The stones that are not placed yet. */
export const handOf = ({ puzzle, placed }: Build): Item[] =>
	puzzle.stock.filter((item) => !placed.some((laid) => isSameItem(laid, item)));

/** The stones that may be picked now: all, or by the rules those of the colour in turn. */
export function handToPlay(build: Build): Item[] {
	const hand = handOf(build);
	return build.turn ? hand.filter(({ colour }) => colour === build.turn?.colour) : hand;
}

export const emptyCells = ({ cells, filled }: Build): Cell[] =>
	cells.filter((cell) => !filled.has(keyOf(cell)));

export const isFinished = ({ cells, filled }: Build): boolean => filled.size === cells.length;
