import { type Cell, err, ok, orientationsOf, type Result, STONES } from '@rumis/rules';
import type { CoverOption, CoverProblem } from '../exactCover/problem.js';
import { compositions } from '../exactCover/volume.js';
import type { Packing, Placed } from './packing.js';
import { cellCode, type Shape } from './shape.js';
import type { Stock } from './stock.js';

/** A shape to fill with stones. */
export interface PackingPuzzle {
	readonly shape: Shape;
	readonly stock: Stock;
}

/** The puzzle as an exact cover problem, with the data to interpret its solutions. */
export interface PuzzleCover extends PackingPuzzle {
	readonly problem: CoverProblem;
	/** The placed stone of option i. */
	readonly placements: readonly Placed[];
	/** The number of a cell in the problem, by its key. */
	readonly cellNumber: ReadonlyMap<number, number>;
}

export const PUZZLE_ERRORS = ['volumeShort', 'volumeLong', 'volumeMisfit'] as const;

export interface PuzzleError {
	readonly code: (typeof PUZZLE_ERRORS)[number];
	readonly cells: number;
	/** The minimum and maximum number of cubes that the stones can fill. */
	readonly least: number;
	readonly most: number;
}

/** Whether the stones can have the volume of the shape at all; their geometry is ignored. */
export function checkVolume({ shape, stock }: PackingPuzzle): PuzzleError | null {
	const cells = shape.cells.length;
	const cubes = (count: 'min' | 'max'): number =>
		stock.reduce((sum, item) => sum + item[count] * cubesOf(item.stone), 0);
	const facts = { cells, least: cubes('min'), most: cubes('max') };
	if (facts.most < cells) return { code: 'volumeShort', ...facts };
	if (facts.least > cells) return { code: 'volumeLong', ...facts };
	const pieces = stock.map(({ stone, min, max }) => ({ min, max, size: cubesOf(stone) }));
	const anywhere = pieces.map((_, index) => ({ cells: [], uses: [index] }));
	const isMet = compositions({ cellCount: cells, pieces, options: anywhere }).length > 0;
	return isMet ? null : { code: 'volumeMisfit', ...facts };
}

const CUBES = new Map(STONES.map((stone) => [stone, orientationsOf(stone)[0]!.cells.length]));
export const cubesOf = (stone: Placed['stone']): number => CUBES.get(stone)!;

export function makeCover(puzzle: PackingPuzzle): Result<PuzzleCover, PuzzleError> {
	const trouble = checkVolume(puzzle);
	return trouble ? err(trouble) : ok(coverOf(puzzle));
}

/** The cover of a puzzle with a valid volume; with any other it has no solution. */
export function coverOf(puzzle: PackingPuzzle): PuzzleCover {
	const cellNumber = new Map(sweep(puzzle.shape).map((cell, index) => [cellCode(cell), index]));
	const placements: Placed[] = [];
	const options: CoverOption[] = [];
	puzzle.stock.forEach(({ stone, colour, max }, piece) => {
		for (const cells of max > 0 ? placesOf(stone, puzzle.shape, cellNumber) : []) {
			placements.push({ stone, colour, cells });
			const numbers = cells.map((cell) => cellNumber.get(cellCode(cell))!).sort((a, b) => a - b);
			options.push({ cells: numbers, uses: [piece] });
		}
	});
	const pieces = puzzle.stock.map(({ stone, min, max }) => ({ min, max, size: cubesOf(stone) }));
	const problem = { cellCount: puzzle.shape.cells.length, pieces, options };
	return { ...puzzle, problem, placements, cellNumber };
}

/**
 * Cells in the order in which the mask search fills them. Level by level is best for small shapes; in larger
 * ones, going along the diagonal, and from the edges of each diagonal plane inwards, leaves the fewest
 * unfillable pockets.
 */
function sweep({ cells }: Shape): Shape['cells'] {
	if (cells.length <= LEVELS_UP_TO) return cells;
	const plane = ({ x, y, z }: Cell): number => x + y + z;
	const spread = ({ x, y, z }: Cell): number => x * x + y * y + z * z;
	return [...cells].sort((a, b) => plane(a) - plane(b) || spread(b) - spread(a) || cellCode(a) - cellCode(b));
}

const LEVELS_UP_TO = 32;

function placesOf(
	stone: Placed['stone'],
	{ cells }: Shape,
	inside: ReadonlyMap<number, number>,
): Placed['cells'][] {
	return orientationsOf(stone).flatMap((orientation) => {
		// Every placement has one lowest cube, so anchoring it on each cell finds every placement once.
		const [first] = orientation.cells;
		return cells.flatMap((anchor) => {
			const placed = orientation.cells.map(({ x, y, z }) => ({
				x: anchor.x + x - first!.x,
				y: anchor.y + y - first!.y,
				z: anchor.z + z - first!.z,
			}));
			const isInside = placed.every((cell) => cell.x >= 0 && cell.y >= 0 && inside.has(cellCode(cell)));
			return isInside ? [placed] : [];
		});
	});
}

/** The stones of a solution, from its option numbers; lowest first. */
export function packingOf({ placements }: PuzzleCover, options: readonly number[]): Packing {
	const lowest = ({ cells }: Placed): number => Math.min(...cells.map(cellCode));
	return options.map((option) => placements[option]!).sort((a, b) => lowest(a) - lowest(b));
}
