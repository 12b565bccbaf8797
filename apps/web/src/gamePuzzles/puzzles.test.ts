import { loadPuzzles, openPuzzle } from '@rumis/engine/puzzles';
import { makeMove } from '@rumis/rules';
import { describe, expect, test } from 'vitest';
import { placeMove } from '../analysis/board/editing.js';
import { addOwnPuzzles, EMPTY_PUZZLE_BOOK, parsePuzzleBook } from '../device/puzzleBook.js';
import { nextPuzzle, ownStrength, puzzleStrength, rushOrder, withResult } from './rating.js';
import { afterAnswer, isOver, RUSH_MS, startRush, timeLeft } from './rush.js';
import { startGamePuzzle } from './solving.js';

const ENTRIES = await loadPuzzles();
const [FIRST] = ENTRIES;
if (!FIRST) throw new Error('there are no puzzles');
const NOW = Date.UTC(2026, 0, 1);

describe('a rated puzzle', () => {
	test('changes both ratings, in opposite directions, and counts once', () => {
		const solved = withResult(EMPTY_PUZZLE_BOOK, FIRST, true, NOW);
		expect(solved.strength.rating).toBeGreaterThan(EMPTY_PUZZLE_BOOK.strength.rating);
		expect(puzzleStrength(FIRST, solved).rating).toBeLessThan(FIRST.rating);
		expect(withResult(solved, FIRST, false, NOW)).toBe(solved);
		const failed = withResult(EMPTY_PUZZLE_BOOK, FIRST, false, NOW);
		expect(failed.strength.rating).toBeLessThan(EMPTY_PUZZLE_BOOK.strength.rating);
	});

	test('continues a streak, or ends it', () => {
		const [one, two, three] = ENTRIES;
		const book = withResult(withResult(EMPTY_PUZZLE_BOOK, one!, true, NOW), two!, true, NOW);
		expect([book.streak, book.bestStreak]).toEqual([2, 2]);
		const ended = withResult(book, three!, false, NOW);
		expect([ended.streak, ended.bestStreak]).toEqual([0, 2]);
	});

	test('is chosen near your own strength, and never twice', () => {
		const weak = { ...EMPTY_PUZZLE_BOOK, strength: { ...EMPTY_PUZZLE_BOOK.strength, rating: 400 } };
		const easiest = [...ENTRIES].sort((a, b) => a.rating - b.rating)[0]!;
		expect(nextPuzzle(ENTRIES, weak, NOW, 0)?.rating).toBe(easiest.rating);
		const tried = ENTRIES.reduce((book, entry) => withResult(book, entry, true, NOW), EMPTY_PUZZLE_BOOK);
		expect(nextPuzzle(ENTRIES, tried, NOW, 0.99)).toBe(null);
	});

	test('makes your rating less certain while you stay away', () => {
		const book = withResult(EMPTY_PUZZLE_BOOK, FIRST, true, NOW);
		const year = 365 * 24 * 3600_000;
		expect(ownStrength(book, NOW + year).deviation).toBeGreaterThan(book.strength.deviation);
	});
});

describe('a puzzle on the board', () => {
	const start = () => {
		const answers: boolean[] = [];
		const session = startGamePuzzle(
			FIRST,
			() => true,
			(isRight) => answers.push(isRight),
		)!;
		return { session, answers };
	};
	const puzzle = openPuzzle(FIRST)!;
	const wrong = puzzle.position.legalMoves().find((move) => makeMove(move) !== makeMove(puzzle.solution))!;

	test('is solved by the solution alone', () => {
		const { session, answers } = start();
		session.change(placeMove, puzzle.solution);
		expect(session.progress.get()).toBe('solved');
		expect(answers).toEqual([true]);
		expect(session.store.get().line.at(-1)).toBe(makeMove(puzzle.solution));
	});

	test('lets you try again after a wrong answer, which is the one that counts', () => {
		const { session, answers } = start();
		session.change(placeMove, wrong);
		expect(session.progress.get()).toBe('wrong');
		session.change(placeMove, puzzle.solution);
		expect(session.progress.get()).toBe('solved');
		expect(answers).toEqual([false]);
	});

	test('counts as not solved when the solution is shown', () => {
		const { session, answers } = start();
		session.showSolution();
		expect(session.progress.get()).toBe('shown');
		expect(answers).toEqual([false]);
	});

	test('that is damaged is not opened', () => {
		expect(
			startGamePuzzle(
				{ ...FIRST, text: FIRST.text.slice(0, -4) },
				() => true,
				() => {},
			),
		).toBe(null);
	});
});

describe('a rush', () => {
	const rush = startRush(ENTRIES, NOW);
	test('ends after three mistakes, or when the time is up', () => {
		const two = afterAnswer(afterAnswer(rush, false), false);
		expect(isOver(two, NOW)).toBe(false);
		expect(isOver(afterAnswer(two, false), NOW)).toBe(true);
		expect(isOver(rush, NOW + RUSH_MS)).toBe(true);
		expect(afterAnswer(rush, true)).toMatchObject({ solved: 1, wrong: 0, at: 1 });
	});
	test('shows the time as clocks do', () => {
		expect([0, 55_500, RUSH_MS + 5].map((passed) => timeLeft(rush, NOW + passed))).toEqual([
			'3:00',
			'2:05',
			'0:00',
		]);
	});
	test('begins with easy ones', () => {
		const order = rushOrder(ENTRIES, () => 0);
		expect(order[0]!.rating).toBeLessThanOrEqual(order.at(-1)!.rating);
	});
});

describe('the book of results', () => {
	test('survives a round trip, and resets damaged values', () => {
		const book = addOwnPuzzles(withResult(EMPTY_PUZZLE_BOOK, FIRST, true, NOW), [FIRST.text, FIRST.text]);
		expect(parsePuzzleBook(JSON.stringify(book))).toEqual(book);
		expect(book.own).toHaveLength(1);
		for (const text of [null, '', '7', '{"results":[1],"strength":{"rating":"x"},"own":[3]}'])
			expect(parsePuzzleBook(text)).toEqual(EMPTY_PUZZLE_BOOK);
	});
});
