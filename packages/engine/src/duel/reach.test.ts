import { expect, test } from 'vitest';
import { playedGame, setupOf } from '../../test/games.js';
import { boardFrom } from '../board/convert.js';
import { MoveMasks } from '../board/moveMasks.js';
import type { SearchBoard } from '../board/searchBoard.js';
import { expectedPositions } from './reach.js';

const ahead = (id: string, plies: number): SearchBoard =>
	boardFrom(playedGame(setupOf(id), 'level:2', 1, plies));

function expected(board: SearchBoard): number {
	return expectedPositions(board, new MoveMasks(board));
}

test('an endgame is expected to be easier later in the game and on a small board', () => {
	expect(expected(ahead('chullpa', 14))).toBeLessThan(expected(ahead('chullpa', 11)));
	expect(expected(ahead('chullpa', 12))).toBeLessThan(expected(ahead('pisac', 12)));
});

test('openings are hopeless, a colour that is alone is not', () => {
	expect(expected(ahead('chullpa', 4))).toBe(Number.POSITIVE_INFINITY);
	const alone = ahead('chullpa', 13);
	alone.goOut();
	expect(expected(alone)).toBeLessThan(10_000);
});

test('asking changes nothing', () => {
	const board = ahead('chullpa', 12);
	const before = board.block.slice();
	expected(board);
	expect(board.block).toEqual(before);
});
