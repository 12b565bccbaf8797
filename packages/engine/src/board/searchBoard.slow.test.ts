import { MODES, makeMove, PLAYER_COUNTS, Position, perft, SCENARIOS, seededRandom } from '@rumis/rules';
import { describe, expect, test } from 'vitest';
import { boardFrom, MOST_MOVES, moveOf, numberOf, settle } from './convert.js';
import { MoveFinder } from './moveFinder.js';
import { OVER, SearchBoard } from './searchBoard.js';

const list = new Uint16Array(MOST_MOVES);
const PHASES = ['ruin', 'build', 'transfer', 'over'];

/** Every setup, each with its own random game. */
const games = SCENARIOS.flatMap((scenario) =>
	MODES.flatMap((mode) =>
		PLAYER_COUNTS.flatMap((players) => {
			const started = Position.start({ scenario, players, mode, start: 'red' });
			return started.ok ? [{ name: `${scenario.id} ${players} ${mode}`, position: started.value }] : [];
		}),
	),
);

function textsOf(board: SearchBoard, count: number): string[] {
	return [...list.subarray(0, count)].map((number) => makeMove(moveOf(board, number))).sort();
}

test.each(games)('the search board agrees with the rules through a whole game: $name', ({ position }) => {
	const board = new SearchBoard(position.setup);
	const finders = [new MoveFinder(board), new MoveFinder(board, null)];
	const random = seededRandom(position.setup.players);
	for (;;) {
		settle(board);
		expect(PHASES[board.phase]).toBe(position.phase ?? 'over');
		const legal = position.legalMoves();
		const points = position.scores().map((score) => score.points);
		expect(points.map((_, colour) => board.points(colour))).toEqual(points);
		if (board.phase === OVER) break;
		expect(position.colours[board.colour]).toBe(position.toPlay);
		const texts = legal.map(makeMove);
		expect(textsOf(board, board.legalMoves(list))).toEqual(texts);
		for (const finder of finders) expect(textsOf(board, finder.list(board, list))).toEqual(texts);
		const move = legal[random.below(legal.length)]!;
		board.play(numberOf(board, move));
		position.play(move);
	}
	expect(position.ply).toBeGreaterThan(8);
});

describe('perft by copying boards', () => {
	const count = (board: SearchBoard, depth: number): number => {
		const moves = list.slice(0, board.legalMoves(list));
		if (depth === 1) return moves.length;
		const next = new SearchBoard(board.setup);
		return moves.reduce((sum, move) => {
			next.copyFrom(board);
			next.play(move);
			settle(next);
			return sum + count(next, depth - 1);
		}, 0);
	};
	test.each(['chullpa', 'coricancha'])('%s for two, two plies', (id) => {
		const started = Position.start({
			scenario: SCENARIOS.find((scenario) => scenario.id === id)!,
			players: 2,
			mode: 'standard',
			start: 'yellow',
		});
		if (!started.ok) throw new Error(started.error.code);
		expect(count(boardFrom(started.value), 2)).toBe(perft(started.value, 2));
	});
});
