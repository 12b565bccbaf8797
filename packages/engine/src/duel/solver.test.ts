import type { ModeId, PlayerCount } from '@rumis/rules';
import { describe, expect, test } from 'vitest';
import { playedGame, setupOf, startOf } from '../../test/games.js';
import { boardFrom } from '../board/convert.js';
import type { SearchBoard } from '../board/searchBoard.js';
import { EndgameSolver } from '../endgame.js';
import { learntKnowledge } from '../knowledge/knowledge.js';
import { isDuel, TypeScriptDuelSolver } from './solver.js';
import { makeDuelSolver } from './wasmSolver.js';

const ENOUGH = 200_000;
const NEVER = Number.POSITIVE_INFINITY;

/** So many stones before the end of a random game. */
function beforeEnd(id: string, mode: ModeId, seed: number, plies: number): SearchBoard {
	const position = playedGame(setupOf(id, 2, mode), 'random', seed);
	for (let back = 0; back < plies; back++) position.undo();
	return boardFrom(position);
}

const games: [string, ModeId][] = [
	['chullpa', 'standard'],
	['pisac', 'standard'],
	['tambo', 'inverse'],
	['pirka', 'ruinas'],
];

test.each(games)('TypeScript and WebAssembly solve alike: %s, %s', (id, mode) => {
	for (let seed = 1; seed <= 4; seed++) {
		const board = beforeEnd(id, mode, seed, mode === 'inverse' ? 4 : 6);
		const knowledge = learntKnowledge(board);
		const wasm = makeDuelSolver(board, knowledge);
		expect(wasm).not.toBeInstanceOf(TypeScriptDuelSolver);
		const solved = new TypeScriptDuelSolver(board, knowledge).solve(board, ENOUGH, NEVER)!;
		expect(solved.line.length).toBeGreaterThan(2);
		expect(wasm.solve(board, ENOUGH, NEVER)).toEqual(solved);
		// The table is empty again.
		expect(wasm.solve(board, ENOUGH, NEVER)).toEqual(solved);
	}
});

test.each(games)('bounds and order change nothing in the margin: %s, %s', (id, mode) => {
	for (let seed = 5; seed <= 8; seed++) {
		const board = beforeEnd(id, mode, seed, mode === 'inverse' ? 3 : 5);
		const [plain, solved] = [null, learntKnowledge(board)].map(
			(knowledge) => new EndgameSolver(board, knowledge).solve(board, ENOUGH)!,
		);
		expect(solved!.points[0]! - solved!.points[1]!).toBe(plain!.points[0]! - plain!.points[1]!);
	}
});

describe('a budget', () => {
	const board = beforeEnd('chullpa', 'standard', 2, 7);
	const knowledge = learntKnowledge(board);
	const both = [new TypeScriptDuelSolver(board, knowledge), makeDuelSolver(board, knowledge)];

	test.each(both)('of positions ends the search', (solver) => {
		const { positions } = solver.solve(board, ENOUGH, NEVER)!;
		expect(solver.solve(board, positions, NEVER)).not.toBeNull();
		expect(solver.solve(board, positions - 1, NEVER)).toBeNull();
	});

	test.each(both)('of time ends the search', (solver) => {
		// The clock is looked at when the positions left are a multiple of 1024.
		expect(solver.solve(board, 1024 * 1024 + 10, 0)).toBeNull();
	});
});

test.each<[string, PlayerCount, ModeId, boolean]>([
	['chullpa', 2, 'standard', true],
	['chullpa', 2, 'inverse', true],
	['pirka', 2, 'ruinas', true],
	['chullpa', 2, 'duo', false],
	['chullpa', 3, 'standard', false],
	['colca', 2, 'transfer', false],
])('%s for %i, %s: two colours that only build? %s', (id, players, mode, expected) => {
	const setup = setupOf(id, players, mode);
	expect(isDuel(boardFrom(startOf(setup)))).toBe(false);
	const position = playedGame(setup, 'random', 1);
	while (position.phase !== 'build') position.undo();
	expect(isDuel(boardFrom(position))).toBe(expected);
});
