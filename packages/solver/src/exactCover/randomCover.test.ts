import { seededRandom } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { dominoBoard } from '../../test/domino.js';
import { boxCover } from '../../test/puzzles.js';
import { isCompatible } from './problem.js';
import { randomCover } from './randomCover.js';

describe('random covers', () => {
	it.each([
		[4, 2],
		[5, 4],
	])('fill the cube of edge %i with stones of %i colours', (edge, colours) => {
		const { problem } = boxCover([edge, edge, edge], colours);
		const seen = new Set<string>();
		for (let seed = 0; seed < 10; seed++) {
			const cover = randomCover(problem, seededRandom(seed))!;
			expect(isCompatible(problem, cover)).toBe(true);
			expect(new Set(cover.flatMap((option) => problem.options[option]!.cells)).size).toBe(edge ** 3);
			seen.add([...cover].sort().join());
		}
		expect(seen.size).toBe(10);
	});

	it('are the same for the same seed', () => {
		const { problem } = boxCover([4, 4, 4], 2);
		expect(randomCover(problem, seededRandom(3))).toEqual(randomCover(problem, seededRandom(3)));
	});

	it('are null if there is none, or the budget is spent', () => {
		expect(randomCover(dominoBoard(3, 3), seededRandom(1))).toBeNull();
		expect(randomCover(boxCover([5, 5, 5], 4).problem, seededRandom(1), { maxNodes: 3 })).toBeNull();
	});
});
