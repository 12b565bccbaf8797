/**
 * The modes besides the standard game (rules §5-§9), each rule in a position small enough to check by eye.
 */

import { describe, expect, test } from 'vitest';
import type { SlowScenario } from './slowGame.js';
import { after, game, legalOf, plain } from './testGames.js';

describe('five and six players', () => {
	test('first stones touch by an edge and nothing by a face', () => {
		const running = after(game(plain('2222', '2222', '2222'), 5), 'I2 a1,b1');
		const edge = 'I2 c2,d2';
		const face = 'I2 c1,d1';
		const both = 'V3 c1,c2,d2';
		const neither = 'I2 c3,d3';
		expect(legalOf(running, edge, face, both, neither)).toEqual([edge]);
	});

	test('with four players the same position asks for a face', () => {
		const running = after(game(plain('2222', '2222', '2222'), 4), 'I2 a1,b1');
		expect(legalOf(running, 'I2 c2,d2', 'I2 c1,d1')).toEqual(['I2 c1,d1']);
	});

	test('later stones follow the standard rule', () => {
		const row = '11111111';
		const firsts = ['I2 a1,b1', 'I2 c2,d2', 'I2 e3,f3', 'I2 e1,f1', 'I2 g2,h2'];
		const running = after(game(plain(row, row, row), 5), ...firsts);
		expect(running.toPlay()).toBe('yellow');
		expect(legalOf(running, 'V3 a2,a3,b3', 'I3 a3,b3,c3')).toEqual(['V3 a2,a3,b3']);
	});

	test('a colour stays out even if a place opens up later', () => {
		// Green finds no edge free of faces. Red then grows to g2, whose corner h3 would have suited green.
		const board = plain('11........', '..11111...', '.......111');
		const running = after(game(board, 5), 'I2 a1,b1', 'I2 c2,d2');
		expect(running.out()).toEqual(['yellow', 'green', 'blue', 'violet']);
		expect(running.legalMoves()).toEqual(['I3 e2,f2,g2']);
		running.play('I3 e2,f2,g2');
		expect([running.phase(), running.result()]).toEqual(['over', 'win red']);
		expect(running.scores()).toEqual([-8, -4, -11, -11, -11]);
	});
});

describe('inverse mode', () => {
	const onOwn = 'V3 a1*2,b1';
	const besideOwn = 'V3 b1,c1*2';
	const onOther = 'V3 c1*2,d1';
	const alone = 'I3 f1,g1,h1';

	test('later stones keep clear of their own colour and need nothing else', () => {
		const running = after(game(plain('33333333'), 2, 'inverse'), 'I2 a1,b1', 'I2 c1,d1');
		expect(legalOf(running, onOwn, besideOwn, onOther, alone)).toEqual([onOther, alone]);
	});

	test('the same position in the standard game allows just the others', () => {
		const running = after(game(plain('33333333'), 2), 'I2 a1,b1', 'I2 c1,d1');
		expect(legalOf(running, onOwn, onOther, alone)).toEqual([onOwn]);
	});

	test('first stones by a face for 4 players, by an edge for 5', () => {
		const second = (players: number) => after(game(plain('1111', '1111'), players, 'inverse'), 'I2 a1,b1');
		expect(legalOf(second(4), 'I2 c1,d1', 'I2 c2,d2')).toEqual(['I2 c1,d1']);
		expect(legalOf(second(5), 'I2 c1,d1', 'I2 c2,d2')).toEqual(['I2 c2,d2']);
	});
});

describe('two players, four colours', () => {
	test('a first stone may touch the other colour of its owner', () => {
		const running = after(game(plain('11111111'), 2, 'duo'), 'I2 d1,e1', 'I2 b1,c1');
		expect(running.toPlay()).toBe('green');
		expect(legalOf(running, 'I2 f1,g1')).toEqual(['I2 f1,g1']);
	});

	test('later stones must touch their own colour, not the other one of its owner', () => {
		const running = after(game(plain('33333333'), 2, 'duo'), 'I2 a1,b1', 'I2 c1,d1', 'I2 e1,f1', 'I2 g1,h1');
		expect(running.toPlay()).toBe('yellow');
		expect(legalOf(running, 'V3 a1*2,b1', 'V3 e1*2,f1')).toEqual(['V3 a1*2,b1']);
	});

	test('the owner of the best colour wins, whatever the other colours have', () => {
		const running = after(game(plain('11111'), 2, 'duo'), 'I3 a1,b1,c1', 'I2 d1,e1');
		expect(running.scores()).toEqual([3 - 10, 2 - 10, -11, -11]);
		expect([running.phase(), running.result()]).toEqual(['over', 'win seat1']);
	});

	test('a draw if both own a colour with the best score, a win if one player owns them all', () => {
		const draw = after(game(plain('1111'), 2, 'duo'), 'I2 a1,b1', 'I2 c1,d1');
		expect(draw.result()).toBe('draw seat1 seat2');
		const win = after(game(plain('11211'), 2, 'duo'), 'I2 a1,b1', 'I2 c1*2', 'I2 d1,e1');
		expect(win.scores()).toEqual([2 - 10, 1 - 10, 2 - 10, -11]);
		expect(win.result()).toBe('win seat1');
	});
});

