/** The brush: what it paints, and its symmetric images. */
import type { Square, Zone } from '@rumis/rules';
import { type Draft, heightAt, indexOf, isOnSheet, type Size, zoneAt } from './draft.js';

export type Brush =
	| { readonly kind: 'height'; readonly height: number }
	| { readonly kind: 'erase' }
	/** Squares inside the red line, those between the red and the blue line, or those outside both. */
	| { readonly kind: 'zone'; readonly zone: Zone | null };

/** A symmetric brush also paints every image of a square, about the centre of the sheet. */
export const BRUSH_SYMMETRIES = [
	'none',
	'leftRight',
	'frontBack',
	'fourWays',
	'halfTurn',
	'quarterTurn',
] as const;
export type BrushSymmetry = (typeof BRUSH_SYMMETRIES)[number];

/** Quarter turns need a square sheet. */
export const isBrushPossible = ({ width, depth }: Size, symmetry: BrushSymmetry): boolean =>
	symmetry !== 'quarterTurn' || width === depth;

/** A square and its images, without duplicates. */
export function imagesOf({ width, depth }: Size, symmetry: BrushSymmetry, { x, y }: Square): Square[] {
	const [right, bottom] = [width - 1 - x, depth - 1 - y];
	const images: Record<BrushSymmetry, readonly (readonly [number, number])[]> = {
		none: [],
		leftRight: [[right, y]],
		frontBack: [[x, bottom]],
		fourWays: [
			[right, y],
			[x, bottom],
			[right, bottom],
		],
		halfTurn: [[right, bottom]],
		quarterTurn: [
			[bottom, x],
			[right, bottom],
			[y, right],
		],
	};
	const all = [[x, y] as const, ...images[symmetry]];
	const unique = new Map(all.map(([px, py]) => [`${px},${py}`, { x: px, y: py }]));
	return [...unique.values()].filter((square) => isOnSheet({ width, depth }, square.x, square.y));
}

/** Paints one square and its images. */
export const paint = (draft: Draft, brush: Brush, symmetry: BrushSymmetry, square: Square): Draft =>
	paintAll(draft, brush, imagesOf(draft, symmetry, square));

/** Flood fill: paints the connected region of similar squares around a square, and around its images. */
export function fill(draft: Draft, brush: Brush, symmetry: BrushSymmetry, square: Square): Draft {
	return paintAll(
		draft,
		brush,
		imagesOf(draft, symmetry, square).flatMap((image) => regionOf(draft, brush, image)),
	);
}

function paintAll(draft: Draft, brush: Brush, squares: readonly Square[]): Draft {
	const [heights, zones] = [[...draft.heights], [...draft.zones]];
	for (const { x, y } of squares) {
		const at = indexOf(draft, x, y);
		if (brush.kind === 'height') heights[at] = brush.height;
		if (brush.kind === 'erase') heights[at] = 0;
		if (brush.kind === 'zone' && heights[at]! > 0) zones[at] = brush.zone;
		if (heights[at] === 0) zones[at] = null;
	}
	// Unchanged arrays stay identical, so the history only stores what changed.
	const [newHeights, newZones] = [ifChanged(draft.heights, heights), ifChanged(draft.zones, zones)];
	const isSame = newHeights === draft.heights && newZones === draft.zones;
	return isSame ? draft : { ...draft, heights: newHeights, zones: newZones };
}

const ifChanged = <Value>(before: readonly Value[], after: readonly Value[]): readonly Value[] =>
	after.every((value, at) => value === before[at]) ? before : after;

/** For heights, squares of equal height; for lines, squares in the same zone. */
function regionOf(draft: Draft, brush: Brush, start: Square): Square[] {
	const looks = ({ x, y }: Square) =>
		brush.kind === 'zone' ? `${heightAt(draft, x, y) > 0} ${zoneAt(draft, x, y)}` : heightAt(draft, x, y);
	const look = looks(start);
	const reached = new Map([[indexOf(draft, start.x, start.y), start]]);
	for (const { x, y } of reached.values()) {
		for (const next of [
			{ x: x + 1, y },
			{ x: x - 1, y },
			{ x, y: y + 1 },
			{ x, y: y - 1 },
		]) {
			if (isOnSheet(draft, next.x, next.y) && looks(next) === look)
				reached.set(indexOf(draft, next.x, next.y), next);
		}
	}
	return [...reached.values()];
}
