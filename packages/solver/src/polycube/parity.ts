import { orientationsOf, type Stone } from '@rumis/rules';
import type { PackingPuzzle } from './puzzle.js';
import type { Shape } from './shape.js';

/** Cells coloured like a checkerboard in 3D: how many more are black than white. */
export function chessBalance({ cells }: Shape): number {
	return cells.reduce((sum, { x, y, z }) => sum + ((x + y + z) % 2 === 0 ? 1 : -1), 0);
}

/** How many more cells of one checkerboard colour than of the other a stone covers, wherever it is. */
export const stoneImbalance = (stone: Stone): number =>
	Math.abs(chessBalance({ cells: orientationsOf(stone)[0]!.cells }));

/**
 * Whether the checkerboard colouring alone rules out a solution: the stones cannot make up the difference
 * between black and white cells. Optional copies may be used or not.
 */
export function parityForbids({ shape, stock }: PackingPuzzle): boolean {
	const wanted = chessBalance(shape);
	let reachable = new Set([0]);
	for (const { stone, min, max } of stock) {
		const step = stoneImbalance(stone);
		if (step === 0) continue;
		const next = new Set<number>();
		for (let copies = min; copies <= max; copies++) {
			for (let black = 0; black <= copies; black++) {
				for (const sum of reachable) next.add(sum + step * (2 * black - copies));
			}
		}
		reachable = next;
	}
	return !reachable.has(wanted);
}
