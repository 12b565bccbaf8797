import { describe, expect, it } from 'vitest';
import { type BotGame, makeBotGames, parseBotGames } from './botGames.js';

const game: BotGame = {
	id: 'abc',
	at: 1_700_000_000_000,
	board: 'chullpa',
	bots: ['level:3'],
	score: 1,
	isHelped: false,
	strength: { rating: 1162, deviation: 290, volatility: 0.06 },
};

describe('games against bots on this device', () => {
	it('are read as they were stored', () => {
		const stored = {
			games: [game, { ...game, id: 'def', isHelped: true }],
			open: [{ id: 'x', isHelped: true }],
		};
		expect(parseBotGames(makeBotGames(stored))).toEqual(stored);
	});

	it.each([null, '', 'nonsense', '[]', '{"games":7,"open":"x"}'])('are none in %s', (text) =>
		expect(parseBotGames(text)).toEqual({ games: [], open: [] }),
	);

	it.each([
		['no strength', { strength: null }],
		['a rating that is no number', { strength: { ...game.strength, rating: 'high' } }],
		['no deviation', { strength: { ...game.strength, deviation: 0 } }],
		['more than a win', { score: 2 }],
		['no time', { at: 'yesterday' }],
	])('lose one that has %s, and keep the others', (_, damage) => {
		const text = JSON.stringify({ games: [{ ...game, ...damage }, game] });
		expect(parseBotGames(text).games).toEqual([game]);
	});
});
