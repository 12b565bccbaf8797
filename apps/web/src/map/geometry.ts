/** The dimensions of the map; a square has 100 units. */
import type { Square } from '@rumis/rules';
import type { Segment } from '../board/zoneLines.js';

export const UNIT = 100;
/** Room for column and row names at the left and top, and for lines at the right and bottom. */
export const HEAD = 36;
const TAIL = 8;

export interface Size {
	readonly width: number;
	readonly depth: number;
}

export const mapWidth = ({ width }: Size): number => HEAD + width * UNIT + TAIL;
export const mapHeight = ({ depth }: Size): number => HEAD + depth * UNIT + TAIL;

/** The top left corner of a square. */
export const cornerOf = ({ x, y }: Square): Square => ({ x: HEAD + x * UNIT, y: HEAD + y * UNIT });

export const placeAt = (square: Square): string => {
	const { x, y } = cornerOf(square);
	return `translate(${x} ${y})`;
};

export const pathOf = (segments: readonly Segment[]): string =>
	segments
		.map((segment) => {
			const [from, to] = [cornerOf(segment.from), cornerOf(segment.to)];
			return `M${from.x} ${from.y}L${to.x} ${to.y}`;
		})
		.join('');

export const loopsOf = (loops: readonly (readonly Square[])[]): string =>
	loops
		.map((loop) => `M${loop.map((point) => Object.values(cornerOf(point)).join(' ')).join('L')}Z`)
		.join('');

/** The square under a point, given as fractions of the map's size; null outside the plan. */
export function squareUnder(size: Size, across: number, down: number): Square | null {
	const x = Math.floor((across * mapWidth(size) - HEAD) / UNIT);
	const y = Math.floor((down * mapHeight(size) - HEAD) / UNIT);
	return x >= 0 && y >= 0 && x < size.width && y < size.depth ? { x, y } : null;
}
