import { findBuiltin, type ModeId, makeMove, type Setup } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { defaultOpenings, type MatchPlan, nameBots, openingPosition, seatCount } from './plan.js';

const setup = (players: number, mode: ModeId = 'standard', board = 'chullpa'): Setup => ({
	scenario: findBuiltin(board)!,
	players,
	mode,
	start: 'yellow',
});

const PLAN: MatchPlan = {
	setup: setup(2),
	ruin: null,
	board: 'chullpa',
	bots: nameBots(['random', 'random']),
	games: 2,
	seed: 1,
	openings: 2,
	timeoutMs: 1000,
};

const openingText = (changes: Partial<MatchPlan>, opening: number): string =>
	openingPosition({ ...PLAN, ...changes }, opening)
		.moves.map(makeMove)
		.join('; ');

describe('openings', () => {
	it('are reproducible, and depend only on the seed and their number', () => {
		expect(openingText({}, 3)).toBe(openingText({ games: 999, timeoutMs: 5, board: 'x' }, 3));
		const texts = [0, 1, 2, 3].flatMap((opening) => [
			openingText({}, opening),
			openingText({ seed: 2 }, opening),
			openingText({ seed: 1 + 2 ** 32 }, opening),
		]);
		expect(new Set(texts).size).toBe(texts.length);
	});

	it('have as many moves as requested, also none, and no more than the game', () => {
		const plies = [0, 1, 2, 7].map((openings) => openingPosition({ ...PLAN, openings }, 0).ply);
		expect(plies).toEqual([0, 1, 2, 7]);
		expect(openingPosition({ ...PLAN, openings: 1000 }, 0).phase).toBeNull();
	});

	it('spread over all first moves', () => {
		const first = Array.from({ length: 300 }, (_, opening) => openingText({ openings: 1 }, opening));
		expect(new Set(first).size).toBeGreaterThan(200);
	});

	it.each([
		[setup(2), 2, 2],
		[setup(4), 4, 4],
		[setup(2, 'duo'), 2, 4],
		[setup(3, 'ruinas'), 3, 3],
		[setup(6, 'standard', 'huaca'), 6, 6],
	])('give every colour a random stone by default', (game, seats, openings) => {
		expect([seatCount(game), defaultOpenings(game)]).toEqual([seats, openings]);
	});
});

it('bots that take part twice have two names', () => {
	const names = nameBots(['random', 'greedy', 'random', 'random']).map(({ name }) => name);
	expect(names).toEqual(['random', 'greedy', 'random #2', 'random #3']);
});
