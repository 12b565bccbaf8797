/** A building, level by level, for rebuilding it on a real table. */
import type { Owner } from '@rumis/rules';
import { type Building, lyingText } from '../building.js';
import { type Drawing, INK_COLOURS, type Ink, rectangle, STONE_COLOURS } from './drawing.js';

export interface BuildingWords {
	readonly title: string;
	/** `Level 3` */
	readonly level: (level: number) => string;
	/** The owner and position of a stone: `Red: L4 b2,b3,b4,c4`. */
	readonly stone: (owner: Owner, move: string) => string;
}

/** The edge of a square on the plans of the levels. */
const SQUARE = 11;
const GAP = 8;
const TEXT = 3.6;
const TITLE = 6;
const MARGIN = 6;
/** Sized for A4 in portrait, without the printer margins. */
const WIDTH = 190;
const PAGE = 277;
const LINE = TEXT * 1.5;
const LIST_COLUMNS = 3;

interface Level {
	readonly z: number;
	readonly cells: readonly { readonly x: number; readonly y: number; readonly stone: number }[];
}

/**
 * One drawing with a plan for each level, and the list of stones below. Cubes have the number of their stone
 * in that list. No plan is split between pages.
 */
export function buildingSheet(building: Building, words: BuildingWords): Drawing {
	const { plan, stones } = building;
	const levels = levelsOf(building);
	const [columns, rows] = [plan[0]?.length ?? 0, plan.length];
	const [wide, high] = [columns * SQUARE + GAP, rows * SQUARE + GAP + TEXT];
	const abreast = Math.max(1, Math.floor((WIDTH + GAP - 2 * MARGIN) / wide));
	const planRows = rowTops(Math.ceil(levels.length / abreast), high, MARGIN + TITLE + 4);
	const plans = levels.flatMap((level, at) =>
		levelInks(building, level, words.level(level.z + 1), {
			x: MARGIN + (at % abreast) * wide,
			y: planRows[Math.floor(at / abreast)]!,
		}),
	);
	const listRows = rowTops(Math.ceil(stones.length / LIST_COLUMNS), LINE, planRows.at(-1)! + high);
	return {
		width: Math.max(WIDTH, 2 * MARGIN + wide),
		height: (listRows.at(-1) ?? planRows.at(-1)! + high) + LINE + MARGIN,
		inks: [
			text(words.title, MARGIN, MARGIN + TITLE * 0.8, TITLE, true),
			...plans,
			...stones.map((stone, at) =>
				listInk(`${at + 1}. ${words.stone(stone.owner, lyingText(stone))}`, at, listRows),
			),
		],
	};
}

/** The tops of rows of this height: one below the other, moved to the next page if one would be split. */
function rowTops(count: number, high: number, first: number): number[] {
	let next = first;
	return Array.from({ length: count }, () => {
		const pageEnd = Math.ceil((next + 0.001) / PAGE) * PAGE;
		const top = next + high > pageEnd && high < PAGE ? pageEnd + MARGIN : next;
		next = top + high;
		return top;
	});
}

function levelsOf({ stones }: Building): Level[] {
	const cells = stones.flatMap((stone, at) => stone.cells.map((cell) => ({ ...cell, stone: at })));
	const highest = Math.max(-1, ...cells.map(({ z }) => z));
	return Array.from({ length: highest + 1 }, (_, z) => ({ z, cells: cells.filter((cell) => cell.z === z) }));
}

const text = (said: string, x: number, y: number, size: number, isBold = false): Ink => ({
	kind: 'text',
	x,
	y,
	size,
	text: said,
	anchor: 'start',
	isBold,
	colour: INK_COLOURS.ink,
});

interface Corner {
	readonly x: number;
	readonly y: number;
}

function levelInks({ plan, stones }: Building, { cells }: Level, name: string, corner: Corner): Ink[] {
	const at = (x: number, y: number): Corner => ({
		x: corner.x + x * SQUARE,
		y: corner.y + TEXT + 2 + y * SQUARE,
	});
	const empty = plan.flatMap((row, y) =>
		[...row].flatMap((sign, x): Ink[] => {
			const { x: px, y: py } = at(x, y);
			return sign === '.'
				? []
				: [rectangle(px, py, SQUARE, SQUARE, { width: 0.15, colour: INK_COLOURS.faint })];
		}),
	);
	const filled = cells.flatMap(({ x, y, stone }) => cubeInks(stones[stone]!.owner, stone + 1, at(x, y)));
	return [text(name, corner.x, corner.y + TEXT, TEXT, true), ...empty, ...filled, ...outlines(cells, at)];
}

function cubeInks(owner: Owner, number: number, { x, y }: Corner): Ink[] {
	return [
		rectangle(x, y, SQUARE, SQUARE, { fill: STONE_COLOURS[owner] }),
		{
			kind: 'text',
			x: x + SQUARE / 2,
			y: y + SQUARE * 0.6,
			size: SQUARE * 0.3,
			text: String(number),
			anchor: 'middle',
			colour: INK_COLOURS.ink,
		},
	];
}

/** The borders between stones. */
function outlines(cells: Level['cells'], at: (x: number, y: number) => Corner): Ink[] {
	const stoneAt = new Map(cells.map(({ x, y, stone }) => [`${x},${y}`, stone]));
	const edges = cells.flatMap(({ x, y, stone }) => [
		{ beyond: stoneAt.get(`${x},${y - 1}`), stone, from: at(x, y), to: at(x + 1, y) },
		{ beyond: stoneAt.get(`${x + 1},${y}`), stone, from: at(x + 1, y), to: at(x + 1, y + 1) },
		{ beyond: stoneAt.get(`${x},${y + 1}`), stone, from: at(x, y + 1), to: at(x + 1, y + 1) },
		{ beyond: stoneAt.get(`${x - 1},${y}`), stone, from: at(x, y), to: at(x, y + 1) },
	]);
	return edges
		.filter(({ beyond, stone }) => beyond !== stone)
		.map(({ from, to }) => ({
			kind: 'path',
			points: [from, to],
			isClosed: false,
			width: 0.5,
			colour: INK_COLOURS.ink,
		}));
}

/** Read row by row. */
const listInk = (said: string, at: number, rows: readonly number[]): Ink =>
	text(
		said,
		MARGIN + (at % LIST_COLUMNS) * (WIDTH / LIST_COLUMNS),
		rows[Math.floor(at / LIST_COLUMNS)]! + TEXT,
		TEXT,
	);
