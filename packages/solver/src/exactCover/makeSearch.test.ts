import { seededRandom } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { countSlowly, dominoBoard } from '../../test/domino.js';
import { countCovers, METHODS, makeSearch, methodFor } from './makeSearch.js';
import type { CoverProblem } from './problem.js';

/** A small random problem, with pieces of several sizes and bounds on their numbers. */
function chanceProblem(seed: number): CoverProblem {
	const random = seededRandom(seed);
	const cellCount = 6 + random.below(4);
	const pieces = [1, 2, 3].map((size) => {
		const min = random.below(2);
		return { size, min, max: min + random.below(4) };
	});
	const options = Array.from({ length: 22 }, () => {
		const piece = random.below(3);
		const cells = new Set<number>();
		while (cells.size < pieces[piece]!.size) cells.add(random.below(cellCount));
		return { cells: [...cells].sort((a, b) => a - b), uses: [piece] };
	});
	return { cellCount, pieces, options };
}

describe.each(METHODS)('%s search', (method) => {
	it('counts the domino tilings of boards', () => {
		expect(countCovers(dominoBoard(2, 10), {}, method)).toBe(89);
		expect(countCovers(dominoBoard(4, 4), {}, method)).toBe(36);
		expect(countCovers(dominoBoard(3, 3), {}, method)).toBe(0);
		expect(countCovers(dominoBoard(6, 6), {}, method)).toBe(6728);
	});

	it('counts like a brute-force search, whatever the bounds', () => {
		for (let seed = 0; seed < 120; seed++) {
			const problem = chanceProblem(seed);
			expect([seed, countCovers(problem, {}, method)]).toEqual([seed, countSlowly(problem)]);
		}
	});

	it('reports every cover once, and each covers every cell once', () => {
		const problem = dominoBoard(4, 4);
		const covers = new Set<string>();
		const onSolution = (options: readonly number[]): undefined => {
			const cells = options.flatMap((option) => problem.options[option]!.cells);
			expect([...cells].sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, cell) => cell));
			covers.add([...options].sort((a, b) => a - b).join());
		};
		makeSearch(problem, { onSolution }, method).run(Number.MAX_SAFE_INTEGER);
		expect(covers.size).toBe(36);
	});

	it('resumes from a saved path to the same number, wherever it was stopped', () => {
		const problem = dominoBoard(4, 6);
		for (const slice of [1, 2, 3, 7, 50]) {
			let search = makeSearch(problem, {}, method);
			let before = 0;
			while (!search.run(slice)) {
				expect(search.fraction()).toBeGreaterThanOrEqual(before - 1e-9);
				before = search.fraction();
				const resume = JSON.parse(JSON.stringify({ path: search.path(), solutions: search.solutions }));
				search = makeSearch(problem, { resume }, method);
			}
			expect([slice, search.solutions, search.fraction()]).toEqual([slice, 281, 1]);
		}
	});

	it('pauses after a cover when asked, and then finds the others', () => {
		let told = 0;
		const onSolution = (): boolean => ++told === 5;
		const search = makeSearch(dominoBoard(4, 4), { onSolution }, method);
		expect(search.run(Number.MAX_SAFE_INTEGER)).toBe(false);
		expect(told).toBe(5);
		expect(search.run(Number.MAX_SAFE_INTEGER)).toBe(true);
		expect(told).toBe(36);
	});

	it('keeps options that were taken before it started', () => {
		const problem = dominoBoard(4, 4);
		const perOption = problem.options.map((_, option) => countCovers(problem, { taken: [option] }, method));
		// Every cover has eight dominoes, so it is found eight times.
		expect(perOption.reduce((sum, count) => sum + count, 0)).toBe(36 * 8);
	});
});

describe('choosing a method', () => {
	it('uses masks up to 64 cells and lists beyond', () => {
		expect(methodFor(dominoBoard(8, 8))).toBe('masks');
		expect(methodFor(dominoBoard(5, 13))).toBe('lists');
	});

	it('covers more than 64 cells', () => {
		const problem = dominoBoard(2, 33);
		const level = (y: number): number =>
			problem.options.findIndex(({ cells }) => cells.join() === `${2 * y},${2 * y + 1}`);
		const taken = Array.from({ length: 20 }, (_, y) => level(y));
		expect(countCovers(problem, { taken })).toBe(377);
	});
});
