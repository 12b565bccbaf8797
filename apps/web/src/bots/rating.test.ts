import { LEVEL_RATINGS, LEVELS } from '@rumis/engine';
import { describe, expect, it } from 'vitest';
import { bot, person, playedOut, tableOf } from '../../test/sampleGames.js';
import type { BotGame, BotGames } from '../device/botGames.js';
import {
	BEGINNER,
	opponentOf,
	resultOf,
	strengthAfter,
	strengthNow,
	suggestedLevel,
	tallyOf,
} from './rating.js';
import { withResult } from './recording.js';

const NOW = 1_700_000_000_000;

const gameWith = (is: Partial<BotGame>): BotGame => ({
	...{ id: 'a', at: NOW, board: 'chullpa', bots: ['level:3'], score: 1, isHelped: false, strength: BEGINNER },
	...is,
});

const gamesOf = (...games: Partial<BotGame>[]): BotGames => ({ games: games.map(gameWith), open: [] });

describe('the rating against bots', () => {
	it('has the levels in order', () => {
		const ratings = LEVELS.map((level) => LEVEL_RATINGS[level]);
		expect(ratings).toEqual([...ratings].sort((one, other) => one - other));
	});

	it('rises more by beating a strong bot than by beating a weak one, and never by help', () => {
		const after = (level: 2 | 6, isHelped = false) =>
			strengthAfter(BEGINNER, [{ opponent: opponentOf(level), score: 1, weight: 1 }], isHelped).rating;
		expect(after(2)).toBeGreaterThan(BEGINNER.rating);
		expect(after(6)).toBeGreaterThan(after(2));
		expect(after(6, true)).toBe(BEGINNER.rating);
	});

	it('becomes less certain in a long break', () => {
		const known = { rating: 1500, deviation: 60, volatility: 0.06 };
		const games = gamesOf({ strength: known });
		expect(strengthNow(games, NOW)).toEqual(known);
		expect(strengthNow(games, NOW + 400 * 24 * 3600 * 1000).deviation).toBeGreaterThan(100);
		expect(strengthNow(gamesOf(), NOW)).toEqual(BEGINNER);
	});
});

describe('the suggested opponent', () => {
	it('is an easy one until a game has counted', () => {
		expect(suggestedLevel(gamesOf(), NOW)).toBe(2);
		expect(suggestedLevel(gamesOf({ isHelped: true }), NOW)).toBe(2);
	});

	it.each(LEVELS)('is level %i for a player of that strength', (level) => {
		const strength = { ...BEGINNER, rating: LEVEL_RATINGS[level] + 5 };
		expect(suggestedLevel(gamesOf({ strength }), NOW)).toBe(level);
	});
});

describe('the result of a table', () => {
	it('is that of the one person against every bot', () => {
		const table = playedOut(tableOf({ players: 3, seats: [bot('level:2'), person(), bot('climber:5')] }));
		const result = resultOf(table)!;
		expect(result.bots).toEqual(['level:2', 'climber:5']);
		expect(result.outcomes.map(({ opponent }) => opponent.rating)).toEqual([
			LEVEL_RATINGS[2],
			LEVEL_RATINGS[5],
		]);
		// Three places are two comparisons, not three games.
		expect(result.outcomes.map(({ weight }) => weight)).toEqual([2 / 3, 2 / 3]);
	});

	it.each([
		['nobody plays', [bot('level:2'), bot('level:2')]],
		['two people play', [person(), person()]],
		['a bot has no level', [person(), bot('random')]],
	])('is none if %s', (_, seats) => expect(resultOf(playedOut(tableOf({ seats })))).toBeNull());

	it('is null while the game is running', () =>
		expect(resultOf(tableOf({ seats: [person(), bot('level:2')] }))).toBeNull());
});

describe('a finished game', () => {
	const over = playedOut(tableOf({ seats: [person(), bot('level:2')] }));

	it('is written down once, and changes the rating', () => {
		const before: BotGames = { games: [], open: [{ id: 'g', isHelped: false }] };
		const after = withResult(before, 'g', over, NOW);
		expect(after.open).toEqual([]);
		expect(after.games).toMatchObject([{ id: 'g', at: NOW, board: 'chullpa', bots: ['level:2'] }]);
		expect(after.games[0]!.strength.deviation).toBeLessThan(BEGINNER.deviation);
		expect(withResult(after, 'g', over, NOW).games).toHaveLength(1);
	});

	it('does not change the rating if there was help', () => {
		const before: BotGames = { games: [], open: [{ id: 'g', isHelped: true }] };
		const { games } = withResult(before, 'g', over, NOW);
		expect(games[0]!.strength).toEqual(BEGINNER);
		expect(tallyOf({ games, open: [] }, 'level:2')).toEqual({ won: 0, drawn: 0, lost: 0, helped: 1 });
	});

	it('counts for each bot by how it ended', () => {
		const games = gamesOf({ score: 1 }, { score: 1 }, { score: 0.5 }, { score: 0 }, { bots: ['level:4'] });
		expect(tallyOf(games, 'level:3')).toEqual({ won: 2, drawn: 1, lost: 1, helped: 0 });
	});
});
