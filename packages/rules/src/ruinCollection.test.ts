import { describe, expect, test } from 'vitest';
import { board, playRandomly, startOn, startWith } from '../test/positions.js';
import {
	errorOfShares,
	findRuin,
	gameOf,
	layNamedRuin,
	layRandomRuin,
	makeCompact,
	makeMove,
	makeRecord,
	movesOfRuin,
	Position,
	parseCompact,
	parseRecord,
	positionOf,
	RUIN_NAMES,
	RUINS,
	type Ruin,
	ruinOf,
	ruinsFor,
	SCENARIOS,
} from './index.js';

describe('the collection of ruins', () => {
	test('has five for each board of the first box and each number of players, all with unique names', () => {
		for (const scenario of SCENARIOS.slice(0, 6)) {
			for (const players of [2, 3]) expect(ruinsFor(scenario, players).length).toBeGreaterThanOrEqual(5);
		}
		expect(new Set(RUIN_NAMES).size).toBe(RUINS.length);
		expect(new Set(RUINS.map(({ title }) => title)).size).toBe(RUINS.length);
	});

	test.each(RUINS.map((ruin) => [ruin.title, ruin] as const))(
		'%s is a whole ruin on its board',
		(_, ruin) => {
			const position = startOn(ruin.scenario, ruin.players, 'ruinas');
			expect(layNamedRuin(position, ruin)).toEqual({ ok: true, value: null });
			expect([position.ply, position.phase]).toEqual([11, 'build']);
			expect(ruinOf(position)).toBe(ruin);
		},
	);

	test.each(RUINS.filter(({ games }) => games > 0).map((ruin) => [ruin.title, ruin] as const))(
		'%s has a win share for every seat, and its error',
		(_, ruin) => {
			expect(ruin.winShares).toHaveLength(ruin.players);
			expect(ruin.winShares.reduce((sum, share) => sum + share)).toBeCloseTo(100);
			expect(errorOfShares(ruin)).toBeGreaterThan(0);
			expect(errorOfShares(ruin)).toBeLessThan(16);
		},
	);

	test('is fair on the boards of the first box: after many games no seat is far from its share', () => {
		const farthest = ({ players, winShares }: Ruin): number =>
			Math.max(...winShares.map((share) => Math.abs(share - 100 / players)));
		const firstBox = SCENARIOS.slice(0, 6).flatMap((scenario) =>
			[2, 3].flatMap((players) => ruinsFor(scenario, players)),
		);
		expect(Math.min(...firstBox.map(({ games }) => games))).toBeGreaterThanOrEqual(1000);
		expect(firstBox.filter((ruin) => farthest(ruin) > 5).map(({ title }) => title)).toEqual([]);
	});

	test('errors shrink with the number of games', () => {
		expect(errorOfShares({ games: 400, winShares: [50, 50] })).toBeCloseTo(4.9, 1);
		expect(errorOfShares({ games: 1600, winShares: [50, 50] })).toBeCloseTo(2.45, 1);
	});

	test('is found by name and by title', () => {
		const [ruin] = RUINS.filter(({ name, title }) => name !== title.toLowerCase());
		expect(findRuin(ruin!.name)).toBe(ruin);
		expect(findRuin(ruin!.title)).toBe(ruin);
		expect(findRuin(ruin!.title.toUpperCase())).toBe(ruin);
		expect(findRuin('atlantis')).toBeNull();
	});

	test('refuses another board, another number of players, a ruin that was begun, and another mode', () => {
		const [ruin] = ruinsFor(SCENARIOS[0]!, 2);
		const refusal = (position: Position) => {
			const laid = layNamedRuin(position, ruin!);
			return laid.ok ? null : laid.error.code;
		};
		expect(refusal(startOn('pirka', 2, 'ruinas'))).toBe('ruinOtherBoard');
		expect(refusal(startOn('chullpa', 3, 'ruinas'))).toBe('ruinOtherBoard');
		expect(refusal(startWith({ ...board(['44', '44']), id: 'chullpa' }, 2, 'ruinas'))).toBe('ruinOtherBoard');
		expect(refusal(startOn('chullpa', 2))).toBe('ruinBegun');
		const begun = startOn('chullpa', 2, 'ruinas');
		begun.play(movesOfRuin(ruin!)[0]!);
		expect(refusal(begun)).toBe('ruinBegun');
		expect(begun.ply).toBe(1);
	});

	test('is recognized in a game that comes from a record or a link', () => {
		const [ruin] = ruinsFor(SCENARIOS[0]!, 2);
		const position = startOn('chullpa', 2, 'ruinas');
		layNamedRuin(position, ruin!);
		const link = parseCompact(makeCompact(playRandomly(position, 1)));
		expect(link.ok && ruinOf(link.value)).toBe(ruin);
		expect(ruinOf(playRandomly(startOn('chullpa', 2, 'ruinas'), 1))).toBeNull();
		expect(ruinOf(playRandomly(startOn('chullpa', 2), 1))).toBeNull();
	});
});

describe('games from when a ruin had to leave four squares per player free', () => {
	/** Such a game, with a random ruin that ended early. */
	function oldGame(seed: number): Position {
		const { setup } = startOn('chullpa', 3, 'ruinas', 'red');
		const started = Position.start({ ...setup, freeSquares: 4 });
		if (!started.ok) throw new Error(started.error.code);
		layRandomRuin(started.value, seed);
		return started.value;
	}
	const early = oldGame(2);

	test('had ruins of fewer stones', () => {
		expect(early.ply).toBeLessThan(11);
		expect(early.phase).toBe('build');
	});

	test.each([0, 1, 2, 5, Number.POSITIVE_INFINITY])(
		'are parsed from their records, after %i stones',
		(plies) => {
			const position = playRandomly(early.clone(), 7, plies);
			const record = makeRecord(gameOf(position.setup, position.moves));
			const read = parseRecord(record);
			if (!read.ok) throw new Error(read.error.code);
			expect(makeRecord(read.value)).toBe(record);
			if (plies === 0) return;
			expect(read.value.setup.freeSquares).toBe(4);
			expect(positionOf(read.value).scores()).toEqual(position.scores());
		},
	);

	test('are parsed from their links, which stay the same', () => {
		const link = makeCompact(playRandomly(early.clone(), 7));
		const game = parseCompact(link);
		expect(link).toMatch(/^1\./);
		expect(game.ok && makeCompact(game.value)).toBe(link);
	});

	test('do not change the meaning of current records, even with wrong numbers', () => {
		const position = startOn('chullpa', 3, 'ruinas');
		layRandomRuin(position, 1);
		playRandomly(position, 3, 6);
		const record = makeRecord(gameOf(position.setup, position.moves));
		for (const text of [record, record.replace('0. ', '1. '), record.replaceAll(/\d+\. /g, '')]) {
			const read = parseRecord(text);
			expect(read.ok && read.value.setup.freeSquares).toBeUndefined();
			expect(read.ok && positionOf(read.value).moves.map(makeMove)).toEqual(position.moves.map(makeMove));
		}
	});
});
