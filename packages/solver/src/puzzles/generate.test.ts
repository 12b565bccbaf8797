import { findBuiltin } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { must } from '../../test/puzzles.js';
import { countCompletions, restOf } from '../polycube/partial.js';
import { scenarioShape } from '../polycube/shape.js';
import { findBuildOrder, ORDER_LEVELS } from '../rules/buildOrder.js';
import { generatePuzzle } from './generate.js';
import { DIFFICULTIES, gradePuzzle } from './grade.js';
import { makePuzzleText, parsePuzzleText, restOfPuzzle } from './puzzle.js';
import { parseShapeId, shapeIdOf } from './shapeId.js';

const request = { shapeId: 'cube-4', colours: 2, grade: 'hard', seed: 5 } as const;

describe('generating puzzles', () => {
	it('gives the same puzzle for the same seed, and another for another', () => {
		const text = (seed: number): string => makePuzzleText(must(generatePuzzle({ ...request, seed })).puzzle);
		expect(text(5)).toBe(text(5));
		expect(text(5)).not.toBe(text(6));
	});

	it.each(DIFFICULTIES)('makes %s ones that can be solved', (grade) => {
		const { puzzle, grading, solution } = must(
			generatePuzzle({ ...request, shapeId: 'cube-5', colours: 4, grade }),
		);
		expect(puzzle.grade).toBe(grade);
		const rest = restOfPuzzle(puzzle);
		expect(gradePuzzle(rest)).toEqual(grading);
		expect(countCompletions(must(restOf(rest, solution)))).toEqual({ count: 1, exact: true });
	});

	it('creates whole ones, with nothing given and every stone of a solution in the box', () => {
		const { puzzle, solution } = must(generatePuzzle({ ...request, grade: 'whole' }));
		expect([puzzle.name, puzzle.given]).toEqual(['cube-4-whole-5', []]);
		expect(countCompletions(must(restOf(restOfPuzzle(puzzle), solution)))).toEqual({ count: 1, exact: true });
	});

	it('leaves a building to which every missing stone can be added from above', () => {
		const { puzzle } = must(generatePuzzle(request));
		expect(puzzle.given.length).toBeGreaterThan(0);
		const height = (x: number, y: number): number[] =>
			puzzle.given.flatMap(({ cells }) => cells.filter((c) => c.x === x && c.y === y).map((c) => c.z));
		for (let x = 0; x < 4; x++) {
			for (let y = 0; y < 4; y++) {
				const levels = height(x, y).sort((a, b) => a - b);
				expect(levels).toEqual(levels.map((_, z) => z));
			}
		}
	});

	it.each(ORDER_LEVELS)('creates ones of the level %s: the rest fits on the given stones', (level) => {
		const { puzzle, solution } = must(generatePuzzle({ ...request, grade: 'medium', level }));
		expect([puzzle.level, puzzle.name]).toEqual([level, `cube-4-${level}-medium-5`]);
		expect(puzzle.box[0]?.colour, 'the first colour goes on').toBe('yellow');
		const hand = (colour: string) => puzzle.box.filter((stone) => stone.colour === colour).length;
		if (level === 'rules') expect(Math.abs(hand('yellow') - hand('red'))).toBeLessThanOrEqual(1);
		const whole = [...puzzle.given, ...solution];
		expect(findBuildOrder(whole, { colours: 2, level: 'touching' }).kind).toBe('order');
		expect(makePuzzleText(must(parsePuzzleText(makePuzzleText(puzzle))))).toBe(makePuzzleText(puzzle));
	});

	it.each([
		[{ shapeId: 'cube-x' }, 'wishShape'],
		[{ colours: 9 }, 'wishColours'],
		[{ colours: 1 }, 'wishVolume'],
		[{ shapeId: 'cube-3', colours: 1, grade: 'devilish' }, 'wishGrade'],
	] as const)('refuses %j', (change, code) => {
		expect(generatePuzzle({ ...request, ...change })).toEqual({ ok: false, error: { code } });
	});
});

describe('the id of a shape', () => {
	it('is short for a built-in board, and contains any other board', () => {
		const pisac = findBuiltin('pisac')!;
		expect(shapeIdOf(pisac, 3)).toBe('pisac-3');
		const mine = { ...pisac, plan: pisac.plan.slice(2), source: { plan: 'from memory' } };
		const id = shapeIdOf(mine, 3)!;
		expect(parseShapeId(id)).toEqual(scenarioShape(mine, 3));
		expect(parseShapeId(id.replace('pisac', 'pisak'))).toMatchObject({ ok: false });
	});
});

describe('puzzle text', () => {
	const text = 'corner cube-2 2 easy aaab.b.b I2';

	it('is parsed as written', () => {
		expect(makePuzzleText(must(parsePuzzleText(text)))).toBe(text);
		const coloured = must(parsePuzzleText(`${text} touching yry`));
		expect(coloured.given.map(({ colour }) => colour)).toEqual(['yellow', 'red']);
		expect(coloured.box).toEqual([{ stone: 'I2', colour: 'yellow' }]);
		expect(makePuzzleText(coloured)).toBe(`${text} touching yry`);
	});

	it.each([
		['one two three', 'puzzleForm'],
		[text.replace('corner', 'Corner!'), 'puzzleName'],
		[text.replace('cube-2', 'cube-99'), 'puzzleShape'],
		[text.replace(' 2 ', ' 0 '), 'puzzleColours'],
		[text.replace('easy', 'simple'), 'puzzleGrade'],
		[text.replace('aaab.b.b', 'aaab.b.'), 'puzzleCells'],
		[text.replace('aaab.b.b', 'aaab.b.?'), 'puzzleCells'],
		[text.replace('aaab.b.b', 'abba.b.a'), 'puzzleStone'],
		[text.replace('I2', 'I9'), 'puzzleStone'],
		[text.replace(' 2 ', ' 1 '), 'puzzleStone'],
		[text.replace('I2', 'I3'), 'puzzleVolume'],
		[`${text} touching`, 'puzzleForm'],
		[`${text} floating yrr`, 'puzzleLevel'],
		[`${text} touching yr`, 'puzzleColours'],
		[`${text} touching yrb`, 'puzzleColours'],
	])('is refused when invalid: %s', (wrong, code) => {
		const parsed = parsePuzzleText(wrong);
		expect(!parsed.ok && parsed.error.code).toBe(code);
	});
});
