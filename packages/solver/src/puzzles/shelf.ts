import { err, ok, type Result } from '@rumis/rules';
import { RULES_LINES, TOUCHING_LINES } from './levelPuzzleData.js';
import { PUZZLE_LEVELS, type PuzzleLevel, parsePuzzleText, type ShapePuzzle } from './puzzle.js';
import { PUZZLE_LINES } from './puzzleData.js';

const LINES: Readonly<Record<PuzzleLevel, readonly string[]>> = {
	free: PUZZLE_LINES,
	touching: TOUCHING_LINES,
	rules: RULES_LINES,
};
const shelves = new Map<PuzzleLevel, readonly ShapePuzzle[]>();

function readLine(line: string): ShapePuzzle {
	const puzzle = parsePuzzleText(line);
	if (!puzzle.ok) throw new Error(`shipped puzzle: ${puzzle.error.code} ${puzzle.error.found}`);
	return puzzle.value;
}

/** The shipped puzzles of a level, in the order of their shapes and grades. */
export function shippedPuzzles(level: PuzzleLevel = 'free'): readonly ShapePuzzle[] {
	const shelf = shelves.get(level) ?? LINES[level].map(readLine);
	shelves.set(level, shelf);
	return shelf;
}

export const findPuzzle = (name: string): ShapePuzzle | null =>
	PUZZLE_LEVELS.flatMap((level) => shippedPuzzles(level)).find((puzzle) => puzzle.name === name) ?? null;

export interface DateError {
	readonly code: 'dateForm';
	readonly found: string;
}

const DAY = 24 * 60 * 60 * 1000;
/**
 * The step through the list, so consecutive days differ in shape and grade; coprime to every likely length.
 */
const STRIDE = 83;

/** The puzzle of a day, `2026-11-15`: the same for everyone, and none is repeated before all were used. */
export function puzzleOfTheDay(date: string): Result<ShapePuzzle, DateError> {
	const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
	const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
	if (!isReal) return err({ code: 'dateForm', found: date });
	const puzzles = shippedPuzzles();
	const day = Math.floor(time / DAY);
	return ok(puzzles[(((day * STRIDE) % puzzles.length) + puzzles.length) % puzzles.length]!);
}
