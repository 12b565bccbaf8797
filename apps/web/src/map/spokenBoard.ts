/** The board in words, for screen readers. */
import { type Cell, makeSquare, OWNERS, type Square, type SquareView } from '@rumis/rules';
import type { GhostView } from '../board/view.js';
import type { Texts } from '../i18n/texts.js';
import { columnLetter } from './columns.js';

export type Words = Pick<Texts, 'map' | 'rules'>;

export const isSameSquare = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;

export const squareAt = (squares: readonly SquareView[], square: Square): SquareView | undefined =>
	squares.find((other) => isSameSquare(other, square));

/** The full description of a square: `b3, height 2, top red, maximum height 4, can no longer change`. */
export function spokenSquare(
	squares: readonly SquareView[],
	square: Square,
	ghost: GhostView | null,
	{ map, rules }: Words,
): string {
	const view = squareAt(squares, square);
	const standing = view ? spokenView(view, { map, rules }) : [map.offPlan];
	return map.list([makeSquare(square), ...standing, ...spokenGhost(ghost, square, map)]);
}

function spokenView({ owner, height, limit, final }: SquareView, { map, rules }: Words): string[] {
	if (limit === 0) return [map.closed];
	const top = owner ? [map.height(height), map.top(rules.owners[owner])] : [map.empty];
	return [...top, map.limit(limit), ...(final ? [map.final] : [])];
}

function spokenGhost(ghost: GhostView | null, square: Square, map: Words['map']): string[] {
	const levels = levelsAt(ghost?.cells ?? [], square);
	const isBad = ghost !== null && !ghost.fits && levelsAt(ghost.bad, square).length > 0;
	const lies = levels.length > 0 ? [map.ghost(Math.min(...levels), Math.max(...levels))] : [];
	return [...lies, ...(isBad ? [map.ghostBad] : [])];
}

/** The levels, counted from 1, that these cells have on a square. */
const levelsAt = (cells: readonly Cell[], square: Square): number[] =>
	cells.filter((cell) => isSameSquare(cell, square)).map(({ z }) => z + 1);

/** The whole board: its size, the building, and how many squares each colour shows. */
export function spokenBoard(
	squares: readonly SquareView[],
	size: { readonly width: number; readonly depth: number },
	stones: number,
	{ map, rules }: Words,
): string {
	const highest = Math.max(0, ...squares.map(({ height }) => height));
	const finals = squares.filter(({ final }) => final).length;
	const shown = OWNERS.map((owner) => ({
		owner,
		count: squares.filter((view) => view.owner === owner).length,
	}));
	return map.summary([
		map.size(size.depth, size.width),
		map.stones(stones),
		map.highest(highest),
		map.finals(finals),
		...shown
			.filter(({ count }) => count > 0)
			.map(({ owner, count }) => map.shows(rules.owners[owner], count)),
	]);
}

/** One row from left to right: `Row 2: a empty, b yellow 2.` */
export function spokenRow(squares: readonly SquareView[], width: number, y: number, words: Words): string {
	const columns = Array.from({ length: width }, (_, x) => spokenInRow(squares, { x, y }, words));
	return words.map.row(y + 1, columns);
}

function spokenInRow(squares: readonly SquareView[], square: Square, { map, rules }: Words): string {
	const column = columnLetter(square.x);
	const view = squareAt(squares, square);
	if (!view) return map.rowGap(column);
	if (view.limit === 0) return map.rowClosed(column);
	if (!view.owner) return map.rowEmpty(column);
	return (view.final ? map.rowFinal : map.rowTop)(column, rules.owners[view.owner], view.height);
}
