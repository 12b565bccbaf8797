import type { Size } from './text.js';

/** The layout of the screen. A square is `cellWidth` × `cellHeight` characters. */
export interface Layout {
	readonly cellWidth: number;
	readonly cellHeight: number;
	readonly boardWidth: number;
	readonly panelWidth: number;
	/** Rows between the title and the two lines at the bottom. */
	readonly rows: number;
}

/** Row numbers left of the board, a column between it and the panel, the letters above it. */
export const LABEL_WIDTH = 3;
const GAP = 1;
const LETTER_ROWS = 1;
/** Title, status and keys. */
const FRAME_ROWS = 3;

/** Sizes of a square, best first, and the room that must remain beside the board for them. */
const CELLS = [
	{ width: 11, height: 5, panel: 40 },
	{ width: 9, height: 4, panel: 40 },
	{ width: 7, height: 3, panel: 40 },
	{ width: 6, height: 2, panel: 36 },
	{ width: 5, height: 2, panel: 25 },
	{ width: 5, height: 1, panel: 25 },
	{ width: 4, height: 1, panel: 25 },
	{ width: 3, height: 1, panel: 25 },
] as const;

/** The best layout for a board of this size; null if the terminal is too small. */
export function layoutFor({ columns, rows }: Size, width: number, depth: number): Layout | null {
	for (const cell of CELLS) {
		const boardWidth = LABEL_WIDTH + width * cell.width + GAP;
		const needed = FRAME_ROWS + LETTER_ROWS + depth * cell.height;
		const panelWidth = columns - boardWidth;
		if (panelWidth < cell.panel || rows < Math.max(needed, LEAST_ROWS)) continue;
		return {
			...{ cellWidth: cell.width, cellHeight: cell.height },
			...{ boardWidth, panelWidth, rows: rows - FRAME_ROWS },
		};
	}
	return null;
}

/** The minimum number of rows for the scores and the hand. */
const LEAST_ROWS = 18;

/** The smallest terminal for a board of this size. */
export function leastSize(width: number, depth: number): Size {
	const cell = CELLS[CELLS.length - 1]!;
	return {
		columns: LABEL_WIDTH + width * cell.width + GAP + cell.panel,
		rows: Math.max(LEAST_ROWS, FRAME_ROWS + LETTER_ROWS + depth * cell.height),
	};
}
