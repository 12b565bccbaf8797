import { describe, expect, it } from 'vitest';
import {
	aMove,
	bot,
	done,
	lookOf,
	movesOf,
	people,
	person,
	played,
	refusal,
	tableOf,
} from '../test/tables.js';
import { type Command, decide, evolve, type Table, takeBackTarget } from './index.js';

const takeBack = (to: number): Command => ({ kind: 'takeBack', to });
const answer = (agree: boolean): Command => ({ kind: 'answerUndo', agree });

function eventsOf(table: Table, by: number | 'host', command: Command) {
	const decided = decide(table, by, command);
	return decided.ok ? decided.value.map(({ event }) => event) : decided.error.code;
}

describe('a move', () => {
	const table = tableOf();

	it('is recorded in canonical text, with the seat to move', () => {
		const command: Command = { kind: 'move', ply: 0, move: 'p4 B1, A2, a1, a1' };
		const moved = { kind: 'moved', ply: 0, seat: 0, move: 'P4 a1*2,a2,b1' };
		expect(eventsOf(table, 0, command)).toEqual([moved]);
		expect(eventsOf(table, 'host', command)).toEqual([moved]);
	});

	it('leaves the previous table unchanged', () => {
		const before = lookOf(table);
		const after = done(table, 0, aMove(table));
		expect([table.position.ply, after.position.ply, after.seq]).toEqual([0, 1, 1]);
		expect(after.position).not.toBe(table.position);
		expect(lookOf(table)).toEqual(before);
	});

	it.each<[string, number, Command]>([
		['notYourTurn', 1, { kind: 'move', ply: 0, move: 'I2 a1,a2' }],
		['noSeat', 2, { kind: 'move', ply: 0, move: 'I2 a1,a2' }],
		['noSeat', -1, { kind: 'move', ply: 0, move: 'I2 a1,a2' }],
		['stale', 0, { kind: 'move', ply: 1, move: 'I2 a1,a2' }],
		['moveText', 0, { kind: 'move', ply: 0, move: 'I2' }],
		['illegal', 0, { kind: 'move', ply: 0, move: 'I2 a1,c1' }],
	])('is refused: %s', (code, by, command) => {
		expect(refusal(table, by, command)).toBe(code);
	});

	it('is refused with all details', () => {
		expect(decide(table, 0, { kind: 'move', ply: 3, move: 'I2 a1,a2' })).toMatchObject({
			error: { code: 'stale', ply: 0 },
		});
		expect(decide(table, 0, { kind: 'move', ply: 0, move: 'I2 a1*3' })).toMatchObject({
			error: { illegal: { code: 'wrongShape' } },
		});
		expect(decide(table, 0, { kind: 'move', ply: 0, move: 'I9' })).toMatchObject({
			error: { reason: { code: 'moveStone', found: 'I9' } },
		});
	});

	it('is not possible when the game is over', () => {
		const over = played(table);
		expect(refusal(over, 'host', aMove(over))).toBe('over');
	});

	it('belongs in duo to the seat that has the colour', () => {
		const green = played(tableOf({ mode: 'duo' }), 2);
		expect(refusal(green, 1, aMove(green))).toBe('notYourTurn');
		expect(refusal(green, 0, aMove(green))).toBeNull();
	});
});

describe('taking back at will', () => {
	const table = played(tableOf({ seats: [person(), bot(), person()] }), 5);

	it('goes to the last turn of any person, over what bots did', () => {
		expect(takeBackTarget(table, 'host')).toBe(3);
		expect(takeBackTarget(table, 0)).toBe(3);
		expect(takeBackTarget(table, 1)).toBeNull();
		const back = done(table, 2, takeBack(3));
		expect(movesOf(back)).toEqual(movesOf(table).slice(0, 3));
		expect(takeBackTarget(back, 0)).toBe(2);
		expect(back.seq).toBe(6);
	});

	it('brings a finished game back into play', () => {
		const over = played(table);
		const back = done(over, 0, takeBack(takeBackTarget(over, 0)!));
		expect(over.position.phase).toBeNull();
		expect(back.position.phase).toBe('build');
	});

	it('goes back from the transfer phase into building', () => {
		const ended = played(tableOf({ board: 'colca', mode: 'transfer' }));
		expect(ended.position.intermediate).not.toBeNull();
		expect(done(ended, 0, takeBack(2)).position.intermediate).toBeNull();
	});

	it.each([5, 6, -1, 1.5, Number.NaN])('does not go to ply %d', (to) => {
		expect(refusal(table, 'host', takeBack(to))).toBe('nothingToTakeBack');
	});

	it('is not for bots, and not possible at the start', () => {
		expect(refusal(table, 1, takeBack(3))).toBe('notYours');
		expect(takeBackTarget(tableOf(), 0)).toBeNull();
		expect(takeBackTarget(played(tableOf({ seats: [bot(), bot()] }), 3), 'host')).toBeNull();
	});
});

