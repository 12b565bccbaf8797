import {
	COLOURS,
	type Colour,
	err,
	ok,
	orientationOfCells,
	parseStone,
	type Result,
	type Stone,
} from '@rumis/rules';
import type { Packing, Placed } from '../polycube/packing.js';
import { cubesOf, type PackingPuzzle } from '../polycube/puzzle.js';
import { cellCode, type Shape } from '../polycube/shape.js';
import { stockOfStones } from '../polycube/stock.js';
import { ORDER_LEVELS } from '../rules/buildOrder.js';
import { DIFFICULTIES, type Difficulty } from './grade.js';
import { parseShapeId } from './shapeId.js';

/** A puzzle for one player: a shape, the given stones, and the stones to finish it with, all of them. */
export interface ShapePuzzle {
	readonly name: string;
	readonly shapeId: string;
	readonly shape: Shape;
	readonly colours: number;
	readonly grade: Difficulty;
	/** What the building must satisfy besides filling the shape. */
	readonly level: PuzzleLevel;
	readonly given: Packing;
	readonly box: readonly BoxStone[];
}

/** `free`: stones go wherever they fit. The others also demand an order, and colours matter. */
export const PUZZLE_LEVELS = ['free', ...ORDER_LEVELS] as const;
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

export interface BoxStone {
	readonly stone: Stone;
	readonly colour: Colour;
}

export const PUZZLE_TEXT_ERRORS = [
	'puzzleForm',
	'puzzleName',
	'puzzleShape',
	'puzzleColours',
	'puzzleGrade',
	'puzzleCells',
	'puzzleStone',
	'puzzleVolume',
	'puzzleLevel',
] as const;

export interface PuzzleTextError {
	readonly code: (typeof PUZZLE_TEXT_ERRORS)[number];
	readonly found: string;
}

/** One letter for every given stone. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+/';
export const MAX_GIVEN = LETTERS.length;

/**
 * One line of text: `name shape colours grade cells box`. The cells are those of the shape from the ground
 * up, row by row: a letter for each given stone, a dot for an empty cell. The box lists stones. If colours
 * matter two words follow: the level, and the first letter of the colour of every stone, given ones first.
 */
export function makePuzzleText(puzzle: ShapePuzzle): string {
	const { name, shapeId, shape, colours, grade, level, box } = puzzle;
	const given = inReadingOrder(puzzle);
	const letter = new Map(given.flatMap(({ cells }, i) => cells.map((cell) => [cellCode(cell), LETTERS[i]!])));
	const cells = shape.cells.map((cell) => letter.get(cellCode(cell)) ?? '.').join('');
	const words = [name, shapeId, colours, grade, cells, box.map(({ stone }) => stone).join(',')];
	const initials = [...given, ...box].map(({ colour }) => colour?.[0] ?? '').join('');
	return (level === 'free' ? words : [...words, level, initials]).join(' ');
}

/** The given stones in the order of their first cells. */
function inReadingOrder({ shape, given }: ShapePuzzle): Packing {
	const place = new Map(shape.cells.map((cell, index) => [cellCode(cell), index]));
	const first = ({ cells }: Placed): number => Math.min(...cells.map((cell) => place.get(cellCode(cell))!));
	return [...given].sort((a, b) => first(a) - first(b));
}

export function parsePuzzleText(text: string): Result<ShapePuzzle, PuzzleTextError> {
	const words = text.trim().split(/\s+/);
	const [name = '', shapeId = '', colourText = '', gradeText = '', cells = '', boxText = ''] = words;
	if (words.length !== 6 && words.length !== 8) {
		return err({ code: 'puzzleForm', found: text.trim().slice(0, 40) });
	}
	if (!/^[a-z][a-z0-9-]{0,63}$/.test(name)) return err({ code: 'puzzleName', found: name });
	const shape = parseShapeId(shapeId);
	if (!shape.ok) return err({ code: 'puzzleShape', found: shapeId });
	const colours = /^\d$/.test(colourText) ? Number(colourText) : 0;
	if (!(colours >= 1 && colours <= COLOURS.length)) return err({ code: 'puzzleColours', found: colourText });
	const grade = DIFFICULTIES.find((other) => other === gradeText);
	if (!grade) return err({ code: 'puzzleGrade', found: gradeText });
	const given = parseGiven(shape.value, cells);
	if (!given.ok) return given;
	const box = parseBox(boxText);
	if (!box.ok) return box;
	const coloured = parseLevel(words.slice(6), given.value, box.value, colours);
	if (!coloured.ok) return coloured;
	const volume = box.value.reduce((sum, stone) => sum + cubesOf(stone), 0);
	if (volume !== [...cells].filter((sign) => sign === '.').length)
		return err({ code: 'puzzleVolume', found: boxText });
	return ok({ name, shapeId, shape: shape.value, colours, grade, ...coloured.value });
}

