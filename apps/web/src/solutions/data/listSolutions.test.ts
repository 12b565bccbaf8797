import { createHash } from 'node:crypto';
import { orientationOfCells } from '@rumis/rules';
import { cubeTable } from '@rumis/solver';
import { describe, expect, it } from 'vitest';
import { firstTurned, listSolutions } from './listSolutions.js';
import { ANSWER, dyeOf, IMPOSSIBLE, letterOf, SETS } from './sets.js';
import { CELLS, inBuildOrder, layersOf, stonesOf, tip } from './solutionText.js';

const table = cubeTable();
const all = SETS.map((set) => ({ set, texts: listSolutions(set) }));
const texts = all.flatMap((one) => one.texts);

describe('the solutions of the cube', () => {
	it('are as many as the page says', () => {
		expect({ all: table.all, rotations: table.rotations, reflections: table.reflections }).toEqual(ANSWER);
		expect(texts.length).toBe(ANSWER.rotations);
	});

	it('come in the sets of the table, each with as many as the table counts', () => {
		expect(SETS.map(({ stones }) => stones)).toEqual(table.rows.map(({ stones }) => stones));
		expect(all.map((one) => one.texts.length)).toEqual(table.rows.map(({ rotations }) => rotations));
		expect(all.filter((one) => one.texts.length === 0).map(({ set }) => set)).toEqual([IMPOSSIBLE]);
	});

	it('all fill the cube with the stones of their set, and can be built by the rules', () => {
		for (const { set, texts } of all) {
			for (const text of texts) {
				const built = inBuildOrder(stonesOf(text, set));
				expect(built.map(({ stone }) => stone).sort()).toEqual([...set.stones].sort());
				for (const { stone, cells } of built) expect(orientationOfCells(cells)?.stone).toBe(stone);
				expect(new Set(built.flatMap(({ cells }) => cells)).size).toBe(CELLS.length);
			}
		}
	});

	it('differ by more than a turn', () => {
		expect(new Set(texts.map(firstTurned)).size).toBe(texts.length);
	});

	it('keep their numbers, so that links stay right', () => {
		const sum = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);
		expect(sum).toBe('1260a3b9344d47ff');
	});
});

describe('one solution', () => {
	const { set, texts } = all[0]!;
	const text = texts[0]!;

	it('is drawn in three layers of three rows', () => {
		const letters = layersOf(text);
		expect(letters.flat(2).join('')).toBe(text);
		expect(letters.map((rows) => rows.length)).toEqual([3, 3, 3]);
	});

	it('is the same solution when it is tipped over, and as it was after four times', () => {
		expect(firstTurned(tip(text))).toBe(firstTurned(text));
		expect(tip(text)).not.toBe(text);
		expect(tip(tip(tip(tip(text))))).toBe(text);
	});

	it('has a letter and a dye for every stone', () => {
		expect(new Set(set.stones.map(letterOf)).size).toBe(7);
		for (const each of SETS) expect(new Set(each.stones.map((stone) => dyeOf(stone, each))).size).toBe(7);
	});
});
