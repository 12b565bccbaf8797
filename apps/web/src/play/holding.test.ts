import { describe, expect, it } from 'vitest';
import { openYard, YARD, type YardState } from '../../test/boardPage/yard.js';
import type { Builder } from './builder.js';
import {
	ghostNow,
	letGo,
	pickNext,
	pickStone,
	placeHeld,
	placeOrPick,
	pointAt,
	tapTop,
	turnStone,
	undo,
} from './holding.js';
import { showLevels } from './looking.js';

const slab = { stone: 'O4', owner: 'yellow' } as const;
/** Upright it exceeds the maximum height of the yard. */
const bar = { stone: 'I4', owner: 'red' } as const;
const yard = openYard();
const built = placeHeld(YARD, pickStone(YARD, yard, slab));

describe('a board with its own builder', () => {
	it('holds a stone over the cursor and places it where it is shown', () => {
		const held = pickStone(YARD, yard, slab);
		expect(ghostNow(YARD, held)).toMatchObject({ ...slab, misfit: null });
		expect(built.stones).toEqual([{ ...slab, cells: ghostNow(YARD, held)?.cells }]);
		expect(built.held).toBeNull();
	});

	it('keeps an illegal stone in the hand, and says why', () => {
		const upright = turnStone(YARD, turnStone(YARD, pickStone(YARD, yard, bar), 'x', 1), 'y', 1);
		const tall = [
			pickStone(YARD, yard, bar),
			upright,
			turnStone(YARD, pickStone(YARD, yard, bar), 'y', 1),
		].find((state) => ghostNow(YARD, state)?.misfit)!;
		const refused = placeHeld(YARD, tall);
		expect(refused).toMatchObject({ stones: [], message: { kind: 'illegal', illegal: { code: 'tooHigh' } } });
		expect(refused.held).toBe(tall.held);
	});

	it('undoes, and has nothing to undo at the beginning', () => {
		expect(undo(YARD, built).stones).toEqual([]);
		expect(undo(YARD, yard).stones).toEqual([]);
	});

	it('passes on a tap with an empty hand, with the topmost stone there', () => {
		const covered = built.stones[0]!.cells[0]!;
		expect(tapTop(YARD, built, covered).stones).toEqual([]);
		expect(tapTop(YARD, built, { x: 3, y: 3 }).stones).toEqual(built.stones);
	});

	it('shows as many levels as it has', () => {
		expect(showLevels(YARD, yard, 2).levels).toBe(2);
		expect(showLevels(YARD, yard, 3).levels).toBeNull();
	});
});

describe('Enter', () => {
	it('picks, then places', () => {
		const picked = placeOrPick(YARD, yard);
		expect(picked.held?.orientation.stone).toBe('I2');
		expect(placeOrPick(YARD, picked).stones).toMatchObject([{ stone: 'I2' }]);
	});

	it('is a tap on a board without stones to pick, such as one whose squares are painted', () => {
		const painted: Builder<YardState> = {
			...YARD,
			hand: () => [],
			tap: (state, { cell }) => ({ ...state, levels: 10 * cell.x + cell.y }),
		};
		expect(placeOrPick(painted, pointAt(painted, yard, { x: 2, y: 3 })).levels).toBe(23);
	});
});

it('a stone that is no longer in the hand is not held', () => {
	const held = pickNext(YARD, yard, 1);
	const emptied: Builder<YardState> = { ...YARD, hand: () => [] };
	expect(ghostNow(emptied, held)).toBeNull();
	expect(placeHeld(emptied, held)).toBe(held);
	expect(letGo(held)).toEqual({ ...yard, trayOwner: 'yellow' });
});
