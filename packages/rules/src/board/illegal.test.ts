import { describe, expect, test } from 'vitest';
import { board, fromLink, play, playRandomly, refusal, startOn, startWith } from '../../test/positions.js';
import {
	type Cell,
	ILLEGAL_REASONS,
	type IllegalReason,
	makeSquare,
	type Position,
	type Stone,
} from '../index.js';

const named = (cells: readonly Cell[]): string[] => cells.map((cell) => `${makeSquare(cell)}/${cell.z + 1}`);

interface Case {
	readonly code: IllegalReason;
	/** The cells that show it, as square/level. */
	readonly cells: readonly string[];
	readonly at: () => Position;
	readonly move: string;
}

const chullpaAfter = (...moves: string[]) => play(startOn('chullpa', 2), ...moves);
const inverseAfter = (...moves: string[]) => play(startOn('chullpa', 2, 'inverse'), ...moves);
const fiveAfter = (...moves: string[]) => play(startOn('colca', 5), ...moves);

/**
 * The build phase is over, and red starts the transfer: I2, I3, I4 and P4 of red are free, the others
 * covered.
 */
const transferring = () => fromLink('1.colca.2.transfer.yellow.20.1f-riV_N6ZsKkuiOlCGuo');

const CASES: readonly Case[] = [
	{ code: 'offPlan', cells: ['e1/1'], at: () => startOn('pirka', 2), move: 'I2 d1,e1' },
	{ code: 'offPlan', cells: ['p16/1'], at: () => startOn('pirka', 2), move: 'I2 a1,p16' },
	{ code: 'outsideZone', cells: ['a2/1'], at: () => startOn('coricancha', 2), move: 'I2 a2,b2' },
	{
		code: 'wrongShape',
		cells: ['a1/1', 'a2/1', 'b1/1'],
		at: () => startOn('chullpa', 2),
		move: 'I3 a1,a2,b1',
	},
	{ code: 'wrongShape', cells: ['a1/1'], at: () => startOn('chullpa', 2), move: 'I2 a1' },
	{ code: 'tooHigh', cells: ['a1/3'], at: () => startOn('pirka', 2), move: 'I3 a1*3' },
	{ code: 'tooHigh', cells: ['a1/5'], at: () => chullpaAfter('I3 a1*3'), move: 'I2 a1*2' },
	{ code: 'gap', cells: ['b1/1', 'b1/2'], at: () => chullpaAfter('I2 a1*2'), move: 'I2 a1,b1' },
	// On level ground a standing Z4 would leave a gap under one of its columns.
	{ code: 'gap', cells: ['a1/1'], at: () => startOn('chullpa', 2), move: 'Z4 a1*2,b1*2' },
	{
		code: 'noGround',
		cells: ['a1/3', 'a1/4'],
		at: () => chullpaAfter('V3 a1*2,b1'),
		move: 'I2 a1*2',
	},
	{ code: 'noContact', cells: ['d5/1', 'd5/2'], at: () => chullpaAfter('I2 a1*2'), move: 'I2 d5*2' },
	{
		code: 'noOwnContact',
		cells: ['d5/1', 'd5/2', 'd5/3'],
		at: () => chullpaAfter('I2 a1*2', 'I2 b1*2'),
		move: 'I3 d5*3',
	},
	{
		code: 'touchesOwn',
		cells: ['a2/1', 'a1/1', 'a2/2', 'a1/2'],
		at: () => inverseAfter('I2 a1*2', 'I2 b1*2'),
		move: 'I3 a2*3',
	},
	{ code: 'noEdge', cells: ['d4/1', 'd4/2'], at: () => fiveAfter('I2 a1*2'), move: 'I2 d4*2' },
	{ code: 'touchesFace', cells: ['b1/1', 'a1/1'], at: () => fiveAfter('I2 a1*2'), move: 'I2 b1,c1' },
	{
		code: 'ruinTooWide',
		cells: ['a1/1', 'b1/1'],
		// Five squares, of which four must stay free.
		at: () => startWith(board(['33', '33', '3.']), 2, 'ruinas'),
		move: 'I2 a1,b1',
	},
	{ code: 'stoneUsed', cells: [], at: () => chullpaAfter('I2 a1*2', 'I3 b1*3'), move: 'I2 a2*2' },
	{ code: 'asideNotNow', cells: [], at: () => startOn('chullpa', 2), move: 'I2 aside' },
	{ code: 'stoneNotInside', cells: [], at: transferring, move: 'Z4 e1*2,f1*2' },
	{ code: 'stoneCovered', cells: ['d4/2'], at: transferring, move: 'L4 e3*3,e4' },
	{ code: 'insideRedLine', cells: ['d4/4'], at: transferring, move: 'I2 d4,e4' },
	{ code: 'asideFits', cells: ['e1/1', 'e1/2'], at: transferring, move: 'I2 aside' },
	{ code: 'over', cells: [], at: () => playRandomly(startOn('chullpa', 2), 1), move: 'I2 c1*2' },
];

