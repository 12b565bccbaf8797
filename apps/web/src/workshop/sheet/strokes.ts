/** The pointer's position on the sheet, and the squares it has crossed since the last event. */
import type { Square } from '@rumis/rules';
import type { Size } from '@rumis/workshop';

export interface Box {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

/** The square under a point of the window; null outside the sheet. */
export function squareUnder(box: Box, size: Size, clientX: number, clientY: number): Square | null {
	const x = Math.floor(((clientX - box.left) / box.width) * size.width);
	const y = Math.floor(((clientY - box.top) / box.height) * size.depth);
	return x >= 0 && y >= 0 && x < size.width && y < size.depth ? { x, y } : null;
}

/** The squares on the line from one to another, without the first: a fast stroke leaves no gaps. */
export function squaresBetween(from: Square, to: Square): Square[] {
	const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
	return Array.from({ length: steps }, (_, at) => {
		const part = (at + 1) / steps;
		return {
			x: Math.round(from.x + (to.x - from.x) * part),
			y: Math.round(from.y + (to.y - from.y) * part),
		};
	});
}
