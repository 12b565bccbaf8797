/** Your results with puzzles from games: ratings, streak, best rush, and puzzles from your own games. */
import { NEW_SOLVER, type Strength } from '@rumis/ratings';
import { makeStore, useStore } from '../util/store.js';
import { parseStrength } from './parseStrength.js';
import { deviceStorage, fieldsOf, isNumber, KEYS, onStored, parseFields } from './storage.js';

/** A puzzle that was tried: whether it was solved on the first attempt, and its updated rating. */
export interface PuzzleResult {
	readonly isSolved: boolean;
	readonly strength: Strength;
}

export interface PuzzleBook {
	readonly strength: Strength;
	/** When the rating was last updated, in milliseconds. */
	readonly updated: number;
	readonly results: Readonly<Record<string, PuzzleResult>>;
	/** The number solved in a row. */
	readonly streak: number;
	readonly bestStreak: number;
	readonly bestRush: number;
	/** Puzzles from your own games, in the engine's format. */
	readonly own: readonly string[];
}

export const EMPTY_BOOK: PuzzleBook = {
	strength: NEW_SOLVER,
	updated: 0,
	results: {},
	streak: 0,
	bestStreak: 0,
	bestRush: 0,
	own: [],
};

/** Beyond this, the oldest of your own puzzles are dropped. */
const MOST_OWN = 200;

const countOf = (value: unknown): number => (isNumber(value) && value >= 0 ? Math.floor(value) : 0);

/** Damaged fields get their initial value. */
export function parsePuzzleBook(text: string | null): PuzzleBook {
	const stored = parseFields(text);
	const results = Object.entries(fieldsOf(stored.results)).flatMap(([id, value]) => {
		const { isSolved, strength: found } = fieldsOf(value);
		const strength = parseStrength(found);
		return strength ? [[id, { isSolved: isSolved === true, strength }] as const] : [];
	});
	const own: readonly unknown[] = Array.isArray(stored.own) ? stored.own : [];
	return {
		strength: parseStrength(stored.strength) ?? EMPTY_BOOK.strength,
		updated: countOf(stored.updated),
		results: Object.fromEntries(results),
		streak: countOf(stored.streak),
		bestStreak: countOf(stored.bestStreak),
		bestRush: countOf(stored.bestRush),
		own: own.filter((line): line is string => typeof line === 'string').slice(-MOST_OWN),
	};
}

const read = (): PuzzleBook => parsePuzzleBook(deviceStorage.read(KEYS.puzzles));
const store = makeStore(read());
// Another window may have solved a puzzle.
if (typeof addEventListener !== 'undefined') onStored(KEYS.puzzles, () => store.set(read()));

export const puzzleBook = (): PuzzleBook => store.get();
export const usePuzzleBook = (): PuzzleBook => useStore(store, puzzleBook);

export function changePuzzleBook(change: (book: PuzzleBook) => PuzzleBook): void {
	store.set(change(store.get()));
	deviceStorage.write(KEYS.puzzles, JSON.stringify(store.get()));
}

/** Adds puzzles from a game, without duplicates. */
export const addOwnPuzzles = (book: PuzzleBook, lines: readonly string[]): PuzzleBook => ({
	...book,
	own: [...new Set([...book.own, ...lines])].slice(-MOST_OWN),
});
