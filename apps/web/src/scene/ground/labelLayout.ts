/** What is written on the plan, and where: pure geometry, measured in squares. */
import type { PlanView } from '../../board/view.js';
import { columnName } from './planLayout.js';

export interface Label {
	readonly text: string;
	/** The point round which it turns, so that it can be read from every side. */
	readonly x: number;
	readonly y: number;
	/** How far from that point it stands, as its reader sees it: to the right and down. */
	readonly right: number;
	readonly down: number;
	readonly size: number;
}

/** From so many squares on, a board is small on a phone, and what is written on it must be larger. */
const LARGE_BOARD = 8;
/** How far the names of rows and columns stand from the squares. */
const OFF = 0.27;

/** The names of columns and rows on all four sides, and the maximum heights in the corners of their squares. */
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

/** In the upper left corner, beside which a glyph or a hint in the middle can still be seen. */
function heightsOf({ squares }: PlanView, size: number): Label[] {
	const corner = 0.5 - 0.08 - size * 0.42;
	return squares
		.filter(({ limit }) => limit > 0)
		.map(({ x, y, limit }) => {
			const text = String(limit);
			// Long numbers need more room from the edge of the square.
			const right = -corner + (text.length - 1) * size * 0.2;
			return { text, x: x + 0.5, y: y + 0.5, right, down: -corner, size };
		});
}

/** The four corners of each label, row by row, for someone who stands so many quarter turns round the table. */
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
/** A little more than half a quarter turn, so that what is written does not waver between two ways to stand. */
const KEPT = QUARTER * 0.56;

/** For which side everything is written when the table is seen from here, and was written for `before`. */
export function quarterFor(azimuth: number, before: number): number {
	const off = azimuth - before * QUARTER;
	return Math.abs(off) <= KEPT ? before : Math.round(azimuth / QUARTER);
}
