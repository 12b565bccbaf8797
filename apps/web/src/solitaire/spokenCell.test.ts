import { describe, expect, it } from 'vitest';
import { en } from '../i18n/en/index.js';
import { NO_USES } from './helps.js';
import { pickStone, pointInto } from './holding.js';
import { startOf } from './sampleBuilds.js';
import { spokenCell } from './spokenCell.js';
import { openPlay } from './state.js';
import { boardViewOf } from './view.js';

const open = (id: string) => openPlay({ build: startOf(id), ms: 0, uses: NO_USES }, null, id);

describe('a cell of the frame in words', () => {
	it('says where it is and what lies there', () => {
		const state = open('cube-3-easy-1');
		const say = (x: number, y: number, z: number) =>
			spokenCell(state.build, boardViewOf(state), { x, y, z }, en);
		expect(say(0, 0, 0)).toMatch(/^a1, level 1, yellow .+, belongs to the puzzle$/);
		expect(say(2, 2, 2)).toBe('c3, level 3, empty');
	});

	it('says where the board is not', () => {
		const state = open('fill-pisac-2');
		const outside = { x: 0, y: state.build.size.depth - 1, z: state.build.size.height - 1 };
		expect(spokenCell(state.build, boardViewOf(state), outside, en)).toMatch(/not part of the frame$/);
	});

	it('says where the stone in the hand would lie, and where it may not', () => {
		const held = pickStone(open('cube-3'), { stone: 'I4', colour: 'yellow' });
		const state = pointInto(held, { x: 0, y: 0, z: 0 });
		const { ghost } = boardViewOf(state);
		const [first] = ghost!.cells;
		expect(spokenCell(state.build, boardViewOf(state), first!, en)).toContain('your stone would lie here');
		const words = ghost!.bad.map((cell) => spokenCell(state.build, boardViewOf(state), cell, en));
		expect(words.every((text) => text.includes('but here it may not lie'))).toBe(true);
	});
});
