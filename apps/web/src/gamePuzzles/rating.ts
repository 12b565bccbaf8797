/** How an answer changes your rating and the puzzle's, and which puzzle comes next. */
import type { PuzzleEntry } from '@rumis/engine/puzzles';
import { expectedScore, newPuzzle, ratePuzzle, type Strength, strengthAt } from '@rumis/ratings';
import type { PuzzleBook } from '../device/puzzleBook.js';

export const puzzleStrength = ({ id, rating }: PuzzleEntry, book: PuzzleBook): Strength =>
	book.results[id]?.strength ?? newPuzzle(rating);

export const ownStrength = ({ strength, updated }: PuzzleBook, now: number): Strength =>
	updated === 0 ? strength : strengthAt(strength, updated, now);

/** The book after a first answer. A puzzle counts only once, because the player knows it afterwards. */
export function withResult(book: PuzzleBook, entry: PuzzleEntry, isSolved: boolean, now: number): PuzzleBook {
	if (book.results[entry.id]) return book;
	const { solver, puzzle } = ratePuzzle(ownStrength(book, now), puzzleStrength(entry, book), isSolved);
	const streak = isSolved ? book.streak + 1 : 0;
	return {
		...book,
		strength: solver,
		updated: now,
		streak,
		bestStreak: Math.max(book.bestStreak, streak),
		results: { ...book.results, [entry.id]: { isSolved, strength: puzzle } },
	};
}

/** The next puzzle is drawn at random from this many suitable ones. */
const CHOICE = 8;

/** An untried puzzle close to your rating; null when all have been tried. `chance` is from 0 to 1. */
export function nextPuzzle(
	entries: readonly PuzzleEntry[],
	book: PuzzleBook,
	now: number,
	chance: number,
): PuzzleEntry | null {
	const own = ownStrength(book, now);
	const distance = (entry: PuzzleEntry) => Math.abs(expectedScore(own, puzzleStrength(entry, book)) - 0.5);
	const open = entries.filter(({ id }) => !book.results[id]).sort((a, b) => distance(a) - distance(b));
	return open[Math.floor(chance * Math.min(CHOICE, open.length))] ?? null;
}

/** The puzzles of a rush: easy ones first, in random order within each step. */
export function rushOrder(entries: readonly PuzzleEntry[], random: () => number): readonly PuzzleEntry[] {
	const SPREAD = 150;
	return entries
		.map((entry) => ({ entry, place: entry.rating + SPREAD * random() }))
		.sort((a, b) => a.place - b.place)
		.map(({ entry }) => entry);
}
