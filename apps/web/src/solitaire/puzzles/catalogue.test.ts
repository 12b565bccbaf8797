import { findBuiltin } from '@rumis/rules';
import { DIFFICULTIES, shippedPuzzles } from '@rumis/solver';
import { cornerOf, SOLITAIRE_MODES } from '@rumis/table';
import { describe, expect, it } from 'vitest';
import { boardId, CUBES, cubeId, fillableBoards, findSolitaire, puzzleAfter, shelfOf } from './catalogue.js';

describe('the list of puzzles', () => {
	it('has the cubes with one, two and four colours, at all three levels', () => {
		const ids = CUBES.flatMap(({ edge, colours }) =>
			colours.flatMap((count) => SOLITAIRE_MODES.map((mode) => cubeId(edge, count, mode))),
		);
		expect(ids).toHaveLength(18);
		for (const id of ids) {
			const puzzle = findSolitaire(id);
			expect(puzzle?.id).toBe(id);
			expect(puzzle!.stock.length).toBe(11 * puzzle!.colours);
		}
	});

	it('has every board for every company but the largest cairn, with enough stones', () => {
		const boards = fillableBoards();
		expect(boards).toHaveLength(12);
		expect(boards.find(({ scenario }) => scenario.id === 'apachita')?.players).toEqual([2, 3, 4, 5]);
		const puzzles = boards.flatMap(({ scenario, players }) =>
			players.map((count) => findSolitaire(boardId(scenario.id, count))!),
		);
		expect(puzzles).toHaveLength(47);
		for (const { cells, colours } of puzzles) {
			expect(cornerOf(cells)).toEqual({ x: 0, y: 0, z: 0 });
			expect(colours * 40).toBeGreaterThanOrEqual(cells.length);
		}
		// Three colours have enough cubes for Cucho, but not the right checkerboard parity.
		expect(findSolitaire('fill-cucho-4')?.colours).toBe(4);
	});

	it('has the player’s own boards, also one with the id of a built-in board', () => {
		const pisac = { ...findBuiltin('pisac')!, plan: ['3333', '3333'] };
		const puzzle = findSolitaire('own-pisac-2', [pisac])!;
		expect(puzzle).toMatchObject({ id: 'own-pisac-2', name: { shape: { title: 'Pisac', players: 2 } } });
		expect(puzzle.cells).toHaveLength(24);
		expect(findSolitaire('fill-pisac-2', [pisac])!.cells).toHaveLength(104);
		expect(findSolitaire('own-pisac-2')).toBeNull();
		const huge = {
			...pisac,
			plan: Array.from({ length: 16 }, () => '9'.repeat(16)),
			limits: { 2: { height: 9 } },
		};
		expect(fillableBoards([huge])[0]!.players).toEqual([]);
	});

	it('has forty puzzles of each grade, in which given stones and box fill the shape', () => {
		for (const grade of DIFFICULTIES) expect(shelfOf(grade)).toHaveLength(40);
		for (const { name } of shippedPuzzles()) {
			const { cells, given, stock } = findSolitaire(name)!;
			const cubes = stock.reduce((sum, { stone }) => sum + Number(stone.at(-1)), 0);
			expect(given.flatMap((laid) => laid.cells).length + cubes).toBe(cells.length);
		}
	});

	it('has puzzles for building with contact and by the rules, and continues with the next of the same level', () => {
		for (const level of ['touching', 'rules'] as const) {
			const [first, second] = DIFFICULTIES.flatMap((grade) => shelfOf(grade, level));
			expect(findSolitaire(first!.name)?.mode).toBe(level);
			expect(puzzleAfter(first!.name, () => false)).toBe(second!.name);
		}
	});

	it('names a puzzle of the shelf by shape, grade and number', () => {
		expect(findSolitaire('cube-4-hard-2')?.name).toEqual({
			shape: { kind: 'cube', edge: 4 },
			graded: { grade: 'hard', number: 2 },
		});
		expect(findSolitaire('coricancha-3-whole')?.name).toEqual({
			shape: { kind: 'board', board: 'coricancha', players: 3 },
			graded: { grade: 'expert', number: 0 },
		});
	});

	it('knows the short name of a cube, and returns null for unknown names', () => {
		expect(findSolitaire('cube-3')?.id).toBe('free-cube-3-1');
		expect(findSolitaire('cube-4')?.id).toBe('free-cube-4-2');
		for (const id of [
			'',
			'cube-9',
			'free-cube-4-1',
			'fill-apachita-6',
			'fill-nowhere-2',
			'daily',
			'__proto__',
		])
			expect(findSolitaire(id)).toBeNull();
	});
});
