/** The labels on the plan and their positions: pure geometry, in squares. */
import type { PlanView } from '../../board/view.js';
import { columnName } from './planLayout.js';

export interface Label {
	readonly text: string;
	/** The pivot, around which it is rotated to be readable from every side. */
	readonly x: number;
	readonly y: number;
	/** Its offset from the pivot, from the reader's point of view: to the right and down. */
	readonly right: number;
	readonly down: number;
	readonly size: number;
}

/** From this size on, a board is small on a phone, and its labels must be larger. */
const LARGE_BOARD = 8;
/** The distance of row and column names from the squares. */
const OFF = 0.27;

/** The names of columns and rows on all four sides, and the maximum heights in the corners of the squares. */
export function labelsOf(plan: PlanView): Label[] {
	const isLarge = Math.max(plan.width, plan.depth) >= LARGE_BOARD;
	return [...namesOf(plan, isLarge ? 0.4 : 0.33), ...heightsOf(plan, isLarge ? 0.44 : 0.35)];
}

function namesOf({ width, depth }: PlanView, size: number): Label[] {
	const name = (text: string, x: number, y: number): Label => ({ text, x, y, right: 0, down: 0, size });
	const columns = Array.from({ length: width }, (_, x) =>
		[-OFF, depth + OFF].map((y) => name(columnName(x), x + 0.5, y)),
	);
	const rows = Array.from({ length: depth }, (_, y) =>
		[-OFF, width + OFF].map((x) => name(String(y + 1), x, y + 0.5)),
	);
	return [...columns, ...rows].flat();
}

/** In the upper left corner, so that a glyph or a hint in the middle stays visible. */
function heightsOf({ squares }: PlanView, size: number): Label[] {
	const corner = 0.5 - 0.08 - size * 0.42;
	return squares
		.filter(({ limit }) => limit > 0)
		.map(({ x, y, limit }) => {
			const text = String(limit);
			// Longer numbers need more distance from the edge of the square.
			const right = -corner + (text.length - 1) * size * 0.2;
			return { text, x: x + 0.5, y: y + 0.5, right, down: -corner, size };
		});
}

/** The four corners of each label, row by row, for a viewer at the given quarter turn. */
export function labelCorners(labels: readonly Label[], quarter: number): [number, number][] {
	const [cos, sin] = [Math.cos((quarter * Math.PI) / 2), Math.sin((quarter * Math.PI) / 2)];
	return labels.flatMap(({ x, y, right, down, size }) =>
		[0, 1, 2, 3].map((corner): [number, number] => {
			const dx = right + ((corner & 1) - 0.5) * size;
			const dy = down + ((corner >> 1) - 0.5) * size;
			return [x + dx * cos + dy * sin, y - dx * sin + dy * cos];
		}),
	);
}

const QUARTER = Math.PI / 2;
/** Slightly more than half a quarter turn: hysteresis, so that labels do not flip back and forth. */
const KEPT = QUARTER * 0.56;

/** The quarter turn for the labels at an azimuth, given the previous one. */
export function quarterFor(azimuth: number, before: number): number {
	const off = azimuth - before * QUARTER;
	return Math.abs(off) <= KEPT ? before : Math.round(azimuth / QUARTER);
}
