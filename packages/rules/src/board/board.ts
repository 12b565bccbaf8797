import type { Cell } from './cell.js';
import { cellFromNumber, cellNumber, type Grid, makeGrid } from './grid.js';
import { MAX_HEIGHT } from './scenario.js';

/**
 * The building itself: the stone in each cell, and the height of each square. Independent of the rules. A
 * filled cell holds 1 + 16 × owner + stone; an empty one 0.
 */
export class Board {
	readonly grid: Grid;
	readonly cells: Uint8Array;
	readonly heights: Uint8Array;

	constructor(width: number, depth: number) {
		this.grid = makeGrid(width, depth, MAX_HEIGHT);
		this.cells = new Uint8Array(this.grid.size);
		this.heights = new Uint8Array(width * depth);
	}

	clone(): Board {
		const copy = new Board(this.grid.width, this.grid.depth);
		copy.cells.set(this.cells);
		copy.heights.set(this.heights);
		return copy;
	}

	put(cells: readonly number[], owner: number, stone: number): void {
		for (const cell of cells) {
			this.cells[cell] = fillOf(owner, stone);
			this.heights[this.squareOf(cell)]!++;
		}
	}

	take(cells: readonly number[]): void {
		for (const cell of cells) {
			this.cells[cell] = 0;
			this.heights[this.squareOf(cell)]!--;
		}
	}

	/** The content of the cell, 0 if empty; cells outside the plan are allowed. */
	fillAt(cell: Cell): number {
		const { width, depth } = this.grid;
		const inside = cell.x >= 0 && cell.y >= 0 && cell.z >= 0 && cell.x < width && cell.y < depth;
		return inside && cell.z < MAX_HEIGHT ? this.cells[cellNumber(this.grid, cell)]! : 0;
	}

	/** The content of the square's top cube, 0 if empty. */
	topFill(square: number): number {
		const { width } = this.grid;
		const height = this.heights[square]!;
		if (height === 0) return 0;
		return this.fillAt({ x: square % width, y: Math.floor(square / width), z: height - 1 });
	}

	private squareOf(number: number): number {
		const { x, y } = cellFromNumber(this.grid, number);
		return y * this.grid.width + x;
	}
}

export const fillOf = (owner: number, stone: number): number => 1 + 16 * owner + stone;
export const ownerOfFill = (fill: number): number => (fill - 1) >> 4;
