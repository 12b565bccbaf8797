/** The frame in words, for those who hear it. */
import { type Cell, makeSquare, type PlacedStone } from '@rumis/rules';
import type { BoardView } from '../board/view.js';
import type { Texts } from '../i18n/texts.js';
import type { Build } from './build.js';
import { keyOf } from './frame.js';
import { isSameItem } from './puzzle.js';

const KNOWN = new WeakMap<readonly PlacedStone[], ReadonlyMap<string, PlacedStone>>();

/** What lies in each cell; looked up for hundreds of cells at a time, so it is kept. */
function stonesByCell(stones: readonly PlacedStone[]): ReadonlyMap<string, PlacedStone> {
	const known =
		KNOWN.get(stones) ??
		new Map(stones.flatMap((stone) => stone.cells.map((cell) => [keyOf(cell), stone] as const)));
	KNOWN.set(stones, known);
	return known;
}

/** A cell with all there is to know: `b2, level 1, red hook, belongs to the puzzle`. */
export function spokenCell(build: Build, { stones, ghost }: BoardView, cell: Cell, t: Texts): string {
	const key = keyOf(cell);
	const isIn = (cells: readonly Cell[]) => cells.some((other) => keyOf(other) === key);
	const stone = stonesByCell(stones).get(key);
	const words = [whatLies(build, stone, key, t)];
	if (stone && isGiven(build, stone)) words.push(t.solitaire.cellGiven);
	if (ghost && isIn(ghost.cells)) words.push(t.solitaire.cellGhost);
	if (ghost && !ghost.fits && isIn(ghost.bad)) words.push(t.solitaire.cellBad);
	return t.solitaire.cell(makeSquare(cell), cell.z + 1, words);
}

function whatLies({ shape }: Build, stone: PlacedStone | undefined, key: string, t: Texts): string {
	if (!shape.has(key)) return t.solitaire.cellOutside;
	if (!stone) return t.solitaire.cellEmpty;
	return t.solitaire.cellStone(t.rules.owners[stone.owner], t.rules.stones[stone.stone]);
}

const isGiven = ({ given }: Build, { stone, owner }: PlacedStone): boolean =>
	given.some((laid) => isSameItem(laid, { stone, colour: owner as typeof laid.colour }));
