/** What the page asks the solver, and what it hears back. All of it is plain data that crosses to a worker. */

import { type Cell, COLOURS, type Colour, STONES, type Stone } from '@rumis/rules';
import { type PackingPuzzle, type PartialBuilding, stockOfColours, stockOfStones } from '@rumis/solver';
import { emptyCells, isFromAbove, itemsInHand } from '@rumis/table';
import type { SolitaireBuild } from '../puzzles/puzzle.js';

/** `finish`: one way to the end. `count`: all of them. `estimate`: about how many. */
export type Kind = 'finish' | 'count' | 'estimate';

export interface Question {
	readonly kind: Kind;
	/** The empty cells, and the stones for them. */
	readonly rest: PackingPuzzle;
	/** What was built from above so far; null in free building. */
	readonly from: PartialBuilding | null;
	readonly seed: number;
}

/** How far a search is: only what is known, nothing made up. */
export interface Progress {
	readonly found: number;
	/** The part of the search that is done; null where nobody can know. */
	readonly part: number | null;
	/** Steps searched so far. */
	readonly nodes: number;
}

/** A stone that a completion places; without a colour where equal stones are the same. */
export interface Next {
	readonly stone: Stone;
	readonly colour: Colour | null;
	readonly cells: readonly Cell[];
	/** By the rules: colours that end before this stone is placed. */
	readonly ending: readonly Colour[];
}

export type Answer =
	| { readonly kind: 'finish'; readonly steps: readonly Next[] }
	/** It has been proved that there is none. */
	| { readonly kind: 'none' }
	| { readonly kind: 'count'; readonly count: number; readonly isExact: boolean }
	| { readonly kind: 'estimate'; readonly mean: number; readonly error: number };

export type FromSolver =
	| { readonly kind: 'progress'; readonly progress: Progress }
	| { readonly kind: 'answer'; readonly answer: Answer };

/** What is left of a puzzle. A box that must be used up is told by its volume. */
export function restOf(build: SolitaireBuild): PackingPuzzle {
	const cells = emptyCells(build);
	const hand = itemsInHand(build);
	const { colours, given } = build.puzzle;
	if (given.length > 0 || isExactBox(build)) {
		return { shape: { cells }, stock: stockOfStones(hand.map(({ stone }) => stone)) };
	}
	const all = stockOfColours(colours);
	const left = (stone: Stone) => hand.filter((item) => item.stone === stone).length;
	const stock = all.ok ? all.value.map((item) => ({ ...item, max: left(item.stone) })) : [];
	return { shape: { cells }, stock };
}

/** Whether the puzzle comes with exactly the stones that fill it. */
const isExactBox = ({ puzzle }: SolitaireBuild): boolean => puzzle.name.graded !== null;

export function partialBuildingOf(build: SolitaireBuild): PartialBuilding | null {
	const { turn, given, placed, puzzle } = build;
	if (!isFromAbove(build)) return null;
	const hand = itemsInHand(build);
	const colours = COLOURS.slice(0, puzzle.colours);
	const bits = (colour: Colour) =>
		hand.reduce((set, item) => (item.colour === colour ? set | (1 << STONES.indexOf(item.stone)) : set), 0);
	return {
		placed: [...given, ...placed],
		hands: colours.map(bits),
		seat: turn && (turn.colour ? COLOURS.indexOf(turn.colour) : 0),
		ended: (turn?.ended ?? []).reduce((set, { colour }) => set | (1 << COLOURS.indexOf(colour)), 0),
	};
}
