import { cellKey, gapUnder, seededRandom, touchingCells } from '@rumis/rules';
import { expect, it } from 'vitest';
import { must } from '../../test/puzzles.js';
import { countCompletions, findCompletion, restOf } from '../polycube/partial.js';
import { ORDER_LEVELS } from '../rules/buildOrder.js';
import { gradePuzzle } from './grade.js';
import { restOfPuzzle } from './puzzle.js';
import { shippedPuzzles } from './shelf.js';
import { solvePuzzle } from './solvePuzzle.js';

it.each(shippedPuzzles().map((puzzle) => [puzzle.name, puzzle] as const))('%s can be solved', (_, puzzle) => {
	const rest = restOfPuzzle(puzzle);
	const completion = findCompletion(rest);
	if (typeof completion === 'string') throw new Error(completion);
	expect(countCompletions(must(restOf(rest, completion)))).toEqual({ count: 1, exact: true });
	expect(gradePuzzle(rest).grade).toBe(puzzle.grade);
});

const LEVELLED = ORDER_LEVELS.flatMap((level) => shippedPuzzles(level));

it.each(LEVELLED.map((puzzle) => [puzzle.name, puzzle] as const))(
	'%s can be built as its level demands',
	(_, puzzle) => {
		const answer = solvePuzzle(puzzle, seededRandom(1));
		if (answer.kind !== 'solution') throw new Error(answer.kind);
		expect(countCompletions(must(restOf(restOfPuzzle(puzzle), answer.stones)))).toEqual({
			count: 1,
			exact: true,
		});
		// Placed one by one on the given stones: nothing floats, and colours stay connected.
		for (const [index, stone] of answer.stones.entries()) {
			const lying = [...puzzle.given, ...answer.stones.slice(0, index)];
			const filled = new Set(lying.flatMap(({ cells }) => cells.map(cellKey)));
			expect(gapUnder(stone.cells, (cell) => filled.has(cellKey(cell)))).toEqual([]);
			const own = lying.filter(({ colour }) => colour === stone.colour);
			const ownCells = new Set(own.flatMap(({ cells }) => cells.map(cellKey)));
			const touched = touchingCells(stone.cells, (cell) => ownCells.has(cellKey(cell)));
			expect(touched.length > 0 || own.length === 0, `${stone.colour} ${stone.stone}`).toBe(true);
		}
		expect(gradePuzzle(restOfPuzzle(puzzle)).grade).toBe(puzzle.grade);
	},
);