describe('taking back by consent', () => {
	const table = played(tableOf({ seats: [...people(3), bot()], undo: 'ask' }), 6);
	const asked = done(table, 0, takeBack(4));

	it('goes to your own last turn', () => {
		expect([0, 1, 2, 3].map((seat) => takeBackTarget(table, seat))).toEqual([4, 5, 2, null]);
	});

	it('is requested first, and nothing is taken back yet', () => {
		expect(asked.asked).toEqual({ seat: 0, to: 4, agreed: [] });
		expect(asked.position).toBe(table.position);
	});

	it('happens when all other people have agreed', () => {
		const half = done(asked, 2, answer(true));
		expect(half.asked?.agreed).toEqual([2]);
		expect(eventsOf(half, 1, answer(true))).toEqual([{ kind: 'takenBack', to: 4, by: 0 }]);
		const back = done(half, 1, answer(true));
		expect([back.position.ply, back.asked]).toEqual([4, null]);
	});

	it('does not happen when one refuses, even if others agreed', () => {
		const refused = done(done(asked, 2, answer(true)), 1, answer(false));
		expect([refused.position.ply, refused.asked]).toEqual([6, null]);
		expect(refusal(refused, 2, answer(true))).toBe('noUndoAsked');
	});

	it('can be withdrawn, and is by a move', () => {
		expect(eventsOf(asked, 0, answer(false))).toEqual([{ kind: 'undoRefused', by: 0 }]);
		expect(done(asked, 0, answer(false)).asked).toBeNull();
		expect(done(asked, 2, aMove(asked)).asked).toBeNull();
	});

	it('accepts the same answer twice as one', () => {
		const half = done(asked, 2, answer(true));
		expect(eventsOf(half, 2, answer(true))).toEqual([]);
		expect(done(half, 2, answer(true))).toBe(half);
	});

	it('is not answered by bots, nor by the player who asked', () => {
		expect(refusal(asked, 3, answer(true))).toBe('notYours');
		expect(refusal(asked, 3, answer(false))).toBe('notYours');
		expect(refusal(asked, 0, answer(true))).toBe('notYours');
		expect(refusal(asked, 1, takeBack(2))).toBe('undoPending');
	});

	it('is granted at once to the host, or if no other person has a seat', () => {
		expect(eventsOf(asked, 'host', answer(true))).toEqual([{ kind: 'takenBack', to: 4, by: 0 }]);
		expect(eventsOf(asked, 'host', takeBack(1))).toEqual([{ kind: 'takenBack', to: 1, by: 'host' }]);
		const alone = played(tableOf({ seats: [person(), bot()], undo: 'ask' }), 2);
		expect(eventsOf(alone, 0, takeBack(0))).toEqual([{ kind: 'takenBack', to: 0, by: 0 }]);
	});

	it('no longer waits for a person replaced by a bot', () => {
		const half = done(asked, 2, answer(true));
		const left = done(half, 1, { kind: 'seat', seat: 1, who: bot() });
		expect([left.position.ply, left.asked, left.seats[1]]).toEqual([4, null, bot()]);
	});

	it('is dropped when the player who asked is replaced by a bot', () => {
		const left = done(asked, 0, { kind: 'seat', seat: 0, who: bot() });
		expect([left.position.ply, left.asked]).toEqual([6, null]);
	});

	it('waits for a person who took a seat meanwhile', () => {
		const joined = done(asked, 'host', { kind: 'seat', seat: 3, who: person('Late') });
		const most = done(done(joined, 1, answer(true)), 2, answer(true));
		expect(most.asked?.agreed).toEqual([1, 2]);
		expect(done(most, 3, answer(true)).position.ply).toBe(4);
	});
});

describe('a seat', () => {
	const table = tableOf();

	it('is changed by the host or its own player', () => {
		const named = done(table, 1, { kind: 'seat', seat: 1, who: person('Ben') });
		const taken = done(named, 'host', { kind: 'seat', seat: 0, who: bot() });
		expect(taken.seats).toEqual([bot(), person('Ben')]);
		expect(taken.config).toBe(table.config);
		expect(taken.position).toBe(table.position);
	});

	it.each<[string, number | 'host', Command]>([
		['notYours', 0, { kind: 'seat', seat: 1, who: bot() }],
		['noSeat', 'host', { kind: 'seat', seat: 2, who: bot() }],
		['seatForm', 0, { kind: 'seat', seat: 0, who: bot('LEVEL') }],
		['seatForm', 0, { kind: 'seat', seat: 0, who: person('\u0007') }],
	])('is refused: %s', (code, by, command) => {
		expect(refusal(table, by, command)).toBe(code);
	});
});

describe('an event of another table', () => {
	const table = tableOf();

	it.each([
		{ kind: 'moved', ply: 0, seat: 0, move: 'nonsense' },
		{ kind: 'moved', ply: 0, seat: 0, move: 'I2 a1,c1' },
		{ kind: 'takenBack', to: 0, by: 0 },
		{ kind: 'takenBack', to: -1, by: 0 },
		{ kind: 'undoAgreed', seat: 1 },
	] as const)('is a programmer’s mistake: %j', (event) => {
		expect(() => evolve(table, event)).toThrow();
	});
});
