import { expect, it } from 'vitest';
import { must } from '../../test/puzzles.js';
import { countCompletions, findCompletion, restOf } from '../polycube/partial.js';
import { gradePuzzle } from './grade.js';
import { restOfPuzzle } from './puzzle.js';
import { shippedPuzzles } from './shelf.js';

it.each(shippedPuzzles().map((puzzle) => [puzzle.name, puzzle] as const))('%s can be solved', (_, puzzle) => {
	const rest = restOfPuzzle(puzzle);
	const completion = findCompletion(rest);
	if (typeof completion === 'string') throw new Error(completion);
	expect(countCompletions(must(restOf(rest, completion)))).toEqual({ count: 1, exact: true });
	expect(gradePuzzle(rest).grade).toBe(puzzle.grade);
});
