import { type Cell, type Owner, orientationsOf, STONES, type Stone } from '@rumis/rules';
import { type Line, type Span, span } from './text.js';

const TOP = '[ ]';
const FRONT = '|_|';
const WIDTH = 3;

/**
 * A stone seen from above and in front: every cube shows its top, and below that its front, unless another
 * cube hides it. Drawn from back to front, so nearer cubes cover the others.
 */
export function stonePicture(cells: readonly Cell[], owner: Owner): Line[] {
	const rowOf = ({ y, z }: Cell): number => y - z;
	const first = Math.min(...cells.map(rowOf));
	const rows = Math.max(...cells.map(rowOf)) - first + 2;
	const width = Math.max(...cells.map(({ x }) => x)) + 1;
	const grid = Array.from({ length: rows }, () => new Array<Span>(width).fill(span(' '.repeat(WIDTH))));
	const backToFront = [...cells].sort((a, b) => a.y - b.y || a.z - b.z);
	for (const cell of backToFront) {
		grid[rowOf(cell) - first]![cell.x] = span(TOP, `ghost-${owner}`);
		grid[rowOf(cell) - first + 1]![cell.x] = span(FRONT, `on-${owner}`);
	}
	return grid;
}

/** The maximum size of a stone's picture in any orientation. */
export const PICTURE_ROWS = 5;
export const PICTURE_WIDTH = 4 * WIDTH;

/** Each stone in the orientation that shows the most column tops. */
const CLEAREST: ReadonlyMap<Stone, readonly Cell[]> = new Map(
	STONES.map((stone) => [stone, findClearest(stone)] as const),
);

export const clearestCells = (stone: Stone): readonly Cell[] => CLEAREST.get(stone)!;

function findClearest(stone: Stone): readonly Cell[] {
	const standing = orientationsOf(stone).filter(({ columns }) => columns.every(({ base }) => base === 0));
	const shown = standing.map(({ cells }) => ({ cells, tops: topsShown(cells) }));
	const most = Math.max(...shown.map(({ tops }) => tops));
	return shown.find(({ tops }) => tops === most)!.cells;
}

function topsShown(cells: readonly Cell[]): number {
	const picture = stonePicture(cells, 'ruin').flat();
	return picture.filter(({ text }) => text === TOP).length;
}
