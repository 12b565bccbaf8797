import { err, ok, type Random, type Result, seededRandom } from '@rumis/rules';
import { makeSearch } from '../exactCover/makeSearch.js';
import { randomCover } from '../exactCover/randomCover.js';
import type { Packing, Placed } from './packing.js';
import { parityForbids } from './parity.js';
import { checkVolume, coverOf, type PackingPuzzle, packingOf } from './puzzle.js';
import { cellCode } from './shape.js';
import type { Stock, StockItem } from './stock.js';

export const PLACED_ERRORS = ['placedOutside', 'placedOverlap', 'placedStone'] as const;

/** The error in a list of placed stones; `index` is the first bad one. */
export interface PlacedError {
	readonly code: (typeof PLACED_ERRORS)[number];
	readonly index: number;
}

/** The remaining puzzle after some stones were placed; its shape may be empty. */
export function restOf(puzzle: PackingPuzzle, placed: Packing): Result<PackingPuzzle, PlacedError> {
	const free = new Set(puzzle.shape.cells.map(cellCode));
	const inside = new Set(free);
	let stock: Stock = puzzle.stock;
	for (const [index, stone] of placed.entries()) {
		for (const cell of stone.cells) {
			if (!inside.has(cellCode(cell))) return err({ code: 'placedOutside', index });
			if (!free.delete(cellCode(cell))) return err({ code: 'placedOverlap', index });
		}
		const item = stock.findIndex((entry) => holds(entry, stone));
		if (item < 0) return err({ code: 'placedStone', index });
		stock = stock.map((entry, i) => (i === item ? oneLess(entry) : entry));
	}
	return ok({ shape: { cells: puzzle.shape.cells.filter((cell) => free.has(cellCode(cell))) }, stock });
}

const holds = ({ stone, colour, max }: StockItem, placed: Placed): boolean =>
	stone === placed.stone && max > 0 && (colour === null || colour === placed.colour);

const oneLess = (item: StockItem): StockItem => ({
	...item,
	min: Math.max(0, item.min - 1),
	max: item.max - 1,
});

/** Whether a search makes sense: neither volume nor checkerboard colouring rules out a solution. */
const isOpen = (rest: PackingPuzzle): boolean => checkVolume(rest) === null && !parityForbids(rest);

const isFull = ({ shape, stock }: PackingPuzzle): boolean =>
	shape.cells.length === 0 && stock.every(({ min }) => min === 0);

export interface Completions {
	readonly count: number;
	/** Whether these are all; otherwise the limit or the budget ended the search. */
	readonly exact: boolean;
}

export interface CompletionLimits {
	/** Stop after this many. */
	readonly limit?: number;
	/** Stop after this many nodes. */
	readonly maxNodes?: number;
}

/** The number of ways to finish a puzzle, within limits. */
export function countCompletions(
	rest: PackingPuzzle,
	{ limit = 10_000, maxNodes = 2_000_000 }: CompletionLimits = {},
): Completions {
	if (isFull(rest)) return { count: 1, exact: true };
	if (rest.shape.cells.length === 0 || !isOpen(rest)) return { count: 0, exact: true };
	let count = 0;
	const onSolution = (): boolean => ++count >= limit;
	const search = makeSearch(coverOf(rest).problem, { onSolution });
	search.run(maxNodes);
	return { count, exact: search.finished };
}

/** One way to finish; 'none' if proved impossible, 'unknown' if the budget was not enough. */
export function findCompletion(
	rest: PackingPuzzle,
	random: Random = seededRandom(1),
	maxNodes = 400_000,
): Packing | 'none' | 'unknown' {
	if (isFull(rest)) return [];
	if (rest.shape.cells.length === 0 || !isOpen(rest)) return 'none';
	const cover = coverOf(rest);
	// Restarts are good at finding a solution; the full search proves that there is none.
	const found = randomCover(cover.problem, random, { maxNodes: maxNodes / 2 });
	if (found) return packingOf(cover, found);
	let options: readonly number[] | null = null;
	const onSolution = (solution: readonly number[]): true => {
		options = solution;
		return true;
	};
	const search = makeSearch(cover.problem, { onSolution }, 'lists');
	search.run(maxNodes / 2);
	if (options) return packingOf(cover, options);
	return search.finished ? 'none' : 'unknown';
}

/**
 * A stone that can be placed next without spoiling the puzzle: one that can be lowered from above onto the
 * others, if the completion has one, and the lowest of those.
 */
export function hint(
	puzzle: PackingPuzzle,
	placed: Packing,
	random?: Random,
): Result<Placed | 'none' | 'unknown', PlacedError> {
	const rest = restOf(puzzle, placed);
	if (!rest.ok) return rest;
	const completion = findCompletion(rest.value, random);
	if (typeof completion === 'string') return ok(completion);
	const empty = new Set(rest.value.shape.cells.map(cellCode));
	const rests = ({ cells }: Placed): boolean => {
		const own = new Set(cells.map(cellCode));
		const under = cells.map(({ x, y, z }) => ({ x, y, z: z - 1 })).filter(({ z }) => z >= 0);
		return under.every((cell) => own.has(cellCode(cell)) || !empty.has(cellCode(cell)));
	};
	return ok(completion.find(rests) ?? completion[0] ?? 'none');
}
