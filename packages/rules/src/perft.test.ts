import { describe, expect, test } from 'vitest';
import { FIRST_PLY, NAMED_POSITIONS, SECOND_PLY } from '../test/perftTable.js';
import { fromLink, startOn } from '../test/positions.js';
import { perft, playerCounts, SCENARIOS } from './index.js';

test('every built-in board is in the table', () => {
	expect(Object.keys(FIRST_PLY)).toEqual(SCENARIOS.map(({ id }) => id));
});

test.each(SCENARIOS)('$id offers the right number of opening moves for every player count', (scenario) => {
	const counts = playerCounts(scenario).map((players) => perft(startOn(scenario.id, players), 1));
	expect(counts).toEqual(FIRST_PLY[scenario.id]);
});

test.each(SECOND_PLY)('%s for %i: %i lines of two plies', (id, players, count) => {
	expect(perft(startOn(id, players), 2)).toBe(count);
});

test('a line of no plies is one line', () => {
	expect(perft(startOn('chullpa', 2), 0)).toBe(1);
});

describe('named positions', () => {
	test.each(NAMED_POSITIONS)('$why', ({ link, counts }) => {
		const position = fromLink(link);
		expect(counts.map((_, i) => perft(position, i + 1))).toEqual(counts);
	});
});