describe('ruinas', () => {
	/** Six squares for two players: the ruin may cover two of them. */
	const six = () => game(plain('333333'), 2, 'ruinas', 'red');

	test('a ruin move leaves at least 2 free ground squares a player', () => {
		const running = six();
		expect([running.phase(), running.toPlay()]).toEqual(['ruin', 'yellow']);
		expect(legalOf(running, 'I2 a1,b1', 'I3 a1*3', 'I3 a1,b1,c1')).toEqual(['I2 a1,b1', 'I3 a1*3']);
		running.play('I3 e1*3');
		expect(running.toPlay()).toBe('red');
		expect(legalOf(running, 'I2 a1*2', 'I2 a1,b1')).toEqual(['I2 a1*2']);
	});

	test('ruin stones need neither contact nor ground, and each is there once', () => {
		const apart = after(six(), 'I3 a1*3');
		expect(legalOf(apart, 'I2 f1*2', 'I3 f1*3')).toEqual(['I2 f1*2']);
		const onTop = after(six(), 'I2 a1,b1');
		expect(legalOf(onTop, 'V3 a1*2,b1', 'V3 c1*2,b1')).toEqual(['V3 a1*2,b1']);
	});

	test('when no ruin stone fits any more the start colour opens the game', () => {
		const running = after(six(), 'I2 a1,b1', 'V3 a1*2,b1');
		expect([running.phase(), running.toPlay(), running.out()]).toEqual(['build', 'red', []]);
		expect(running.topView()[0]).toEqual({ square: 'a1', owner: 'ruin', height: 3 });
		expect(running.scores()).toEqual([-11, -11]);
	});

	test('the opening stone is free; for a first stone touching the ruin counts, for a later one not', () => {
		const running = after(six(), 'I2 a1,b1', 'V3 a1*2,b1', 'I2 f1*2');
		expect(running.toPlay()).toBe('yellow');
		expect(legalOf(running, 'I2 c1*2', 'I2 d1*2', 'I2 d1,e1')).toEqual(['I2 c1*2', 'I2 d1,e1']);
		running.play('I2 d1,e1');
		expect(running.toPlay()).toBe('red');
		expect(legalOf(running, 'I3 c1*3', 'V3 e1*2,f1')).toEqual(['V3 e1*2,f1']);
	});

	test('the opening stone may be on the ruin, but not on the ruin alone', () => {
		const running = after(game(plain('222222'), 2, 'ruinas'), 'I2 a1,b1');
		expect(running.phase()).toBe('build');
		expect(legalOf(running, 'I2 a1,b1', 'V3 b1,c1*2')).toEqual(['V3 b1,c1*2']);
	});

	test('the ruin is done when all 11 stones stand', () => {
		const row = '9'.repeat(12);
		const running = game(plain(row, row, row, row, row), 3, 'ruinas', 'green');
		for (let stone = 0; stone < 11; stone++) {
			expect([running.phase(), running.toPlay()]).toEqual(['ruin', ['yellow', 'red', 'green'][stone % 3]]);
			running.play(running.legalMoves().at(-1)!);
		}
		expect([running.phase(), running.toPlay()]).toEqual(['build', 'green']);
	});

	test('a plan too small for any ruin has none', () => {
		const running = game(plain('11111'), 2, 'ruinas');
		expect([running.phase(), running.toPlay()]).toEqual(['build', 'yellow']);
	});
});

