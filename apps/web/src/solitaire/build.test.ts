import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addStep, type Build, turnFrame, undoStep } from './build.js';
import { keyOf } from './frame.js';
import { emptyCells, handOf, isFinished } from './hand.js';
import { placesOf } from './places.js';
import { refuse } from './referee.js';
import { buildByChance, cellsOf, startOf } from './sampleBuilds.js';

const yellow = (stone: 'I3' | 'O4' | 'L4' | 'T4' | 'I2') => ({ stone, colour: 'yellow' }) as const;
const place = (build: Build, stone: Parameters<typeof yellow>[0], cells: string): Build =>
	addStep(build, { kind: 'place', ...yellow(stone), cells: cellsOf(cells) });

/** What there is to see, without the way it came about. */
const seen = ({ placed, filled, size, lie, turn }: Build) => ({
	placed,
	keys: [...filled.keys()].sort(),
	size,
	lie,
	turn,
});

describe('free building', () => {
	const cube = startOf('cube-3');

	it('lets a stone hang, and lie under others', () => {
		expect(refuse(cube, yellow('O4'), cellsOf('002 102 012 112'))).toBeNull();
		const roofed = place(cube, 'O4', '002 102 012 112');
		expect(refuse(roofed, yellow('I3'), cellsOf('000 100 200'))).toBeNull();
	});

	it('says which cells stick out or are taken', () => {
		expect(refuse(cube, yellow('I3'), cellsOf('100 200 300'))).toEqual({
			code: 'outsideFrame',
			cells: cellsOf('300'),
		});
		const begun = place(cube, 'I3', '000 100 200');
		expect(refuse(begun, yellow('L4'), cellsOf('100 110 120 200'))).toEqual({
			code: 'occupied',
			cells: cellsOf('100 200'),
		});
	});

	it('takes stones back in any order', () => {
		const two = place(place(cube, 'I3', '000 100 200'), 'I2', '001 101');
		const one = addStep(two, { kind: 'take', ...yellow('I3') });
		expect(one.placed.map(({ stone }) => stone)).toEqual(['I2']);
		expect(handOf(one)).toContainEqual(yellow('I3'));
		expect(emptyCells(one)).toHaveLength(25);
	});

	it('undoes a clearing', () => {
		const begun = place(cube, 'I3', '000 100 200');
		const cleared = addStep(begun, { kind: 'clear' });
		expect(cleared.placed).toEqual([]);
		expect(seen(undoStep(cleared))).toEqual(seen(begun));
	});

	it('finds every place of a stone: 3 ways of 9 for a bar, none for one that is too long', () => {
		expect(placesOf(cube, yellow('I3'))).toHaveLength(27);
		expect(placesOf(cube, { stone: 'I4', colour: 'yellow' })).toHaveLength(0);
	});

	it('is finished when the last cell is filled, with exactly the stones of the box', () => {
		const puzzle = startOf('cube-3-easy-1');
		expect(isFinished(puzzle)).toBe(false);
		const cubes = puzzle.cells.length - puzzle.filled.size;
		expect(cubes).toBe(7);
		expect(handOf(puzzle).map(({ stone }) => stone)).toEqual(['O4', 'V3']);
	});
});

describe('any building', () => {
	const ids = fc.constantFrom('cube-3', 'rules-cube-3-2', 'cube-4-easy-1', 'fill-pisac-2');

	it('comes back to its beginning step by step', () => {
		fc.assert(
			fc.property(ids, fc.nat(1000), fc.integer({ min: 1, max: 6 }), (id, seed, stones) => {
				const longer = buildByChance(id, seed, stones);
				const shorter = buildByChance(id, seed, longer.steps.length - 1);
				expect(seen(undoStep(longer))).toEqual(seen(shorter));
			}),
			{ numRuns: 25 },
		);
	});

	it('is the same again after four quarters, and can be undone while it lies on its side', () => {
		fc.assert(
			fc.property(fc.nat(1000), fc.constantFrom('x' as const, 'y' as const), (seed, axis) => {
				const build = buildByChance('fill-pisac-2', seed, 4);
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
			fc.property(ids, fc.nat(1000), (id, seed) => {
				const { placed, given, filled } = buildByChance(id, seed, 8);
				const keys = [...placed, ...given].flatMap(({ cells }) => cells.map(keyOf));
				expect(new Set(keys).size).toBe(keys.length);
				expect(filled.size).toBe(keys.length);
			}),
			{ numRuns: 20 },
		);
	});
});
