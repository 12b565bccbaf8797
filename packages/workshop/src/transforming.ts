/** Changes of the whole draft: mirror, rotate, shift, resize. */
import { MAX_SIDE } from '@rumis/rules';
import { type Draft, heightAt, type Size, squaresOf, zoneAt } from './draft.js';

export const TRANSFORMS = ['mirrorLeftRight', 'mirrorFrontBack', 'turnRight', 'turnLeft', 'clear'] as const;
export type Transform = (typeof TRANSFORMS)[number];

/** Redraws on a sheet of this size; `from` maps a new square to its old one. */
function redrawn(draft: Draft, size: Size, from: (x: number, y: number) => readonly [number, number]): Draft {
	const olds = squaresOf(size).map(({ x, y }) => from(x, y));
	return {
		...draft,
		...size,
		heights: olds.map(([x, y]) => heightAt(draft, x, y)),
		zones: olds.map(([x, y]) => zoneAt(draft, x, y)),
	};
}

export function transform(draft: Draft, how: Transform): Draft {
	const { width, depth } = draft;
	const turned = { width: depth, depth: width };
	switch (how) {
		case 'mirrorLeftRight':
			return redrawn(draft, draft, (x, y) => [width - 1 - x, y]);
		case 'mirrorFrontBack':
			return redrawn(draft, draft, (x, y) => [x, depth - 1 - y]);
		case 'turnRight':
			return redrawn(draft, turned, (x, y) => [y, depth - 1 - x]);
		case 'turnLeft':
			return redrawn(draft, turned, (x, y) => [width - 1 - y, x]);
		case 'clear':
			return redrawn(draft, draft, () => [-1, -1]);
	}
}

/** Shifts the drawing on its sheet, unless a square would be lost. */
export function shift(draft: Draft, dx: number, dy: number): Draft {
	const isLost = squaresOf(draft).some(
		({ x, y }) =>
			heightAt(draft, x, y) > 0 &&
			(x + dx < 0 || x + dx >= draft.width || y + dy < 0 || y + dy >= draft.depth),
	);
	return isLost ? draft : redrawn(draft, draft, (x, y) => [x - dx, y - dy]);
}

/** Changes the number of columns and rows, at the right and at the bottom. */
export function resize(draft: Draft, { width, depth }: Size): Draft {
	const within = (side: number) => Math.max(1, Math.min(MAX_SIDE, Math.round(side)));
	return redrawn(draft, { width: within(width), depth: within(depth) }, (x, y) => [x, y]);
}
