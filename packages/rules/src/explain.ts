import { type Board, ownerOfFill } from './board.js';
import { addCells, type Cell, cellKey, FACE_STEPS } from './cell.js';
import type { Demand } from './fit.js';
import type { Illegal, IllegalReason } from './illegal.js';
import type { Drop, PlaceMove } from './move.js';
import { type Orientation, orientationOfCells, orientationsOf } from './orientation.js';
import { squareHeight } from './scenario.js';
import { compareSquares } from './square.js';
import type { State } from './state.js';
import type { Stone } from './stone.js';

/**
 * Says which rule a stone on these cells breaks, and shows the cells. Asked only after a refusal, or by a
 * board that shows a stone hovering; so it is written to be read beside the rules, not to be fast.
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
		shown('occupied', (cell) => board.fillAt(cell) !== 0) ??
		explainGap(board, cells)
	);
}

const limitAt = ({ plan }: Demand, { x, y }: Cell): number => plan.limit[y * plan.width + x] ?? 0;

/** The empty cells under the stone, down to the building or the ground. */
function explainGap(board: Board, cells: readonly Cell[]): Illegal | null {
	const gap = gapUnder(board, cells);
	return gap.length > 0 ? { code: 'gap', cells: gap } : null;
}

function gapUnder(board: Board, cells: readonly Cell[]): Cell[] {
	const own = new Set(cells.map(cellKey));
	const gap: Cell[] = [];
	for (const { x, y, z } of cells) {
		for (let level = z - 1; level >= 0; level--) {
			const below = { x, y, z: level };
			if (own.has(cellKey(below)) || board.fillAt(below) !== 0) break;
			gap.push(below);
		}
	}
	return gap;
}

/** Why a stone that lies soundly is refused all the same: ground, contact, or the ruin's bound. */
export function explainDemand(board: Board, demand: Demand, cells: readonly Cell[]): Illegal {
	const onGround = cells.filter(({ z }) => z === 0);
	if (demand.ground && onGround.length === 0) return { code: 'noGround', cells };
	if (onGround.length > demand.spareGround) return { code: 'ruinTooWide', cells: onGround };
	return explainContact(board, demand, cells);
}

function explainContact(board: Board, demand: Demand, cells: readonly Cell[]): Illegal {
	const own = (fill: number) => ownerOfFill(fill) === demand.owner;
	switch (demand.contact) {
		case 'any':
			return { code: 'noContact', cells };
		case 'own':
			return { code: 'noOwnContact', cells };
		case 'notOwn':
			return { code: 'touchesOwn', cells: touchingCells(board, cells, own) };
		case 'edge': {
			const touching = touchingCells(board, cells, () => true);
			if (touching.length > 0) return { code: 'touchesFace', cells: touching };
			return { code: 'noEdge', cells };
		}
		case 'free':
			throw new Error('a free stone is never refused for its contact');
	}
}

/** The cubes on both sides of every contact by a face. */
function touchingCells(board: Board, cells: readonly Cell[], counts: (fill: number) => boolean): Cell[] {
	const found = new Map<string, Cell>();
	for (const cell of cells) {
		for (const other of FACE_STEPS.map((step) => addCells(cell, step))) {
			const fill = board.fillAt(other);
			if (fill === 0 || !counts(fill)) continue;
			found.set(cellKey(cell), cell).set(cellKey(other), other);
		}
	}
	return [...found.values()];
}

/**
 * Where a stone would lie that was meant for these squares but does not fit there: the orientation that leaves
 * the smallest gap, or, if the stone has no such shape, cubes simply piled onto the squares.
 */
export function likelyCells(board: Board, move: PlaceMove): readonly Cell[] {
	const meant = orientationsOf(move.stone).filter((orientation) => sameDrops(orientation, move.drops));
	const resting = meant.map((orientation) => dropCells(board, orientation, originOf(move.drops)));
	const bySize = resting.sort((a, b) => gapUnder(board, a).length - gapUnder(board, b).length);
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

/** Lowers an orientation over (x, y) until something carries it; it may leave gaps. */
export function dropCells(
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
