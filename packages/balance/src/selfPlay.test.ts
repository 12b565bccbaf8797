import { findBuiltin, MODES, type ModeId, playerCounts, SCENARIOS, type Setup } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { STONE_COUNT } from './gameFacts.js';
import { type BalancePlan, checkPlan } from './plan.js';
import { SelfPlay } from './selfPlay.js';

const setupOf = (id: string, players: number, mode: ModeId = 'standard'): Setup => ({
	scenario: findBuiltin(id)!,
	players,
	mode,
	start: 'yellow',
});

const planOf = (setup: Setup, more: Partial<BalancePlan> = {}): BalancePlan => ({
	...{ setup, bot: 'level:2', randomOpening: false, games: 10, seed: 7 },
	...more,
});

describe('a game of self-play', () => {
	it('is the same for the same seed and number, whatever was played before', () => {
		const plan = planOf(setupOf('chullpa', 3));
		const players = new SelfPlay(plan);
		const games = [0, 1, 2].map((game) => players.play(game));
		expect(new SelfPlay(plan).play(2)).toEqual(games[2]);
		expect(new SelfPlay({ ...plan, seed: 8 }).play(2)).not.toEqual(games[2]);
	});

	it('starts with random stones if the plan says so', () => {
		const plan = planOf(setupOf('chullpa', 2), { bot: 'greedy' });
		const random = new SelfPlay({ ...plan, randomOpening: true });
		const lengths = (players: SelfPlay) => [0, 1, 2, 3].map((game) => players.play(game));
		expect(lengths(random)).not.toEqual(lengths(new SelfPlay(plan)));
	});

	const all = SCENARIOS.flatMap((scenario) =>
		playerCounts(scenario).flatMap((players) =>
			MODES.map((mode) => planOf({ ...setupOf(scenario.id, players, mode) })),
		),
	).filter((plan) => checkPlan(plan).ok);

	it.each(all.map((plan) => [plan.setup.scenario.id, plan.setup.players, plan.setup.mode, plan] as const))(
		'has plausible facts on %s for %i, %s',
		(_id, players, _mode, plan) => {
			const { points, winners, unplaced, covered, shutOut, watched, behind, margin, comeback } = new SelfPlay(
				{ ...plan, bot: 'random' },
			).play(0);
			expect(points).toHaveLength(players);
			const most = Math.max(...points);
			expect(winners).toEqual([...points.keys()].filter((seat) => points[seat] === most));
			expect(unplaced.every((left) => left >= 0 && left < 2 * STONE_COUNT)).toBe(true);
			expect(shutOut.every((seat) => unplaced[seat]! > STONE_COUNT / 2)).toBe(true);
			const { plan: rows } = plan.setup.scenario;
			expect(covered.every((square) => rows.join('')[square] !== '.')).toBe(true);
			expect(covered.length).toBeGreaterThan(0);
			expect(behind).toBeLessThanOrEqual(watched);
			const rest = [...points].sort((a, b) => b - a);
			expect(margin).toBe(winners.length > 1 ? 0 : rest[0]! - rest[1]!);
			expect(comeback > 0).toBe(behind > 0);
		},
	);
});

describe('a plan is refused', () => {
	const good = planOf(setupOf('chullpa', 2));
	it.each([
		['for a number of players that the board is not for', { setup: setupOf('chullpa', 6) }, 'setupPlayers'],
		['with an unknown bot', { bot: 'wizard' }, 'planBot'],
		['without games', { games: 0 }, 'planGames'],
		['with a broken number of games', { games: 1.5 }, 'planGames'],
		['with too many games', { games: 1e9 }, 'planGames'],
		['with a negative seed', { seed: -1 }, 'planSeed'],
	])('%s', (_, wrong, code) => {
		expect(checkPlan({ ...good, ...wrong })).toEqual({ ok: false, error: { code } });
	});
});
