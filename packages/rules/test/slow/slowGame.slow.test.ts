/**
 * Tests of the slow implementation itself, with facts from the rulebook and positions small enough to check
 * by eye.
 */

import { describe, expect, test } from 'vitest';
import { resultText } from './scoring.js';
import { ORIENTATIONS } from './stones.js';
import { after, game, legalOf, plain, scenario } from './testGames.js';

describe('material', () => {
	const counts = { I2: 3, I3: 3, V3: 12, I4: 3, L4: 24, T4: 12, Z4: 12, O4: 3, P4: 8, A4: 12, B4: 12 };

	test.each(Object.entries(counts))('%s has %i orientations', (stone, count) => {
		expect(ORIENTATIONS[stone]).toHaveLength(count);
	});

	test('104 orientations and 40 cubes a colour', () => {
		const stones = Object.values(ORIENTATIONS);
		expect(stones.flat()).toHaveLength(104);
		expect(stones.reduce((cubes, [first]) => cubes + first!.length, 0)).toBe(40);
	});

	test('no orientation of A4 is one of B4, its mirror image', () => {
		const texts = (stone: string) => ORIENTATIONS[stone]!.map((cells) => cells.join(' '));
		expect(texts('A4').filter((text) => texts('B4').includes(text))).toEqual([]);
	});
});

describe('counts', () => {
	const firstPly: Record<string, number[]> = {
		chullpa: [687, 687, 687],
		pirka: [1357, 1529, 1569],
		coricancha: [1333, 2153, 2153],
		colca: [687, 687, 1615, 1615, 1615],
		huaca: [687, 1575, 1595, 3582, 3602],
		incahuasi: [1165, 1185, 2665, 2705, 2705],
	};

	test.each(Object.entries(firstPly))('opening stones on %s for 2, 3, ... players: %j', (id, counts) => {
		const opening = (players: number) => game(scenario(id), players).legalMoves().length;
		expect(counts.map((_, index) => opening(index + 2))).toEqual(counts);
	});

	test.each([
		['chullpa', 165_662],
		['pirka', 407_335],
	])('replies to all opening stones on %s for 2 players: %i', (id, count) => {
		const running = game(scenario(id), 2);
		let replies = 0;
		for (const move of running.legalMoves()) {
			running.play(move);
			replies += running.legalMoves().length;
			running.undo();
		}
		expect(replies).toBe(count);
	});

	test('limits: duo as for 4 players, ruinas as for one player more', () => {
		expect(game(scenario('pirka'), 2, 'duo').legalMoves()).toHaveLength(1569);
		expect(game(scenario('pirka'), 2, 'ruinas').legalMoves()).toHaveLength(1529);
		expect(game(scenario('pirka'), 3, 'ruinas').legalMoves()).toHaveLength(1569);
		expect(game(scenario('colca'), 2, 'transfer').legalMoves()).toHaveLength(687);
	});
});

describe('placing a stone', () => {
	test('move text: squares by column, then row; cubes on one square counted; byte order', () => {
		const tall = plain(...Array.from({ length: 10 }, () => '44'));
		const moves = game(tall, 2).legalMoves();
		expect(moves).toContain('I2 a9,a10');
		expect(moves).toContain('I4 b3*4');
		expect(moves).toContain('P4 a1*2,a2,b1');
		expect(moves).toContain('L4 a1,b1*3');
		expect(moves.indexOf('I2 a9,a10')).toBeGreaterThan(moves.indexOf('I2 a10,b10'));
		expect(new Set(moves).size).toBe(moves.length);
	});

	test('the axes of the table are column, row and level, which tells A4 from B4', () => {
		const moves = ['A4 a1,a2,b1*2', 'A4 a1,a2*2,b1', 'B4 a1,a2,b1*2', 'B4 a1,a2*2,b1'];
		expect(legalOf(game(plain('22', '22'), 2), ...moves)).toEqual(['A4 a1,a2,b1*2', 'B4 a1,a2*2,b1']);
	});

	test('not off the plan, not above the square or the building', () => {
		const board = { ...plain('13.9'), limits: { 2: { height: 2 } } };
		expect(game(board, 2).legalMoves()).toEqual(['I2 a1,b1', 'I2 b1*2', 'I2 d1*2', 'V3 a1,b1*2']);
	});

	test('zones: red is inside blue', () => {
		const zones = ['rrb.'];
		const inZone = (zone: string) => ({
			id: 'zoned',
			plan: ['1111'],
			zones,
			limits: { 2: { height: 1, zone } },
		});
		expect(game(inZone('r'), 2).legalMoves()).toEqual(['I2 a1,b1']);
		expect(game(inZone('b'), 2).legalMoves()).toEqual(['I2 a1,b1', 'I2 b1,c1', 'I3 a1,b1,c1']);
	});

	test('no gap may arise under a stone', () => {
		// Heights 2, 1, 1, 0. Flat on a1,b1,c1 or on b1,c1,d1 there would be a gap under a cube.
		const running = after(game(plain('3333'), 2), 'I2 a1*2', 'I2 b1,c1');
		const overB1 = 'I3 a1,b1,c1';
		const overD1 = 'I3 b1,c1,d1';
		const filledUp = 'V3 a1,b1*2';
		const level = 'V3 b1*2,c1';
		expect(legalOf(running, overB1, overD1, filledUp, level)).toEqual([filledUp, level]);
	});

	test('a stone may lie on its own cubes and others at once', () => {
		// d1 gets cubes beside c1, which is one high; from level 2 the stone carries on over c1.
		const running = after(game(plain('3333'), 2), 'I2 b1,c1');
		expect(legalOf(running, 'V3 c1,d1*2', 'T4 c1,d1*3', 'L4 c1,d1*3')).toEqual(['V3 c1,d1*2', 'T4 c1,d1*3']);
	});
});

