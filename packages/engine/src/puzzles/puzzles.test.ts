import { makeMove } from '@rumis/rules';
import { describe, expect, test } from 'vitest';
import { finishWork } from '../review/steps.js';
import {
	findPuzzle,
	loadPuzzles,
	loadSolutions,
	openPuzzle,
	type PuzzleEntry,
	parsePuzzleEntry,
	THEMES,
} from './index.js';

const entries = await loadPuzzles();
/** Of a few hundred every so many: other ones when the collection changes. */
const sample = (list: readonly PuzzleEntry[], count: number): PuzzleEntry[] =>
	list.filter((_, i) => i % Math.ceil(list.length / count) === 0);

const openedOf = (entry: PuzzleEntry) => {
	const puzzle = openPuzzle(entry);
	if (!puzzle) throw new Error(`cannot be opened: ${entry.text}`);
	return puzzle;
};

describe('the collection of puzzles', () => {
	test('has every theme, and no puzzle twice', () => {
		expect(new Set(entries.flatMap(({ themes }) => themes))).toEqual(new Set(THEMES));
		expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
	});

	test('has easy and hard ones on many boards', () => {
		const ratings = entries.map(({ rating }) => rating);
		expect(Math.max(...ratings) - Math.min(...ratings)).toBeGreaterThan(700);
		expect(entries.every(({ themes }) => themes.length > 0)).toBe(true);
	});

	test.each(sample(entries, 12).map((entry) => [entry.id, entry] as const))(
		'%s: the line can be played, and the solution is not the tempting move',
		(_, entry) => {
			const { position, line, solution, tempting } = openedOf(entry);
			expect(makeMove(tempting)).not.toBe(makeMove(solution));
			for (const move of line) expect(position.play(move)).toMatchObject({ ok: true });
		},
	);

	test('has a list of solutions for servers, which is that of the puzzles', async () => {
		const solutions = await loadSolutions();
		expect([...solutions.keys()]).toEqual(entries.map(({ id }) => id));
		for (const entry of sample(entries, 12))
			expect(solutions.get(entry.id)).toEqual({
				...{ id: entry.id, rating: entry.rating },
				solution: makeMove(openedOf(entry).solution),
			});
	});

	const exact = entries.filter(({ proof, players }) => proof === 'exact' && players === 2);
	test.each(sample(exact, 8).map((entry) => [entry.id, entry] as const))('%s is proven again', (_, entry) => {
		const puzzle = openedOf(entry);
		const again = finishWork(findPuzzle(puzzle.position, { seed: 99 }));
		const { solution, win, winOtherwise, gain, proof } = puzzle;
		expect(again).toMatchObject({ solution, win, winOtherwise, gain, proof });
	});
});

describe('the line of a puzzle', () => {
	test('that is damaged is refused', () => {
		expect(parsePuzzleEntry('hello')).toBe(null);
		const entry = entries[0]!;
		expect(openPuzzle({ ...entry, text: entry.text.slice(0, -1) })).toBe(null);
	});
});
