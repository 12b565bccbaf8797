/**
 * The facts of the proof that the set I3, L4, Z4, O4, P4, A4, B4 cannot fill the cube. Every number is
 * computed from all placements of the stones in the cube.
 */
import type { Cell, Stone } from '@rumis/rules';
import { chessBalance, coverOf, stockOfStones } from '@rumis/solver';
import { IMPOSSIBLE } from '../data/sets.js';
import { CELLS } from '../data/solutionText.js';

/** The kind of a cell: determined by its number of middle coordinates. */
export const KINDS = ['corner', 'edge', 'face', 'centre'] as const;
export type Kind = (typeof KINDS)[number];

export function kindOf({ x, y, z }: Cell): Kind {
	const middles = [x, y, z].filter((value) => value === 1).length;
	return KINDS[middles] ?? 'centre';
}

export const isCorner = (cell: Cell): boolean => kindOf(cell) === 'corner';

/** Coloured like a chessboard with dark corners. */
export const isDark = ({ x, y, z }: Cell): boolean => (x + y + z) % 2 === 0;

export const cellsOfKind = (kind: Kind): readonly Cell[] => CELLS.filter((cell) => kindOf(cell) === kind);

export const darkIn = (cells: readonly Cell[]): number => cells.filter(isDark).length;
export const cornersIn = (cells: readonly Cell[]): number => cells.filter(isCorner).length;

/** The number of dark cells minus the number of light ones. */
export const balanceOf = (cells: readonly Cell[]): number => chessBalance({ cells });

const PLACEMENTS = coverOf({ shape: { cells: CELLS }, stock: stockOfStones(IMPOSSIBLE.stones) }).placements;

/** All placements of a stone in the cube. */
export const placesOf = (stone: Stone): readonly (readonly Cell[])[] =>
	PLACEMENTS.filter((placed) => placed.stone === stone).map(({ cells }) => cells);

/** The possible balances of a stone, ascending. */
export const balancesOf = (stone: Stone): readonly number[] =>
	[...new Set(placesOf(stone).map(balanceOf))].sort((a, b) => a - b);

/** The stones that always cover as many dark cells as light ones, and the others. */
export const FAIR: readonly Stone[] = IMPOSSIBLE.stones.filter((stone) =>
	balancesOf(stone).every((balance) => balance === 0),
);
export const UNEVEN: readonly Stone[] = IMPOSSIBLE.stones.filter((stone) => !FAIR.includes(stone));

/** The balance of the whole cube. */
export const WANTED = balanceOf(CELLS);

/** A combination of balances of the unbalanced stones, and its sum. */
export interface Pair {
	readonly balances: readonly { readonly stone: Stone; readonly balance: number }[];
	readonly sum: number;
}

export const PAIRS: readonly Pair[] = UNEVEN.reduce<readonly Pair[]>(
	(pairs, stone) =>
		pairs.flatMap(({ balances, sum }) =>
			balancesOf(stone).map((balance) => ({
				balances: [...balances, { stone, balance }],
				sum: sum + balance,
			})),
		),
	[{ balances: [], sum: 0 }],
);

/** The only one with the balance of the cube. */
export const FORCED: Pair = PAIRS.find(({ sum }) => sum === WANTED) ?? { balances: [], sum: Number.NaN };

/** The placements of a stone that the chessboard argument allows. */
export function allowedPlaces(stone: Stone): readonly (readonly Cell[])[] {
	const forced = FORCED.balances.find((one) => one.stone === stone)?.balance ?? 0;
	return placesOf(stone).filter((cells) => balanceOf(cells) === forced);
}

export const mostCorners = (stone: Stone): number => Math.max(...allowedPlaces(stone).map(cornersIn));

/** The maximum number of corners that all stones of the set can cover together. */
export const CORNERS_AT_MOST = IMPOSSIBLE.stones.reduce((sum, stone) => sum + mostCorners(stone), 0);
export const CORNERS = cornersIn(CELLS);
