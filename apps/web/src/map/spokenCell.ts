/** A board level by level in words, for screen readers. */
import { type Cell, makeSquare, type PlacedStone } from '@rumis/rules';
import type { BoardView } from '../board/view.js';
import type { Texts } from '../i18n/texts.js';
import { shapeOf } from './levels.js';

const keyOf = ({ x, y, z }: Cell): string => `${x},${y},${z}`;

/** Memoised, because hundreds of cells are looked up at a time. */
function keptFor<List extends object, Found>(find: (list: List) => Found): (list: List) => Found {
	const known = new WeakMap<List, Found>();
	return (list) => {
		const found = known.get(list) ?? find(list);
		known.set(list, found);
		return found;
	};
}

const keysOf = keptFor((cells: readonly Cell[]) => new Set(cells.map(keyOf)));
const stonesByCell = keptFor(
	(stones: readonly PlacedStone[]) =>
		new Map(stones.flatMap((stone) => stone.cells.map((cell) => [keyOf(cell), stone] as const))),
);

/** The full description of a cell: `b2, level 1, red hook, part of the puzzle`. */
export function spokenCell(view: BoardView, cell: Cell, t: Texts): string {
	const { stones, fixed, ghost } = view;
	const key = keyOf(cell);
	const isIn = (cells: readonly Cell[]) => cells.some((other) => keyOf(other) === key);
	const stone = stonesByCell(stones).get(key);
	const words = [whatLies(keysOf(shapeOf(view)).has(key), stone, t)];
	if (stone && stones.indexOf(stone) < fixed) words.push(t.solitaire.cellGiven);
	if (ghost && isIn(ghost.cells)) words.push(t.solitaire.cellGhost);
	if (ghost && !ghost.fits && isIn(ghost.bad)) words.push(t.solitaire.cellBad);
	return t.solitaire.cell(makeSquare(cell), cell.z + 1, words);
}

function whatLies(isInShape: boolean, stone: PlacedStone | undefined, t: Texts): string {
	if (!isInShape) return t.solitaire.cellOutside;
	if (!stone) return t.solitaire.cellEmpty;
	return t.solitaire.cellStone(t.rules.owners[stone.owner], t.rules.stones[stone.stone]);
}
