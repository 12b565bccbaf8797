import { describe, expect, test, vi } from 'vitest';
import { makeMove } from '../src/index.js';
import { NAMED_POSITIONS } from './perftTable.js';
import { fromLink } from './positions.js';
import { SlowGame } from './slow/slowGame.js';

// Millions of positions are counted.
vi.setConfig({ testTimeout: 300_000 });

describe('the slow implementation reaches the counts of the named positions', () => {
	test.each(NAMED_POSITIONS)('$why', ({ link, counts }) => {
		const position = fromLink(link);
		const slow = new SlowGame(position.setup);
		for (const move of position.moves) slow.play(makeMove(move));
		// The slow implementation would take minutes for the deepest level.
		const depths = counts.slice(0, 2);
		expect(depths.map((_, i) => slowPerft(slow, i + 1))).toEqual(depths);
	});
});

function slowPerft(game: SlowGame, depth: number): number {
	if (depth === 0) return 1;
	const moves = game.legalMoves();
	if (depth === 1) return moves.length;
	return moves.reduce((sum, move) => {
		game.play(move);
		const count = slowPerft(game, depth - 1);
		game.undo();
		return sum + count;
	}, 0);
}