describe('transfer game', () => {
	function divided(plan: string[], zones: string[], height: number): SlowScenario {
		return { id: 'divided', plan, zones, limits: { 2: { height, zone: 'r' } }, transfer: true };
	}

	const rowOfTwelve = divided(['111111111111'], ['rrrrrrr.....'], 1);

	/** Seven squares inside the red line. Red places last: its I2 on c1,d1 and its I3 on e1,f1,g1. */
	function row() {
		return after(game(rowOfTwelve, 2, 'transfer'), 'I2 a1,b1', 'I2 c1,d1', 'I3 e1,f1,g1');
	}

	/** Two by two inside, two high. Yellow's V3 is on its own I2 and on red's. */
	function square(yellow: string, red: string, onTop: string) {
		const board = divided(['2222', '2222'], ['rr..', 'rr..'], 2);
		return after(game(board, 2, 'transfer'), yellow, red, onTop);
	}

	test('building stays inside the red line; then the colour that placed last begins', () => {
		expect(legalOf(game(rowOfTwelve, 2, 'transfer'), 'I2 f1,g1', 'I2 g1,h1')).toEqual(['I2 f1,g1']);
		const running = row();
		expect([running.phase(), running.toPlay(), running.out()]).toEqual(['transfer', 'red', []]);
		expect(running.intermediate()).toEqual([2 - 10, 5 - 9]);
		expect(running.scores()).toEqual([-8 - 1, -4 - 2]);
	});

	test('a stone without a place may be chosen and put aside, one with a place must be placed', () => {
		// From c1,d1 the I2 can go to h1,i1, beside the I3. The I3 cannot reach the I2 from outside.
		expect(row().legalMoves()).toEqual(['I2 h1,i1', 'I3 aside']);
	});

	test('who puts a stone aside is out, though more could be taken', () => {
		const running = after(row(), 'I3 aside');
		expect([running.toPlay(), running.out(), running.legalMoves()]).toEqual([
			'yellow',
			['red'],
			['I2 aside'],
		]);
		running.play('I2 aside');
		expect(running.phase()).toBe('over');
		expect(running.scores()).toEqual([-8 - 0 - 1, -4 - 1 - 1]);
		expect(running.result()).toBe('win red');
	});

	test('further stones may touch their colour outside; stones transferred stay', () => {
		const running = after(row(), 'I2 h1,i1', 'I2 aside');
		expect([running.toPlay(), running.out()]).toEqual(['red', ['yellow']]);
		expect(running.legalMoves()).toEqual(['I3 j1,k1,l1']);
		running.play('I3 j1,k1,l1');
		expect(running.scores()).toEqual([-8 - 1, -4 + 5]);
		expect([running.phase(), running.out(), running.result()]).toEqual([
			'over',
			['yellow', 'red'],
			'win red',
		]);
		expect(running.intermediate()).toEqual([-8, -4]);
		expect(running.topView()[0]).toEqual({ square: 'a1', owner: null, height: 0 });
	});

	test('a stone is taken only if no other rests on it, not even one of its own colour', () => {
		const running = square('I2 a1,a2', 'I2 b1,b2', 'V3 a1,a2,b1');
		expect(running.intermediate()).toEqual([3 - 9, 1 - 10]);
		expect([running.toPlay(), running.legalMoves()]).toEqual(['yellow', ['V3 aside']]);
		running.play('V3 aside');
		// The V3 is removed now, so red's I2 can be taken; it was red's only stone, so it has nothing to touch.
		expect([running.toPlay(), running.legalMoves()]).toEqual(['red', ['I2 aside']]);
		running.play('I2 aside');
		expect(running.scores()).toEqual([-6 - 1 - 1, -9 - 1]);
		expect(running.result()).toBe('win yellow');
	});

	test('a colour with nothing to take stays out, even if its stone is uncovered later', () => {
		// Red's only stone is on d1,e1 under yellow's I2.
		const board = divided(['2222222'], ['...rrrr'], 2);
		const running = after(game(board, 2, 'transfer'), 'V3 f1*2,g1', 'I2 d1,e1', 'I2 d1,e1');
		expect([running.intermediate(), running.out()]).toEqual([[4 - 9, 0 - 10], []]);
		expect(running.legalMoves()).toEqual(['I2 aside', 'V3 b1,c1*2']);
		running.play('V3 b1,c1*2');
		expect([running.out(), running.toPlay()]).toEqual([['red'], 'yellow']);
		expect(running.legalMoves()).toEqual(['I2 a1*2']);
		running.play('I2 a1*2');
		expect(running.phase()).toBe('over');
		expect(running.scores()).toEqual([-5 + 3, -10 - 1]);
	});

	test('the first transferred stone needs the ground and a stone still inside, further ones do not', () => {
		const running = square('I2 b1,b2', 'I2 a1,a2', 'V3 a1,b1,b2');
		// Only c1 and c2 are beside yellow's I2, and it is one high.
		expect(running.legalMoves()).toEqual([
			'V3 c1*2,c2',
			'V3 c1*2,d1',
			'V3 c1,c2*2',
			'V3 c1,c2,d1',
			'V3 c1,c2,d2',
			'V3 c1,d1*2',
			'V3 c1,d1,d2',
			'V3 c2*2,d2',
			'V3 c2,d1,d2',
			'V3 c2,d2*2',
		]);
		after(running, 'V3 c1,c2,d1', 'I2 aside');
		expect(running.legalMoves()).toEqual(['I2 c1,c2', 'I2 c1,d1', 'I2 d2*2']);
		running.play('I2 c1,c2');
		expect(running.scores()).toEqual([-6 + 3, -9 - 1]);
	});

	test('a first transferred stone may not rest only on those of the other colour', () => {
		// Yellow's I3 fills the ground outside. Red's I3 would fit on it, beside red's V3, but not as the first.
		const plan = ['11122222', '.1111...', '.1111...'];
		const board = divided(plan, ['rrrrr...', '.rrrr...', '.rrrr...'], 2);
		const building = ['I2 e1,e2', 'V3 d1*2,e1', 'I3 b2,c2,d2', 'I3 a1,b1,c1', 'I4 b3,c3,d3,e3'];
		const running = after(game(board, 2, 'transfer'), ...building, 'I3 f1,g1,h1');
		expect([running.phase(), running.toPlay()]).toEqual(['transfer', 'red']);
		expect(running.legalMoves()).toEqual(['I3 aside', 'V3 aside']);
	});

	test('never on red squares, nor higher than two players build', () => {
		const board = divided(['1122'], ['rr..'], 1);
		const running = after(game(board, 2, 'transfer'), 'I2 a1,b1');
		expect(running.legalMoves()).toEqual(['I2 aside']);
	});
});
