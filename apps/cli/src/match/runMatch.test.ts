import { err, findBuiltin, type ModeId, ok, parseRecord, seededRandom } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { type MatchPlan, nameBots } from './plan.js';
import type { MakeBot } from './player.js';
import { makeReport } from './report.js';
import { runMatch } from './runMatch.js';
import { recordOf } from './save.js';
import type { SprtBounds } from './sprt.js';
import { reportLines } from './table.js';

/** Stubs of the engine: one plays randomly, one the first legal move, and one is broken. */
const makeBot: MakeBot = (spec, seed) => {
	let random = seededRandom(seed);
	const newGame = (next: number) => {
		random = seededRandom(next);
	};
	const pick = (of: number) => (spec === 'first' ? 0 : random.below(of));
	if (spec === 'broken') {
		return ok({
			newGame,
			choose: () => {
				throw new Error('tilt');
			},
		});
	}
	if (!['random', 'first'].includes(spec)) return err({ code: 'botUnknown', found: spec });
	return ok({ newGame, choose: (position) => position.legalMoves()[pick(position.countLegalMoves())]! });
};

function planFor(
	specs: readonly string[],
	changes: Partial<MatchPlan> = {},
	players = 2,
	mode: ModeId = 'standard',
): MatchPlan {
	const scenario = findBuiltin(mode === 'transfer' ? 'colca' : 'chullpa')!;
	return {
		setup: { scenario, players, mode, start: 'yellow' },
		ruin: null,
		...{ board: scenario.id, bots: nameBots(specs), games: 10, seed: 1, openings: 2, timeoutMs: 1000 },
		...changes,
	};
}

async function play(plan: MatchPlan, sprt: SprtBounds | null = null) {
	const told: number[] = [];
	const games = await runMatch(plan, {
		...{ threads: 1, makeBot, sprt },
		onGame: ({ game }) => void told.push(game),
	});
	expect(told).toEqual(games.map(({ game }) => game));
	return { games, report: makeReport(plan, games, 1, sprt) };
}

describe('a match', () => {
	it('is played to the end of every game, in pairs from the same opening', async () => {
		const { games, report } = await play(planFor(['random', 'first']));
		expect(games.length).toBe(10);
		expect(games.every(({ forfeit }) => forfeit === null)).toBe(true);
		expect(games.map(({ seats }) => seats.join(''))).toEqual(Array(5).fill(['01', '10']).flat());
		expect(report.bots.map(({ name, games }) => [name, games])).toEqual([
			['random', 10],
			['first', 10],
		]);
		expect(report.pentanomial?.reduce((a, b) => a + b)).toBe(5);
		expect(report.bots[0]!.score! + report.bots[1]!.score!).toBeCloseTo(1);
	});

	it('is reproducible with its seed, and only with it', async () => {
		const links = async (seed: number) =>
			(await play(planFor(['random', 'random'], { seed }))).games.map(({ link }) => link);
		expect(await links(4)).toEqual(await links(4));
		expect(new Set([...(await links(4)), ...(await links(5))]).size).toBe(20);
	});

	it.each([
		['standard', 3, ['random', 'first'], 3],
		['standard', 4, ['random', 'first', 'random'], 4],
		['inverse', 2, ['random', 'first', 'random'], 2],
		['duo', 2, ['random', 'first'], 2],
		['ruinas', 2, ['random', 'first'], 2],
		['transfer', 2, ['random', 'first'], 2],
	] as const)('is played in the mode %s by %i', async (mode, players, specs, seats) => {
		const { games, report } = await play(planFor(specs, { games: 4 }, players, mode));
		expect(games.every((game) => game.ranks.length === seats && !game.forfeit)).toBe(true);
		expect(Object.keys(games[0]!.scores).length).toBe(mode === 'duo' ? 4 : players);
		expect(reportLines(report).join('\n')).toContain(specs.length > 2 ? 'Elo, average 0' : 'Elo of random');
	});

	it('counts the better colour of each seat in the duo mode', async () => {
		const { games } = await play(planFor(['random', 'first'], {}, 2, 'duo'));
		for (const { scores, points } of games) {
			const { yellow, red, green, blue } = scores;
			expect(points).toEqual([Math.max(yellow!, green!), Math.max(red!, blue!)]);
		}
	});

	it('goes on when a bot fails, which loses its games and is named', async () => {
		const { games, report } = await play(planFor(['random', 'broken'], { games: 4 }));
		expect(games.map(({ ranks }) => ranks)).toEqual([
			[1, 2],
			[2, 1],
			[1, 2],
			[2, 1],
		]);
		expect(report.bots.map(({ wins, forfeits }) => [wins, forfeits])).toEqual([
			[4, 0],
			[0, 4],
		]);
		const lines = reportLines(report);
		expect(lines).toContain('forfeited 4 games: broken: the bot failed: tilt');
		expect(lines.find((line) => line.startsWith('Elo of'))).toMatch(/^Elo of random over broken: above /);
	});

	it('ends with the verdict of the test, at the end of a pair', async () => {
		const plan = planFor(['broken', 'random'], { games: 500 });
		const { games, report } = await play(plan, { elo0: 0, elo1: 100 });
		expect(games.length).toBeLessThan(40);
		expect(games.length % 2).toBe(0);
		expect(report.sprt?.verdict).toBe('H0');
		expect(reportLines(report).join('\n')).toMatch(/SPRT 0, 100: LLR -[\d.]+ between .* H0 accepted/);
	});

	it('saves records with the names of the bots', async () => {
		const plan = planFor(['random', 'first'], { games: 2 }, 2, 'duo');
		const { games } = await play(plan);
		const record = parseRecord(recordOf(plan, games[1]!));
		if (!record.ok) throw new Error(record.error.code);
		const names = ['Yellow', 'Red', 'Green', 'Blue', 'Round'].map((tag) => record.value.tags.get(tag));
		expect(names).toEqual(['first', 'random', 'first', 'random', '2']);
	});

	it('says in a record who forfeited', async () => {
		const plan = planFor(['random', 'broken'], { games: 2 });
		const { games } = await play(plan);
		expect(recordOf(plan, games[0]!)).toContain(
			'[Termination "forfeit by broken: the bot failed: tilt"]\n[Result "*"]\n',
		);
	});
});
