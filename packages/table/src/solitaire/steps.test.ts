import { cellKey } from '@rumis/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardFrame, buildAtRandom, cellsOf, cube } from '../../test/frames.js';
import { type Build, emptyCells, isFilled, itemsInHand } from './build.js';
import { placesInFrame } from './places.js';
import { checkInFrame } from './referee.js';
import { addStep, startBuild, turnFrame, undoStep } from './steps.js';

const yellow = (stone: 'I3' | 'O4' | 'L4' | 'T4' | 'I2') => ({ stone, colour: 'yellow' }) as const;
const place = (build: Build, stone: Parameters<typeof yellow>[0], cells: string): Build =>
	addStep(build, { kind: 'place', ...yellow(stone), cells: cellsOf(cells) });

/** The visible state, without the history. */
const seen = ({ placed, filled, size, pose, turn }: Build) => ({
	placed,
	keys: [...filled.keys()].sort(),
	size,
	pose,
	turn,
});

describe('free building', () => {
	const empty = startBuild(cube('free', 3, 1));

	it('lets a stone float, and be placed below others', () => {
		expect(checkInFrame(empty, yellow('O4'), cellsOf('002 102 012 112'))).toBeNull();
		const roofed = place(empty, 'O4', '002 102 012 112');
		expect(checkInFrame(roofed, yellow('I3'), cellsOf('000 100 200'))).toBeNull();
	});

	it('reports which cells stick out or are taken', () => {
		expect(checkInFrame(empty, yellow('I3'), cellsOf('100 200 300'))).toEqual({
			code: 'outsideFrame',
			cells: cellsOf('300'),
		});
		const begun = place(empty, 'I3', '000 100 200');
		expect(checkInFrame(begun, yellow('L4'), cellsOf('100 110 120 200'))).toEqual({
			code: 'occupied',
			cells: cellsOf('100 200'),
		});
	});

	it('takes stones back in any order', () => {
		const two = place(place(empty, 'I3', '000 100 200'), 'I2', '001 101');
		const one = addStep(two, { kind: 'take', ...yellow('I3') });
		expect(one.placed.map(({ stone }) => stone)).toEqual(['I2']);
		expect(itemsInHand(one)).toContainEqual(yellow('I3'));
		expect(emptyCells(one)).toHaveLength(25);
	});

	it('can undo clearing', () => {
		const begun = place(empty, 'I3', '000 100 200');
		const cleared = addStep(begun, { kind: 'clear' });
		expect(cleared.placed).toEqual([]);
		expect(seen(undoStep(cleared))).toEqual(seen(begun));
	});

	it('finds every place of a stone: 3 × 9 for a bar, none for one that is too long', () => {
		expect(placesInFrame(empty, yellow('I3'))).toHaveLength(27);
		expect(placesInFrame(empty, { stone: 'I4', colour: 'yellow' })).toHaveLength(0);
	});

	it('is finished when the last cell is filled, with exactly the stones of the box', () => {
		const given = [{ ...yellow('O4'), cells: cellsOf('000 100 010 110') }];
		const stock = [yellow('I2'), { stone: 'V3', colour: 'yellow' }] as const;
		// A slab of two by two with a bench around its corner: the last cells take an I2 and a V3.
		const cells = [...given[0]!.cells, ...cellsOf('200 210 001 101 011')];
		const puzzle = { mode: 'free', cells, given, stock, colours: 1 } as const;
		const begun = place(startBuild(puzzle), 'I2', '200 210');
		expect(isFilled(begun)).toBe(false);
		const full = addStep(begun, { kind: 'place', ...stock[1], cells: cellsOf('001 101 011') });
		expect(isFilled(full)).toBe(true);
		expect(itemsInHand(full)).toEqual([]);
	});
});

describe('any building', () => {
	const puzzles = fc.constantFrom(
		cube('free', 3, 1),
		cube('rules', 3, 2),
		cube('free', 4, 2),
		boardFrame('free', 'pisac', 2),
		boardFrame('rules', 'pisac', 2),
	);

	it('can be undone to its start step by step', () => {
		fc.assert(
			fc.property(puzzles, fc.nat(1000), fc.integer({ min: 1, max: 6 }), (puzzle, seed, stones) => {
				const longer = buildAtRandom(puzzle, seed, stones);
				const shorter = buildAtRandom(puzzle, seed, longer.steps.length - 1);
				expect(seen(undoStep(longer))).toEqual(seen(shorter));
			}),
			{ numRuns: 25 },
		);
	});

	it('is unchanged after four quarter turns, and can be undone while on its side', () => {
		fc.assert(
			fc.property(fc.nat(1000), fc.constantFrom('x' as const, 'y' as const), (seed, axis) => {
				const build = buildAtRandom(boardFrame('free', 'pisac', 2), seed, 4);
				const tipped = turnFrame(build, axis);
				expect(tipped.filled.size).toBe(build.filled.size);
				expect([...tipped.filled.keys()].every((key) => tipped.shape.has(key))).toBe(true);
				expect(seen(undoStep(tipped))).toEqual(seen(turnFrame(undoStep(build), axis)));
				const round = [1, 2, 3, 4].reduce((now) => turnFrame(now, axis), build);
				expect(seen(round)).toEqual(seen(build));
				expect(round.steps).toEqual(build.steps);
			}),
			{ numRuns: 15 },
		);
	});

	it('never fills a cell twice', () => {
		fc.assert(
			fc.property(puzzles, fc.nat(1000), (puzzle, seed) => {
				const { placed, given, filled } = buildAtRandom(puzzle, seed, 8);
				const keys = [...placed, ...given].flatMap(({ cells }) => cells.map(cellKey));
				expect(new Set(keys).size).toBe(keys.length);
				expect(filled.size).toBe(keys.length);
			}),
			{ numRuns: 20 },
		);
	});
});
