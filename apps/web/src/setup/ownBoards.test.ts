import { SCENARIOS, type Scenario } from '@rumis/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_BOARDS, makeBoards, parseBoards, withBoard } from './ownBoards.js';

const own = (id: string, name = id): Scenario => ({ ...SCENARIOS[0]!, id, name });

describe('the player’s own boards', () => {
	it('come back as they were kept', () => {
		const boards = [own('a'), own('b')];
		expect(parseBoards(makeBoards(boards))).toEqual(boards);
	});

	it('survive a broken one among them', () => {
		const [a, b] = JSON.parse(makeBoards([own('a'), own('b')]));
		const kept = JSON.stringify([a, '{"id":', 5, null, b]);
		expect(parseBoards(kept).map(({ id }) => id)).toEqual(['a', 'b']);
	});

	it('take the place of an older one with the same id', () => {
		const boards = withBoard([own('a'), own('b')], own('a', 'A, corrected'));
		expect(boards.map(({ name }) => name)).toEqual(['A, corrected', 'b']);
	});

	it('are not read without end', () => {
		const many = Array.from({ length: MOST_BOARDS + 5 }, (_, number) => own(`b${number}`));
		expect(parseBoards(makeBoards(many))).toHaveLength(MOST_BOARDS);
	});

	it('are none where something else was kept', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
				expect(parseBoards(text)).toEqual([]);
			}),
		);
	});
});
