/** Whether a stone may be placed somewhere in a frame, and if not, why and which cells show it. */
import { type Cell, cellKey, gapUnder, orientationOfCells, touchingCells } from '@rumis/rules';
import type { Misfit } from '../hand/ground.js';
import { type Build, type BuildStep, type Item, isFromAbove, isSameItem, itemsToPlay } from './build.js';

/** Null if the stone may be placed there. */
export function checkInFrame(build: Build, item: Item, cells: readonly Cell[]): Misfit | null {
	return isFromAbove(build) ? checkFromAbove(build, item, cells) : checkFree(build, cells);
}

function wrongCells(
	code: Misfit['code'],
	cells: readonly Cell[],
	isWrong: (cell: Cell) => boolean = () => true,
): Misfit | null {
	const wrong = cells.filter(isWrong);
	return wrong.length > 0 ? { code, cells: wrong } : null;
}

function checkFree({ shape, filled }: Build, cells: readonly Cell[]): Misfit | null {
	return (
		wrongCells('outsideFrame', cells, (cell) => !shape.has(cellKey(cell))) ??
		wrongCells('occupied', cells, (cell) => filled.has(cellKey(cell)))
	);
}

/** In the order of the table's referee: first the place, then the cells below, then contact. */
function checkFromAbove(build: Build, item: Item, cells: readonly Cell[]): Misfit | null {
	const { shape, filled } = build;
	const isOccupied = (cell: Cell): boolean => filled.has(cellKey(cell));
	return (
		wrongCells('offPlan', cells, ({ x, y, z }) => z < 0 || !shape.has(cellKey({ x, y, z: 0 }))) ??
		wrongCells('tooHigh', cells, (cell) => !shape.has(cellKey(cell))) ??
		wrongCells('occupied', cells, isOccupied) ??
		wrongCells('gap', gapUnder(cells, isOccupied)) ??
		checkContact(build, item, cells)
	);
}

function checkContact(build: Build, { colour }: Item, cells: readonly Cell[]): Misfit | null {
	const { filled } = build;
	const lying = [...build.given, ...build.placed];
	const ownerAt = (cell: Cell) => filled.get(cellKey(cell))?.colour;
	if (lying.some((laid) => laid.colour === colour)) {
		const own = touchingCells(cells, (cell) => ownerAt(cell) === colour);
		return own.length > 0 ? null : { code: 'noOwnContact', cells };
	}
	if (!build.turn) return null;
	if (cells.every(({ z }) => z > 0)) return { code: 'noGround', cells };
	const isOpening = lying.length === 0;
	const touched = touchingCells(cells, (cell) => ownerAt(cell) !== undefined);
	return isOpening || touched.length > 0 ? null : { code: 'noContact', cells };
}

/** Whether the step is legal now. */
export function isLegalStep(build: Build, step: BuildStep): boolean {
	const { turn, placed, puzzle } = build;
	switch (step.kind) {
		case 'place':
			return (
				itemsToPlay(build).some((item) => isSameItem(item, step)) &&
				orientationOfCells(step.cells)?.stone === step.stone &&
				checkInFrame(build, step, step.cells) === null
			);
		case 'take':
			return !isFromAbove(build) && placed.some((laid) => isSameItem(laid, step));
		case 'end':
			return turn?.colour === step.colour && puzzle.colours > 1;
		case 'clear':
			return true;
	}
}
