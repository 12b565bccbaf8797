import { describe, expect, test } from 'vitest';
import { makeMove, parseScenario, planFor, type Scenario } from '../index.js';

/** The largest possible board, for every number of players; `name` makes it distinct. */
const largest = (name = 'Largest') =>
	JSON.stringify({
		id: 'largest',
		name,
		plan: Array.from({ length: 16 }, () => '9'.repeat(16)),
		limits: Object.fromEntries([2, 3, 4, 5, 6].map((players) => [players, { height: 9 }])),
	});

function read(text: string): Scenario {
	const scenario = parseScenario(text);
	if (!scenario.ok) throw new Error(scenario.error[0]!.code);
	return scenario.value;
}

describe('the placements of a board', () => {
	const { placements } = planFor(read(largest()), 2);
	const texts = Array.from({ length: placements.size }, (_, p) => makeMove(placements.moveAt(p)));

	test('are numbered in the byte order of their moves', () => {
		expect(texts).toHaveLength(23_621);
		expect(texts).toEqual([...texts].sort());
	});

	test('are found by their moves, in any notation', () => {
		for (let p = 0; p < placements.size; p += 97) {
			const move = placements.moveAt(p);
			const found = placements.placementsOf({ ...move, drops: [...move.drops].reverse() });
			expect(found).toContain(p);
			expect(found.map((other) => texts[other])).toEqual(found.map(() => texts[p]));
		}
		const off = { x: 40, y: -1, count: 9 };
		expect(placements.placementsOf({ kind: 'place', stone: 'I2', drops: [off] })).toEqual([]);
	});
});

test('the same text is the same board, so its tables are built once', () => {
	expect(read(largest())).toBe(read(largest()));
	expect(planFor(read(largest()), 3).placements).toBe(planFor(read(largest()), 3).placements);
});

test('parsing a board builds no tables, and a game builds only those of its own number of players', () => {
	const board = read(largest('Another'));
	const isMade = (players: number) =>
		planFor(board, players).preparePlacements()[Symbol.iterator]().next().done === true;
	const made = () => [2, 3, 4, 5, 6].filter(isMade);
	expect(made()).toEqual([]);
	expect(planFor(board, 6).placements.size).toBeGreaterThan(0);
	expect(made()).toEqual([6]);
});
