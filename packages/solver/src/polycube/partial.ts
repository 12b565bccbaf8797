import { err, ok, type Random, type Result, seededRandom } from '@rumis/rules';
import { makeSearch } from '../exactCover/makeSearch.js';
import { randomCover } from '../exactCover/randomCover.js';
import type { Packing, Placed } from './packing.js';
import { parityForbids } from './parity.js';
import { checkVolume, coverOf, type PackingPuzzle, packingOf } from './puzzle.js';
import { cellCode } from './shape.js';
import type { Stock, StockItem } from './stock.js';

export const PLACED_ERRORS = ['placedOutside', 'placedOverlap', 'placedStone'] as const;

/** What is wrong with stones that are said to lie in the shape already; `index` is the first bad one. */
export interface PlacedError {
	readonly code: (typeof PLACED_ERRORS)[number];
	readonly index: number;
}

/** The puzzle that is left when some stones lie in the shape; its shape may be empty. */
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

/** Whether there is any point in a search: neither volume nor chess colouring forbid a solution. */
const isOpen = (rest: PackingPuzzle): boolean => checkVolume(rest) === null && !parityForbids(rest);

const isFull = ({ shape, stock }: PackingPuzzle): boolean =>
	shape.cells.length === 0 && stock.every(({ min }) => min === 0);

export interface Completions {
	readonly count: number;
	/** Whether that is all there are; else the limit or the budget ended the search. */
	readonly exact: boolean;
}

export interface CompletionLimits {
	/** Stop when so many are found. */
	readonly limit?: number;
	/** Stop after so many nodes. */
	readonly maxNodes?: number;
}

/** In how many ways a puzzle can be finished, within limits. */
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

/** One way to finish; 'none' when that is proved, 'unknown' when the budget did not suffice. */
export function findCompletion(
	rest: PackingPuzzle,
	random: Random = seededRandom(1),
	maxNodes = 400_000,
): Packing | 'none' | 'unknown' {
	if (isFull(rest)) return [];
	if (rest.shape.cells.length === 0 || !isOpen(rest)) return 'none';
	const cover = coverOf(rest);
	// Restarts find what is there; going through everything proves that nothing is.
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
 * A stone that may be placed next without spoiling the puzzle: one that can be lowered from above onto what is
 * there, if the completion has such a stone, and the lowest of those.
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
