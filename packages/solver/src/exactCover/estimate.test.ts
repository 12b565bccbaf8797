import { seededRandom } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { dominoBoard } from '../../test/domino.js';
import { boxCover, SOMA } from '../../test/puzzles.js';
import { estimateCovers } from './estimate.js';

describe('estimates by random walks', () => {
	it('are near the known number of covers, within their own error', () => {
		for (const [problem, known] of [
			[dominoBoard(6, 6), 6728],
			[boxCover([3, 3, 3], SOMA).problem, 11520],
		] as const) {
			const { mean, error } = estimateCovers(problem, seededRandom(5), { walkers: 1000, runs: 20 });
			expect(error / known).toBeLessThan(0.2);
			expect(Math.abs(mean - known)).toBeLessThan(4 * error);
		}
	});

	it('are 0 if there is no cover', () => {
		expect(estimateCovers(dominoBoard(3, 3), seededRandom(1), { walkers: 50, runs: 3 }).mean).toBe(0);
	});

	it('are the same for the same seed', () => {
		const again = () => estimateCovers(dominoBoard(4, 4), seededRandom(9), { walkers: 50, runs: 3 });
		expect(again()).toEqual(again());
	});
});
