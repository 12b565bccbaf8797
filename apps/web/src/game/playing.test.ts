import { makeMove } from '@rumis/rules';
import { handToPlay, placementsOf } from '@rumis/table';
import { describe, expect, it } from 'vitest';
import {
	bot,
	gameWith,
	movesOf,
	person,
	played,
	playedByChance,
	playedOut,
	tableOf,
	type Wanted,
} from '../../test/sampleGames.js';
import { aim, ghostIn, pickNext, pickStone, placeHeld, pointAt, turnStone } from '../../test/sampleHand.js';
import { viewPly } from './looking.js';
import {
	canRedo,
	canTakeBack,
	changeSeat,
	playMove,
	putAside,
	redo,
	tableAt,
	takeBack,
	takeBackTo,
} from './playing.js';
import { type GameState, openGame } from './state.js';

const opening = gameWith();
const afterTwo = openGame('sample', played(tableOf(), 'I4 b3*4', 'I2 c3,c4'));
const moves = ({ table }: GameState) => movesOf(table);

/** A person and a bot, after one move each. */
const withBot: Wanted = { seats: [person(), bot('random')] };
const afterTwoWithBot = openGame('sample', played(tableOf(withBot), 'I4 b3*4', 'I2 c3,c4'));

describe('placing the held stone', () => {
	it('plays it where it is shown, and empties the hand', () => {
		const held = aim(pickStone(opening, 'L4'));
		const after = placeHeld(held);
		expect(after.table.position.stones()).toMatchObject([{ stone: 'L4', cells: ghostIn(held)?.cells }]);
		expect(after).toMatchObject({ held: null, isAimed: false, message: null, cursor: held.cursor });
	});

	it('says why it may not lie there, and keeps it in the hand', () => {
		// The tower has reached its maximum height.
		const held = aim(pointAt(pickStone(afterTwo, 'I3'), { x: 1, y: 2 }));
		const after = placeHeld(held);
		expect(after).toMatchObject({ table: held.table, isAimed: false, held: held.held });
		expect(after.message).toMatchObject({ kind: 'illegal', illegal: { code: 'tooHigh' } });
	});

	it('needs a stone, and to be at the turn', () => {
		expect(placeHeld(opening)).toBe(opening);
		const held = { ...pickStone(opening, 'L4'), viewedPly: 0 };
		expect(placeHeld(held)).toBe(held);
	});
});

describe('a typed move', () => {
	it('is played', () => expect(moves(playMove(opening, 'I4 b3*4'))).toEqual(['I4 b3*4']));

	it('that is illegal is refused with its reason, and the hand stays as it is', () => {
		const held = pickStone(opening, 'L4');
		const after = playMove(held, 'I2 a1*2,a2');
		expect(after).toMatchObject({ table: held.table, held: held.held, message: { kind: 'illegal' } });
	});

	it('that is no move changes nothing', () => {
		expect(playMove(opening, 'hello')).toEqual(opening);
	});

	it('ends a look at the past', () => {
		expect(playMove(viewPly(afterTwo, 1), 'V3 a2,a3,b2')).toMatchObject({ viewedPly: null });
	});
});

describe('the end of a game', () => {
	const over = openGame('sample', playedOut(tableOf()));
	const last = movesOf(over.table).at(-1)!;

	it('is counted when it comes here and now', () => {
		const before = openGame('sample', tableAt(over.table, over.table.position.ply - 1));
		expect(before.count).toBeNull();
		expect(playMove(before, last)).toMatchObject({ count: { squares: 0, isDone: false } });
	});

	it('needs no counting when the finished game is only opened', () => {
		expect(over.count).toEqual({ squares: 0, isDone: true });
		expect(changeSeat(over, 0, bot('random')).count).toEqual({ squares: 0, isDone: true });
	});
});

describe('putting aside', () => {
	const table = playedByChance(tableOf({ board: 'colca', mode: 'transfer' }), 12, ({ position }) =>
		position.legalMoves().some(({ kind }) => kind === 'aside'),
	);
	const game = openGame('sample', table);

	it('is possible in the transfer game for a stone that fits nowhere', () => {
		const aside = table.position.legalMoves().find(({ kind }) => kind === 'aside')!;
		expect(moves(putAside(game, aside.stone)).at(-1)).toBe(makeMove(aside));
	});

	it('is refused with the reason for every other stone', () => {
		const placeable = handToPlay(table.position).filter(
			(stone) => placementsOf(table.position, stone).length,
		);
		expect(placeable.length).toBeGreaterThan(0);
		for (const stone of placeable) {
			expect(putAside(game, stone).message).toMatchObject({ illegal: { code: 'asideFits' } });
		}
		expect(putAside(opening, 'L4').message).toMatchObject({ illegal: { code: 'asideNotNow' } });
	});
});

