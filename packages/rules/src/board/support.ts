/** Support and contact of a stone, for any building that can be queried by cell: a board or a frame. */
import { addCells, type Cell, cellKey, FACE_STEPS } from './cell.js';

/** The empty cells under the stone, down to the building or the ground. */
export function gapUnder(cells: readonly Cell[], isOccupied: (cell: Cell) => boolean): Cell[] {
	const own = new Set(cells.map(cellKey));
	const gap: Cell[] = [];
	for (const { x, y, z } of cells) {
		for (let level = z - 1; level >= 0; level--) {
			const below = { x, y, z: level };
			if (own.has(cellKey(below)) || isOccupied(below)) break;
			gap.push(below);
		}
	}
	return gap;
}

/** The cubes on both sides of every face contact; `counts` says which cells of the building count. */
export function touchingCells(cells: readonly Cell[], counts: (cell: Cell) => boolean): Cell[] {
	const found = new Map<string, Cell>();
	for (const cell of cells) {
		for (const other of FACE_STEPS.map((step) => addCells(cell, step))) {
			if (counts(other)) found.set(cellKey(cell), cell).set(cellKey(other), other);
		}
	}
	return [...found.values()];
}
