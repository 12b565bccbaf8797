/** Splits a drawing of any size into pages of paper. */
import { type Drawing, INK_COLOURS, type Ink, line, moved, type Point } from './drawing.js';

export const PAPERS = {
	a4: { width: 210, height: 297 },
	a3: { width: 297, height: 420 },
	letter: { width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;

/** A page; the drawing is clipped to the window, and marks are outside of it. */
export interface Page extends Drawing {
	readonly window: {
		readonly x: number;
		readonly y: number;
		readonly width: number;
		readonly height: number;
	};
	readonly marks: readonly Ink[];
}

/** The printer margin on every side. */
const EDGE = 10;

/**
 * One page if the drawing fits, portrait or landscape; otherwise as few pages as possible, with crop marks.
 */
export function pagesOf(drawing: Drawing, paper: Paper): readonly Page[] {
	const upright = PAPERS[paper];
	const across = { width: upright.height, height: upright.width };
	const [best] = [upright, across]
		.map((size) => ({ size, tiles: tilesOf(drawing, size) }))
		.sort((one, other) => one.tiles.columns * one.tiles.rows - other.tiles.columns * other.tiles.rows);
	const { size, tiles } = best!;
	return Array.from({ length: tiles.columns * tiles.rows }, (_, at) =>
		pageAt(drawing, size, tiles, at % tiles.columns, Math.floor(at / tiles.columns)),
	);
}

interface Sheet {
	readonly width: number;
	readonly height: number;
}

interface Tiles {
	readonly columns: number;
	readonly rows: number;
}

const tilesOf = (drawing: Drawing, { width, height }: Sheet): Tiles => ({
	columns: Math.ceil(drawing.width / (width - 2 * EDGE) - 1e-9),
	rows: Math.ceil(drawing.height / (height - 2 * EDGE) - 1e-9),
});

function pageAt(drawing: Drawing, size: Sheet, tiles: Tiles, column: number, row: number): Page {
	const [width, height] = [size.width - 2 * EDGE, size.height - 2 * EDGE];
	const isTiled = tiles.columns * tiles.rows > 1;
	const window = { x: EDGE, y: EDGE, width, height };
	return {
		...size,
		window,
		inks: drawing.inks.map((ink) => moved(ink, EDGE - column * width, EDGE - row * height)),
		marks: isTiled ? [...cutMarks(window), pageNumber(size, row * tiles.columns + column + 1, tiles)] : [],
	};
}

const MARK = 6;

/** Crop marks at the corners, outside of the drawing: cut along them and put the pages edge to edge. */
function cutMarks({ x, y, width, height }: Page['window']): Ink[] {
	const corners: readonly (Point & { readonly sx: number; readonly sy: number })[] = [
		{ x, y, sx: -1, sy: -1 },
		{ x: x + width, y, sx: 1, sy: -1 },
		{ x, y: y + height, sx: -1, sy: 1 },
		{ x: x + width, y: y + height, sx: 1, sy: 1 },
	];
	return corners.flatMap(({ x: px, y: py, sx, sy }) => [
		line({ x: px + sx, y: py }, { x: px + sx * MARK, y: py }, 0.2),
		line({ x: px, y: py + sy }, { x: px, y: py + sy * MARK }, 0.2),
	]);
}

const pageNumber = (size: Sheet, number: number, { columns, rows }: Tiles): Ink => ({
	kind: 'text',
	x: size.width / 2,
	y: size.height - 4,
	size: 3.2,
	text: `${number} / ${columns * rows} (${columns} × ${rows})`,
	anchor: 'middle',
	colour: INK_COLOURS.faint,
});
