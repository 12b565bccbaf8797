import { methodFor } from './makeSearch.js';
import type { CoverProblem } from './problem.js';

/**
 * The options that cover one cell, given the options taken: every cover that contains those contains exactly
 * one of these, so a search can be split here. The cell is the first empty one if the problem is searched in
 * this order, else the one with the fewest options.
 */
export function branchesAt(problem: CoverProblem, taken: readonly number[]): readonly number[] {
	const covered = new Set(taken.flatMap((option) => problem.options[option]!.cells));
	const left = problem.pieces.map(({ max }) => max);
	for (const option of taken) for (const piece of problem.options[option]!.uses) left[piece]!--;
	const byCell = new Map<number, number[]>();
	for (let cell = 0; cell < problem.cellCount; cell++) if (!covered.has(cell)) byCell.set(cell, []);
	problem.options.forEach(({ cells, uses }, option) => {
		if (uses.some((piece) => left[piece]! <= 0) || cells.some((cell) => covered.has(cell))) return;
		for (const cell of cells) byCell.get(cell)!.push(option);
	});
	const cells = [...byCell.values()];
	if (methodFor(problem) === 'masks') return cells[0] ?? [];
	return cells.reduce((best, options) => (options.length < best.length ? options : best), cells[0] ?? []);
}
