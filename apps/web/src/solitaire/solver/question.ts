/** Requests to the solver and its responses. Plain data for a worker. */

import { type Cell, COLOURS, type Colour, STONES, type Stone } from '@rumis/rules';
import { type PackingPuzzle, type PartialBuilding, stockOfColours, stockOfStones } from '@rumis/solver';
import { emptyCells, isFromAbove, itemsInHand } from '@rumis/table';
import type { SolitaireBuild } from '../puzzles/puzzle.js';

/** `finish`: one completion. `count`: all of them. `estimate`: about how many. */
export type Kind = 'finish' | 'count' | 'estimate';

export interface Question {
	readonly kind: Kind;
	/** The empty cells, and the stones for them. */
	readonly rest: PackingPuzzle;
	/** The building so far, for building from above; null in free building. */
	readonly from: PartialBuilding | null;
	readonly seed: number;
}

/** The progress of a search: only what is certain. */
export interface Progress {
	readonly found: number;
	/** The fraction of the search that is done; null if unknown. */
	readonly part: number | null;
	/** Nodes searched so far. */
	readonly nodes: number;
}

/** A stone that a completion places; without a colour if identical stones are interchangeable. */
export interface Next {
	readonly stone: Stone;
	readonly colour: Colour | null;
	readonly cells: readonly Cell[];
	/** By the rules: colours that finish before this stone is placed. */
	readonly ending: readonly Colour[];
}

export type Answer =
	| { readonly kind: 'finish'; readonly steps: readonly Next[] }
	/** Proven impossible. */
	| { readonly kind: 'none' }
	| { readonly kind: 'count'; readonly count: number; readonly isExact: boolean }
	| { readonly kind: 'estimate'; readonly mean: number; readonly error: number };

export type FromSolver =
	| { readonly kind: 'progress'; readonly progress: Progress }
	| { readonly kind: 'answer'; readonly answer: Answer };

/** The rest of a puzzle. Its volume tells whether the whole box must be used. */
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

/** Whether the box has exactly the stones that fill the shape. */
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
