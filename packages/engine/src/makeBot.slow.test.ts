import { MODES, makeMove, PLAYER_COUNTS, Position, SCENARIOS, type Setup } from '@rumis/rules';
import { describe, expect, test } from 'vitest';
import { type Bot, CHARACTERS, LEVELS, makeBot } from './index.js';

function botOf(spec: string, seed = 1): Bot {
	const bot = makeBot(spec, seed);
	if (!bot.ok) throw new Error(`${spec}: ${bot.error.code}`);
	return bot.value;
}

function start(setup: Partial<Setup> = {}): Position {
	const scenario = SCENARIOS[0]!;
	const started = Position.start({ scenario, players: 2, mode: 'standard', start: 'yellow', ...setup });
	if (!started.ok) throw new Error(started.error.code);
	return started.value;
}

/** Plays a game to its end, the bots in turn; every move must be legal. */
function playGame(position: Position, bots: readonly Bot[]): Position {
	for (let turn = 0; position.phase !== null; turn++) {
		const move = bots[turn % bots.length]!.choose(position);
		const played = position.play(move);
		if (!played.ok) throw new Error(`${makeMove(move)}: ${played.error.code}`);
	}
	return position;
}

describe('bots by name', () => {
	test.each([
		'random',
		'greedy',
		'uct:20',
		'sims:20',
		'ms:2',
		'v1:sims:20',
		'v1:ms:2',
		...LEVELS.slice(0, 4).map((level) => `level:${level}`),
		...Object.keys(CHARACTERS).map((name) => `${name}:3`),
		'climber',
	])('%s plays a whole legal game', (spec) => {
		const position = playGame(start(), [botOf(spec), botOf('random')]);
		expect(position.outcome().kind).not.toBe('running');
	});

	test.each([
		['wizard', 'botUnknown'],
		['', 'botUnknown'],
		['toString', 'botUnknown'],
		['v1', 'botUnknown'],
		['v1:level:3', 'botUnknown'],
		['v1:sims', 'botNumber'],
		['level', 'botNumber'],
		['level:0', 'botNumber'],
		['level:10', 'botNumber'],
		['level:2:3', 'botNumber'],
		['sims:1.5', 'botNumber'],
		['sims:-3', 'botNumber'],
		['ms:x', 'botNumber'],
	])('%j is refused: %s', (spec, code) => {
		expect(makeBot(spec, 1)).toEqual({ ok: false, error: { code, found: spec } });
	});
});

describe('every mode is played to the end by a searching bot', () => {
	const setups = MODES.flatMap((mode) =>
		SCENARIOS.flatMap((scenario) =>
			PLAYER_COUNTS.map((players): Setup => ({ scenario, players, mode, start: 'yellow' })),
		)
			.filter((setup) => Position.start(setup).ok)
			.filter((_, i, all) => i === 0 || i === all.length - 1),
	);
	test.each(setups)('$mode on $scenario.id for $players', (setup) => {
		const position = playGame(start(setup), [botOf('sims:8'), botOf('level:2')]);
		expect(position.outcome().kind).not.toBe('running');
	});
});

test('the same seed and simulations repeat a game exactly, another seed does not', () => {
	const game = (seed: number) =>
		playGame(start(), [botOf('sims:60', seed)])
			.moves.map(makeMove)
			.join(' ');
	expect(game(7)).toBe(game(7));
	expect(game(7)).not.toBe(game(8));
});

test('a search beats the one-move look-ahead', () => {
	let points = 0;
	for (let seed = 0; seed < 6; seed++) {
		const bots = [botOf('sims:150', seed), botOf('greedy', seed)];
		const isFirst = seed % 2 === 0;
		const position = playGame(start(), isFirst ? bots : [...bots].reverse());
		const [a, b] = position.scores().map((score) => score.points);
		points += Math.sign((a! - b!) * (isFirst ? 1 : -1));
	}
	expect(points).toBeGreaterThanOrEqual(4);
});

test('analysis names candidates with values, expected scores and lines, and says when it is exact', () => {
	const position = start();
	while (position.ply < 8) position.play(botOf('level:2', position.ply).choose(position));
	const thought = botOf('sims:300').think(position);
	while (!thought.step());
	const { candidates, simulations, exact } = thought.analysis();
	expect([simulations, exact]).toEqual([300, false]);
	expect(candidates.length).toBeGreaterThan(1);
	for (const { value, visits, scores, line, move } of candidates) {
		expect(value).toBeGreaterThanOrEqual(0);
		expect(value).toBeLessThanOrEqual(1);
		expect(visits).toBeGreaterThan(0);
		expect(scores).toHaveLength(2);
		expect(line[0]).toBe(move);
	}
	// A few moves before the end, the rest of the game can be solved.
	let isExact = false;
	while (position.phase !== null && !isExact) {
		const late = botOf('sims:8').think(position);
		while (!late.step());
		isExact = late.analysis().exact;
		position.play(late.best());
	}
	expect(isExact).toBe(true);
});