describe('a refused move says why and shows the cells', () => {
	test.each(CASES)('$code: $move', ({ code, cells, at, move }) => {
		const illegal = refusal(at(), move);
		expect(illegal?.code).toBe(code);
		expect(named(illegal?.cells ?? []).sort()).toEqual([...cells].sort());
	});
});

test('every reason there is has been seen', () => {
	const seen = new Set([...CASES.map(({ code }) => code), 'occupied']);
	expect(ILLEGAL_REASONS.filter((code) => !seen.has(code))).toEqual([]);
});

test('a refused move changes nothing', () => {
	const position = chullpaAfter('I2 a1*2');
	const before = JSON.stringify([position.toPlay, position.moves, position.topView(), position.out]);
	expect(refusal(position, 'I2 d5*2', true)?.code).toBe('noContact');
	expect(JSON.stringify([position.toPlay, position.moves, position.topView(), position.out])).toBe(before);
});

describe('a stone held over the board', () => {
	const cells = (...list: readonly [number, number, number][]): Cell[] =>
		list.map(([x, y, z]) => ({ x, y, z }));
	const held = (position: Position, stone: Stone, ...list: readonly [number, number, number][]) =>
		position.checkCells(stone, cells(...list));

	test('may be placed where a legal move would put it', () => {
		expect(held(chullpaAfter('I2 a1*2'), 'I2', [1, 0, 0], [1, 0, 1])).toBeNull();
	});
	test('reports which cubes overlap', () => {
		const illegal = held(chullpaAfter('I2 a1*2'), 'I2', [0, 0, 1], [1, 0, 1]);
		expect(illegal).toEqual({ code: 'occupied', cells: cells([0, 0, 1]) });
	});
	test('reports what is empty below it when it floats', () => {
		const illegal = held(startOn('chullpa', 2), 'I2', [0, 0, 2], [1, 0, 2]);
		expect(illegal?.code).toBe('gap');
		expect(named(illegal?.cells ?? []).sort()).toEqual(['a1/1', 'a1/2', 'b1/1', 'b1/2']);
	});
	test('may float anywhere in space without harm', () => {
		expect(held(startOn('chullpa', 2), 'I2', [-1, 0, 0], [0, 0, 0])?.code).toBe('offPlan');
		expect(held(startOn('chullpa', 2), 'I2', [0, 0, -1], [0, 0, 0])?.code).toBe('offPlan');
		expect(held(startOn('chullpa', 2), 'I2', [0, 0, 99], [0, 0, 98])?.code).toBe('tooHigh');
		expect(held(startOn('chullpa', 2), 'L4', [0, 0, 0])?.code).toBe('wrongShape');
		expect(held(startOn('chullpa', 2), 'L4')?.code).toBe('wrongShape');
	});
});