describe('standard game', () => {
	test('the first stone of another colour stands on the ground and touches a placed stone', () => {
		const running = after(game(plain('333333'), 2), 'I2 a1,b1');
		const beside = 'I2 c1,d1';
		const apart = 'I2 d1,e1';
		const onTopOnly = 'I2 a1,b1';
		const onTopAndGround = 'V3 b1,c1*2';
		expect(legalOf(running, beside, apart, onTopOnly, onTopAndGround)).toEqual([beside, onTopAndGround]);
	});

	test('a first stone that only touches by an edge does not touch', () => {
		const running = after(game(plain('1111', '1111'), 2), 'I2 a1,b1');
		expect(legalOf(running, 'I2 c2,d2', 'I2 b2,c2')).toEqual(['I2 b2,c2']);
	});

	test('every later stone touches its own colour, beside it or on top of it; no ground needed', () => {
		const running = after(game(plain('33333333'), 2), 'I2 a1,b1', 'I2 c1,d1');
		const onOwn = 'I3 a1,b1,c1';
		const besideOther = 'I3 e1,f1,g1';
		const onOtherOnly = 'V3 c1*2,d1';
		expect(legalOf(running, onOwn, besideOther, onOtherOnly)).toEqual([onOwn]);
	});

	test('the first stones of all colours may touch any colour; turns go by seat from the start colour', () => {
		const running = after(game(plain('111111111'), 3, 'standard', 'green'), 'I2 a1,b1');
		expect(running.toPlay()).toBe('yellow');
		running.play('I2 c1,d1');
		expect(running.toPlay()).toBe('red');
		expect(legalOf(running, 'I2 e1,f1', 'I2 f1,g1')).toEqual(['I2 e1,f1']);
	});

	test('out at its turn, not before; the game ends when all are out; unplaced stones count', () => {
		const running = after(game(plain('11111111'), 2), 'I2 a1,b1');
		expect(running.out()).toEqual([]);
		running.play('I2 c1,d1');
		expect(running.out()).toEqual(['yellow']);
		expect(running.toPlay()).toBe('red');
		expect(running.legalMoves()).toEqual(['I3 e1,f1,g1', 'I4 e1,f1,g1,h1']);
		expect(running.result()).toBe('running');
		running.play('I3 e1,f1,g1');
		expect([running.phase(), running.toPlay(), running.result()]).toEqual(['over', null, 'win red']);
		expect(running.out()).toEqual(['yellow', 'red']);
		expect(running.scores()).toEqual([2 - 10, 5 - 9]);
	});

	test('a colour that cannot place its first stone is out, and equal points share the win', () => {
		const running = after(game(plain('1111'), 3), 'I2 a1,b1', 'I2 c1,d1');
		expect(running.scores()).toEqual([2 - 10, 2 - 10, -11]);
		expect(running.result()).toBe('draw yellow red');
	});

	test('only the top cube is seen', () => {
		const running = after(game(plain('333'), 2), 'I2 a1,b1', 'V3 b1,c1*2');
		expect(running.topView()).toEqual([
			{ square: 'a1', owner: 'yellow', height: 1 },
			{ square: 'b1', owner: 'red', height: 2 },
			{ square: 'c1', owner: 'red', height: 2 },
		]);
		expect(running.scores()).toEqual([1 - 10, 2 - 10]);
	});

	test('the printed examples name the right winners', () => {
		const { colours, setup } = {
			colours: ['yellow', 'red', 'green', 'blue'],
			setup: { scenario: scenario('chullpa'), players: 4, mode: 'standard' as const, start: 'yellow' },
		};
		expect(resultText({ colours, setup }, [4, 6, 6, 4])).toBe('draw red green');
		expect(resultText({ colours, setup }, [4 - 1, 7, 4, 5])).toBe('win red');
	});

	test('illegal text is refused, undo goes back', () => {
		const running = game(plain('1111'), 2);
		const before = running.legalMoves();
		expect(() => running.undo()).toThrow('cannot undo');
		expect(() => running.play('I2 b1,a1')).toThrow('illegal');
		expect(() => running.play('X9 a1')).toThrow('illegal');
		running.play('I2 a1,b1');
		running.play('I2 c1,d1');
		expect(running.phase()).toBe('over');
		running.undo();
		running.undo();
		expect([running.toPlay(), running.out(), running.legalMoves()]).toEqual(['yellow', [], before]);
	});
});
