/**
 * The facts of the proof that the set I3, L4, Z4, O4, P4, A4, B4 cannot fill the cube. Nothing is taken on trust:
 * every number comes from looking at all places that a stone has in the cube.
 */
import type { Cell, Stone } from '@rumis/rules';
import { chessBalance, coverOf, stockOfStones } from '@rumis/solver';
import { IMPOSSIBLE } from '../data/sets.js';
import { CELLS } from '../data/solutionText.js';

/** Where a cell of the cube is: the middle coordinate tells. */
export const KINDS = ['corner', 'edge', 'face', 'centre'] as const;
export type Kind = (typeof KINDS)[number];

export function kindOf({ x, y, z }: Cell): Kind {
	const middles = [x, y, z].filter((value) => value === 1).length;
	return KINDS[middles] ?? 'centre';
}

export const isCorner = (cell: Cell): boolean => kindOf(cell) === 'corner';

/** Coloured like a chess board, so that corners are dark. */
export const isDark = ({ x, y, z }: Cell): boolean => (x + y + z) % 2 === 0;

export const cellsOfKind = (kind: Kind): readonly Cell[] => CELLS.filter((cell) => kindOf(cell) === kind);

export const darkIn = (cells: readonly Cell[]): number => cells.filter(isDark).length;
export const cornersIn = (cells: readonly Cell[]): number => cells.filter(isCorner).length;

/** How many more dark cells than light ones there are. */
export const balanceOf = (cells: readonly Cell[]): number => chessBalance({ cells });

const PLACEMENTS = coverOf({ shape: { cells: CELLS }, stock: stockOfStones(IMPOSSIBLE.stones) }).placements;

/** Every place that a stone has in the cube. */
export const placesOf = (stone: Stone): readonly (readonly Cell[])[] =>
	PLACEMENTS.filter((placed) => placed.stone === stone).map(({ cells }) => cells);

/** The balances that a stone can have, smallest first. */
export const balancesOf = (stone: Stone): readonly number[] =>
	[...new Set(placesOf(stone).map(balanceOf))].sort((a, b) => a - b);

/** The stones that cover as many dark cells as light ones wherever they lie, and the others. */
export const FAIR: readonly Stone[] = IMPOSSIBLE.stones.filter((stone) =>
	balancesOf(stone).every((balance) => balance === 0),
);
export const UNEVEN: readonly Stone[] = IMPOSSIBLE.stones.filter((stone) => !FAIR.includes(stone));

/** What the whole cube asks for. */
export const WANTED = balanceOf(CELLS);

/** A way in which the uneven stones can lie, and what that sums up to. */
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

/** The only one that gives what the cube asks for. */
export const FORCED: Pair = PAIRS.find(({ sum }) => sum === WANTED) ?? { balances: [], sum: Number.NaN };

/** The places that are left to a stone once the chess board has had its say. */
export function allowedPlaces(stone: Stone): readonly (readonly Cell[])[] {
	const forced = FORCED.balances.find((one) => one.stone === stone)?.balance ?? 0;
	return placesOf(stone).filter((cells) => balanceOf(cells) === forced);
}

export const mostCorners = (stone: Stone): number => Math.max(...allowedPlaces(stone).map(cornersIn));

/** What all stones of the set can do together, at most. */
export const CORNERS_AT_MOST = IMPOSSIBLE.stones.reduce((sum, stone) => sum + mostCorners(stone), 0);
export const CORNERS = cornersIn(CELLS);
