/** A board at true scale: squares with their heights, lines, and the table of heights. */
import type { Scenario, Square, Zone } from '@rumis/rules';
import { type Drawing, INK_COLOURS, type Ink, type Point, rectangle } from './drawing.js';

/** The texts of the sheet, in the reader's language. */
export interface BoardWords {
	readonly title: string;
	/** Below the title; may be empty. */
	readonly subtitle: string;
	/** A line for each number of players: `2 players: height 4, within the red line`. */
	readonly limits: readonly string[];
}

/** Possible edges of squares, in millimetres; the cubes of the printed game have about 20. */
export const SQUARE_SIZES = [10, 15, 18, 20, 22, 25, 30] as const;
export const DEFAULT_SQUARE = 20;

const MARGIN = 6;
const TITLE = 7;
const TEXT = 4.2;

/** The whole board as one drawing, as large as needed. */
export function boardSheet(scenario: Scenario, square: number, words: BoardWords): Drawing {
	const columns = scenario.plan[0]?.length ?? 0;
	const top = MARGIN + TITLE + (words.subtitle === '' ? 2 : TEXT + 4);
	const planEnd = top + scenario.plan.length * square;
	const at = (x: number, y: number): Point => ({ x: MARGIN + x * square, y: top + y * square });
	const longest = Math.max(...[words.title, ...words.limits].map((text) => text.length), 0);
	return {
		width: MARGIN * 2 + Math.max(columns * square, longest * TEXT * 0.52),
		height: planEnd + 4 + words.limits.length * TEXT * 1.4 + MARGIN,
		inks: [
			...heading(words),
			...squares(scenario, square, at),
			...zoneLines(scenario, square, at),
			...words.limits.map((text, row) => textLine(text, planEnd + 4 + (row + 0.8) * TEXT * 1.4)),
		],
	};
}

const textLine = (text: string, y: number): Ink => ({
	kind: 'text',
	x: MARGIN,
	y,
	size: TEXT,
	text,
	anchor: 'start',
	colour: INK_COLOURS.ink,
});

function heading({ title, subtitle }: BoardWords): Ink[] {
	const name: Ink = {
		kind: 'text',
		x: MARGIN,
		y: MARGIN + TITLE * 0.75,
		size: TITLE,
		text: title,
		anchor: 'start',
		isBold: true,
		colour: INK_COLOURS.ink,
	};
	return subtitle === '' ? [name] : [name, textLine(subtitle, MARGIN + TITLE + TEXT)];
}

type At = (x: number, y: number) => Point;

function squares({ plan }: Scenario, square: number, at: At): Ink[] {
	return plan.flatMap((row, y) =>
		[...row].flatMap((sign, x): Ink[] => {
			if (sign === '.') return [];
			const corner = at(x, y);
			const number: Ink = {
				kind: 'text',
				x: corner.x + square / 2,
				y: corner.y + square * 0.62,
				size: square * 0.36,
				text: sign,
				anchor: 'middle',
				colour: INK_COLOURS.faint,
			};
			return [
				rectangle(corner.x, corner.y, square, square, { width: 0.25, colour: INK_COLOURS.ink }),
				number,
			];
		}),
	);
}

/** The blue line encloses the red one. It is dashed, so the two differ in black and white, too. */
function zoneLines(scenario: Scenario, square: number, at: At): Ink[] {
	const marks = (wanted: readonly (string | undefined)[]) => (x: number, y: number) =>
		wanted.includes(scenario.zones?.[y]?.[x]);
	const hasBlue = scenario.zones?.some((row) => row.includes('b')) ?? false;
	return [
		...(hasBlue ? border(scenario, marks(['r', 'b']), 'b', square, at) : []),
		...border(scenario, marks(['r']), 'r', square, at),
	];
}

const SIDES: readonly (readonly [dx: number, dy: number, from: Square, to: Square])[] = [
	[0, -1, { x: 0, y: 0 }, { x: 1, y: 0 }],
	[1, 0, { x: 1, y: 0 }, { x: 1, y: 1 }],
	[0, 1, { x: 1, y: 1 }, { x: 0, y: 1 }],
	[-1, 0, { x: 0, y: 1 }, { x: 0, y: 0 }],
];

function border(
	{ plan }: Scenario,
	isInside: (x: number, y: number) => boolean,
	zone: Zone,
	square: number,
	at: At,
): Ink[] {
	const look = {
		kind: 'path',
		isClosed: false,
		width: square * 0.06,
		colour: zone === 'r' ? INK_COLOURS.red : INK_COLOURS.blue,
		...(zone === 'b' ? { dash: [square * 0.2, square * 0.1] as const } : {}),
	} as const;
	return plan.flatMap((row, y) =>
		[...row].flatMap((_, x) =>
			SIDES.filter(([dx, dy]) => isInside(x, y) && !isInside(x + dx, y + dy)).map(
				([, , from, to]): Ink => ({ ...look, points: [at(x + from.x, y + from.y), at(x + to.x, y + to.y)] }),
			),
		),
	);
}
