import { type Board, ownerOfFill } from '../board/board.js';
import { addCells, type Cell } from '../board/cell.js';
import type { Demand } from '../board/fit.js';
import type { Illegal, IllegalReason } from '../board/illegal.js';
import type { Drop, PlaceMove } from '../board/move.js';
import { type Orientation, orientationOfCells, orientationsOf } from '../board/orientation.js';
import { squareHeight } from '../board/scenario.js';
import { compareSquares } from '../board/square.js';
import type { Stone } from '../board/stone.js';
import { gapUnder, touchingCells } from '../board/support.js';
import type { State } from './state.js';

/**
 * Finds the rule that a stone on these cells breaks, and the cells that show it. Only used after a refusal or
 * for a hovering stone, so it is written for clarity, not for speed.
 */
export function explainCells(
	state: State,
	demand: Demand,
	stone: Stone,
	cells: readonly Cell[],
): Illegal | null {
	const { board } = state;
	const { scenario } = state.setup;
	const shown = (code: IllegalReason, wrong: (cell: Cell) => boolean): Illegal | null => {
		const found = cells.filter(wrong);
		return found.length > 0 ? { code, cells: found } : null;
	};
	const beyond = demand.plan === state.outside ? 'insideRedLine' : 'outsideZone';
	return (
		shown('offPlan', ({ x, y, z }) => z < 0 || squareHeight(scenario, x, y) === 0) ??
		shown(beyond, (cell) => limitAt(demand, cell) === 0) ??
		(orientationOfCells(cells)?.stone === stone ? null : { code: 'wrongShape', cells }) ??
		shown('tooHigh', (cell) => cell.z >= limitAt(demand, cell)) ??
		shown('occupied', (cell) => isOccupied(board, cell)) ??
		explainGap(board, cells)
	);
}

const isOccupied = (board: Board, cell: Cell): boolean => board.fillAt(cell) !== 0;

const limitAt = ({ plan }: Demand, { x, y }: Cell): number => plan.limit[y * plan.width + x] ?? 0;

/** The empty cells under the stone, down to the building or the ground. */
function explainGap(board: Board, cells: readonly Cell[]): Illegal | null {
	const gap = gapUnder(cells, (cell) => isOccupied(board, cell));
	return gap.length > 0 ? { code: 'gap', cells: gap } : null;
}

/** Why a stone that fits is still illegal: ground, contact, or the limit of the ruin. */
export function explainDemand(board: Board, demand: Demand, cells: readonly Cell[]): Illegal {
	const onGround = cells.filter(({ z }) => z === 0);
	if (demand.ground && onGround.length === 0) return { code: 'noGround', cells };
	if (onGround.length > demand.spareGround) return { code: 'ruinTooWide', cells: onGround };
	return explainContact(board, demand, cells);
}

function explainContact(board: Board, demand: Demand, cells: readonly Cell[]): Illegal {
	const isOwn = (cell: Cell): boolean =>
		isOccupied(board, cell) && ownerOfFill(board.fillAt(cell)) === demand.owner;
	switch (demand.contact) {
		case 'any':
			return { code: 'noContact', cells };
		case 'own':
			return { code: 'noOwnContact', cells };
		case 'notOwn':
			return { code: 'touchesOwn', cells: touchingCells(cells, isOwn) };
		case 'edge': {
			const touching = touchingCells(cells, (cell) => isOccupied(board, cell));
			if (touching.length > 0) return { code: 'touchesFace', cells: touching };
			return { code: 'noEdge', cells };
		}
		case 'free':
			throw new Error('a free stone is never refused for its contact');
	}
}

/**
 * The likely cells of a stone meant for these squares that does not fit: the orientation with the smallest
 * gap, or, if the stone has no such shape, cubes stacked onto the squares.
 */
export function likelyCells(board: Board, move: PlaceMove): readonly Cell[] {
	const meant = orientationsOf(move.stone).filter((orientation) => sameDrops(orientation, move.drops));
	const resting = meant.map((orientation) => dropCells(board, orientation, originOf(move.drops)));
	const gapSize = (cells: readonly Cell[]) => gapUnder(cells, (cell) => isOccupied(board, cell)).length;
	const bySize = resting.sort((a, b) => gapSize(a) - gapSize(b));
	return bySize[0] ?? move.drops.flatMap((drop) => pile(board, drop));
}

const originOf = (drops: readonly Drop[]): { x: number; y: number } => ({
	x: Math.min(...drops.map(({ x }) => x)),
	y: Math.min(...drops.map(({ y }) => y)),
});

function sameDrops({ columns }: Orientation, drops: readonly Drop[]): boolean {
	const origin = originOf(drops);
	const text = (list: readonly Drop[], x: number, y: number) =>
		[...list]
			.sort(compareSquares)
			.map((drop) => `${drop.x - x},${drop.y - y}*${drop.count}`)
			.join(' ');
	return text(columns, 0, 0) === text(drops, origin.x, origin.y);
}

const heightAt = (board: Board, x: number, y: number): number => {
	const { width, depth } = board.grid;
	return x >= 0 && y >= 0 && x < width && y < depth ? board.heights[y * width + x]! : 0;
};

/** Lowers an orientation over (x, y) until it rests on something; it may leave gaps. */
function dropCells(
	board: Board,
	orientation: Orientation,
	{ x, y }: { readonly x: number; readonly y: number },
): readonly Cell[] {
	const rests = orientation.columns.map(
		(column) => heightAt(board, x + column.x, y + column.y) - column.base,
	);
	const level = Math.max(0, ...rests);
	return orientation.cells.map((cell) => addCells(cell, { x, y, z: level }));
}

function pile(board: Board, { x, y, count }: Drop): Cell[] {
	const height = heightAt(board, x, y);
	return Array.from({ length: count }, (_, i) => ({ x, y, z: height + i }));
}
