import { seededRandom } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { boxCover } from '../../test/puzzles.js';
import { replay } from '../../test/replay.js';
import { randomRuleGame } from './ruleGame.js';

describe('games by the rules that fill a cube', () => {
	it('of edge 5 with four colours are legal play from the first stone to the last', () => {
		const cover = boxCover([5, 5, 5], 4);
		for (let seed = 0; seed < 5; seed++) {
			const game = randomRuleGame(cover, seededRandom(seed), { colours: 4 })!;
			expect([seed, replay(5, 4, game)]).toEqual([seed, 'filled']);
		}
	});

	it('of edge 4 with two colours are, too', () => {
		const game = randomRuleGame(boxCover([4, 4, 4], 2), seededRandom(1), { colours: 2 })!;
		expect(replay(4, 2, game)).toBe('filled');
	});

	it('are the same for the same seed', () => {
		const cover = boxCover([4, 4, 4], 2);
		const game = () => randomRuleGame(cover, seededRandom(7), { colours: 2 });
		expect(game()).toEqual(game());
	});

	it('are refused by the referee with two stones swapped', () => {
		const game = [...randomRuleGame(boxCover([4, 4, 4], 2), seededRandom(1), { colours: 2 })!];
		[game[0], game[4]] = [game[4]!, game[0]!];
		expect(replay(4, 2, game)).not.toBe('filled');
	});
});
