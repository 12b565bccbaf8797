import { SCENARIOS, type Scenario } from '@rumis/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_BOARDS, makeBoards, parseBoards, withBoard } from './ownBoards.js';

const board = (id: string, name = id): Scenario => ({ ...SCENARIOS[0]!, id, name });

describe('the player’s own boards', () => {
	it('are restored as stored', () => {
		const boards = [board('a'), board('b')];
		expect(parseBoards(makeBoards(boards))).toEqual(boards);
	});

	it('come back from the time when results were stored with them', () => {
		const [a, b] = JSON.parse(makeBoards([board('a'), board('b')]));
		const stored = [{ board: a, results: { games: 1000 } }, { board: b }];
		expect(parseBoards(JSON.stringify(stored))).toEqual([board('a'), board('b')]);
	});

	it('survive a broken one among them', () => {
		const [a, b] = JSON.parse(makeBoards([board('a'), board('b')]));
		const kept = JSON.stringify([a, '{"id":', 5, null, { board: 7 }, b]);
		expect(parseBoards(kept).map(({ id }) => id)).toEqual(['a', 'b']);
	});

	it('take the place of an older one with the same id', () => {
		const boards = withBoard([board('a'), board('b')], board('a', 'A, corrected'));
		expect(boards.map(({ name }) => name)).toEqual(['A, corrected', 'b']);
	});

	it('are not read without end', () => {
		const many = Array.from({ length: MOST_BOARDS + 5 }, (_, number) => board(`b${number}`));
		expect(parseBoards(makeBoards(many))).toHaveLength(MOST_BOARDS);
	});

	it('are empty if something else was stored', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
				expect(parseBoards(text)).toEqual([]);
			}),
		);
	});
});