type Coloured = Pick<ShapePuzzle, 'given' | 'box'>;

/**
 * The level with the colours of the stones; without these words the puzzle is free and colours do not matter.
 */
function parseLevel(
	[levelText, initials = '']: readonly string[],
	given: readonly Uncoloured[],
	box: readonly Stone[],
	colours: number,
): Result<Coloured & Pick<ShapePuzzle, 'level'>, PuzzleTextError> {
	if (levelText === undefined) {
		const coloured = colourStones(given, box, colours);
		return coloured.ok ? ok({ level: 'free', ...coloured.value }) : coloured;
	}
	const level = ORDER_LEVELS.find((other) => other === levelText);
	if (!level) return err({ code: 'puzzleLevel', found: levelText });
	const named = [...initials].map((initial) =>
		COLOURS.slice(0, colours).find(([first]) => first === initial),
	);
	const stones = [...given.map(({ stone }) => stone), ...box];
	const pairs = new Set(stones.map((stone, i) => `${named[i]} ${stone}`));
	if (named.length !== stones.length || named.includes(undefined)) {
		return err({ code: 'puzzleColours', found: initials });
	}
	if (pairs.size !== stones.length) return err({ code: 'puzzleStone', found: initials });
	return ok({
		level,
		given: given.map((stone, i) => ({ ...stone, colour: named[i]! })),
		box: box.map((stone, i) => ({ stone, colour: named[given.length + i]! })),
	});
}

type Uncoloured = Omit<Placed, 'colour'>;

function parseGiven({ cells }: Shape, signs: string): Result<readonly Uncoloured[], PuzzleTextError> {
	if (signs.length !== cells.length) return err({ code: 'puzzleCells', found: signs.slice(0, 40) });
	const byLetter = new Map<string, Shape['cells'][number][]>();
	for (const [index, sign] of [...signs].entries()) {
		if (sign === '.') continue;
		if (!LETTERS.includes(sign)) return err({ code: 'puzzleCells', found: sign });
		byLetter.set(sign, [...(byLetter.get(sign) ?? []), cells[index]!]);
	}
	const given: Uncoloured[] = [];
	for (const [letter, own] of byLetter) {
		const orientation = orientationOfCells(own);
		if (!orientation) return err({ code: 'puzzleStone', found: letter });
		given.push({ stone: orientation.stone, cells: own });
	}
	return ok(given);
}

function parseBox(text: string): Result<readonly Stone[], PuzzleTextError> {
	const box: Stone[] = [];
	for (const name of text.split(',')) {
		const stone = parseStone(name);
		if (!stone) return err({ code: 'puzzleStone', found: name });
		box.push(stone);
	}
	return ok(box);
}

/** Copies of a stone get colours in seat order, given ones first: every colour has every stone once. */
export function colourStones(
	given: readonly Uncoloured[],
	box: readonly Stone[],
	colours: number,
): Result<Coloured, PuzzleTextError> {
	const copies = new Map<Stone, number>();
	const next = (stone: Stone): Colour => {
		const copy = copies.get(stone) ?? 0;
		copies.set(stone, copy + 1);
		return COLOURS[copy % COLOURS.length]!;
	};
	const placed = given.map((one) => ({ ...one, colour: next(one.stone) }));
	const left = box.map((stone) => ({ stone, colour: next(stone) }));
	const surplus = [...copies].find(([, count]) => count > colours);
	return surplus ? err({ code: 'puzzleStone', found: surplus[0] }) : ok({ given: placed, box: left });
}

/** The rest of the puzzle: the empty cells, and exactly the stones of the box. */
export function restOfPuzzle({ shape, given, box }: ShapePuzzle): PackingPuzzle {
	const filled = new Set(given.flatMap(({ cells }) => cells.map(cellCode)));
	return {
		shape: { cells: shape.cells.filter((cell) => !filled.has(cellCode(cell))) },
		stock: stockOfStones(box.map(({ stone }) => stone)),
	};
}
