import { seededRandom } from '@rumis/rules';
import { expect, it } from 'vitest';
import { boxCover } from '../../test/puzzles.js';
import { replay } from '../../test/replay.js';
import { randomRuleGame } from './ruleGame.js';

it('finds a hundred different complete games in the cube of edge 5, all of them legal', () => {
	const cover = boxCover([5, 5, 5], 4);
	const games = new Set<string>();
	for (let seed = 0; seed < 100; seed++) {
		const game = randomRuleGame(cover, seededRandom(seed), { colours: 4 })!;
		expect([seed, replay(5, 4, game)]).toEqual([seed, 'filled']);
		games.add(JSON.stringify(game));
	}
	expect(games.size).toBe(100);
});