describe('taking back', () => {
	it('goes back one move among people', () => {
		expect(canTakeBack(afterTwo)).toBe(true);
		expect(moves(takeBack(afterTwo))).toEqual(['I4 b3*4']);
		expect(moves(takeBack(takeBack(afterTwo)))).toEqual([]);
	});

	it('takes a bot’s answer along', () => {
		const back = takeBack(afterTwoWithBot);
		expect(moves(back)).toEqual([]);
		expect(back.isPaused).toBe(false);
	});

	it('empties the hand and ends a look at the past', () => {
		expect(takeBack(pickNext(afterTwo, 1))).toMatchObject({ held: null });
		expect(takeBack(viewPly(afterTwo, 1))).toMatchObject({ viewedPly: null });
	});

	it('changes nothing when there is nothing to take back', () => {
		expect(canTakeBack(opening)).toBe(false);
		expect(takeBack(opening)).toBe(opening);
		const bots = openGame('sample', played(tableOf({ seats: [bot('random'), bot('random')] }), 'I4 b3*4'));
		expect(takeBack(bots)).toBe(bots);
	});

	it('to a bot’s turn makes the bots wait', () => {
		expect(takeBackTo(afterTwoWithBot, 1)).toMatchObject({ isPaused: true });
		expect(moves(takeBackTo(afterTwoWithBot, 1))).toEqual(['I4 b3*4']);
	});

	it('never takes back a random ruin, nor makes the bots wait for it', () => {
		const game = gameWith({ ...withBot, mode: 'ruinas', ruin: 'chance' });
		const { ply } = game.table.position;
		expect(canTakeBack(game)).toBe(false);
		const after = takeBackTo(viewPly(game, ply - 2), ply - 2);
		expect(after.table).toBe(game.table);
		expect(after.isPaused).toBe(false);
	});
});

describe('a finished game', () => {
	const finished = openGame('sample', playedOut(tableOf()));

	it('cannot be taken back', () => {
		expect(canTakeBack(finished)).toBe(false);
		expect(takeBack(finished)).toBe(finished);
	});

	it('continues from any move in a copy', () => {
		const before = moves(finished);
		const copy = tableAt(finished.table, 3);
		expect(movesOf(copy)).toEqual(before.slice(0, 3));
		expect(copy.position.phase).not.toBeNull();
		expect(moves(finished)).toEqual(before);
	});
});

describe('redoing', () => {
	it('plays what was taken back again, move by move among people', () => {
		const back = takeBack(takeBack(afterTwo));
		expect(canRedo(back)).toBe(true);
		expect(moves(redo(back))).toEqual(['I4 b3*4']);
		expect(moves(redo(redo(back)))).toEqual(['I4 b3*4', 'I2 c3,c4']);
		expect(canRedo(redo(redo(back)))).toBe(false);
	});

	it('takes a bot’s answer along', () => {
		expect(moves(redo(takeBack(afterTwoWithBot)))).toEqual(moves(afterTwoWithBot));
	});

	it('is over when another move is played, but not when the same one is', () => {
		const back = takeBack(takeBack(afterTwo));
		expect(canRedo(playMove(back, 'I2 a1,a2'))).toBe(false);
		expect(canRedo(playMove(back, 'I4 b3*4'))).toBe(true);
	});

	it('changes nothing when nothing was taken back', () => {
		expect(redo(afterTwo)).toBe(afterTwo);
	});
});

describe('changing seats', () => {
	it('seats a bot, and the person’s stone goes back', () => {
		const after = changeSeat(turnStone(pickStone(opening, 'L4'), 'x', 1), 0, bot('level:3'));
		expect(after.table.seats[0]).toEqual(bot('level:3'));
		expect(after.held).toBeNull();
	});

	it('refuses a seat that there is not', () => {
		expect(changeSeat(opening, 7, person()).table).toBe(opening.table);
	});
});
