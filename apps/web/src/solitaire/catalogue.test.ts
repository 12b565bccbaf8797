import { GRADES, shippedPuzzles } from '@rumis/solver';
import { describe, expect, it } from 'vitest';
import { boardId, CUBES, cubeId, fillableBoards, findSolitaire, shelfOf } from './catalogue.js';
import { cornerOf } from './frame.js';
import { MODES } from './puzzle.js';

describe('the list of puzzles', () => {
	it('has the cubes with one, two and four colours, freely and by the rules', () => {
		const ids = CUBES.flatMap(({ edge, colours }) =>
			colours.flatMap((count) => MODES.map((mode) => cubeId(edge, count, mode))),
		);
		expect(ids).toHaveLength(12);
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
		// Three colours have the cubes for the corner, but not the chess colours.
		expect(findSolitaire('fill-cucho-4')?.colours).toBe(4);
	});

	it('has forty puzzles of each grade, in which given stones and box fill the shape', () => {
		for (const grade of GRADES) expect(shelfOf(grade)).toHaveLength(40);
		for (const { name } of shippedPuzzles()) {
			const { cells, given, stock } = findSolitaire(name)!;
			const cubes = stock.reduce((sum, { stone }) => sum + Number(stone.at(-1)), 0);
			expect(given.flatMap((laid) => laid.cells).length + cubes).toBe(cells.length);
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

	it('knows the short name of a cube, and says no to what there is not', () => {
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
