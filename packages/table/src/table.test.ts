import { SETUP_ERRORS, seededRandom } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import {
	bot,
	configOf,
	done,
	people,
	person,
	played,
	refusal,
	tableOf,
	type Wanted,
} from '../test/tables.js';
import {
	botToMove,
	coloursOfSeat,
	laidPlies,
	movesMade,
	seatOfColour,
	seatToMove,
	startTable,
	TABLE_ERRORS,
	takeBackTarget,
} from './index.js';

const RUIN = ['A4 a8*2,b7,b8', 'Z4 d8,e7,e8,f7', 'V3 b4,c4*2'];

describe('a new table', () => {
	it('is at its first turn, with all seats taken', () => {
		const table = tableOf({ seats: [person('Ana'), bot()], start: 'red' });
		expect(table).toMatchObject({ asked: null, seq: 0, seats: [person('Ana'), bot()] });
		expect(seatToMove(table)).toBe(1);
	});

	it.each<[string, Wanted]>([
		['setupPlayers', { players: 6 }],
		['setupStart', { start: 'green' }],
		['setupModeScenario', { mode: 'transfer' }],
		['seatsCount', { players: 3, seats: people(2) }],
		['seatForm', { seats: [person('a\nb'), bot()] }],
		['seatForm', { seats: [person('x'.repeat(61)), bot()] }],
		['seatForm', { seats: [person(), bot('Level 5')] }],
		['seedForm', { seed: -1 }],
		['seedForm', { seed: 2 ** 32 }],
		['seedForm', { seed: Number.NaN }],
		['ruinText', { mode: 'ruinas', ruin: ['I2 a1,a2', 'nonsense'] }],
		['ruinIllegal', { mode: 'ruinas', ruin: ['I2 a1,a2', 'I2 a3,a4'] }],
	])('is refused: %s %j', (code, wanted) => {
		const started = startTable(configOf(wanted));
		expect(started.ok ? null : started.error.code).toBe(code);
		expect(TABLE_ERRORS).toContain(code);
	});

	it('reports which stone of a saved ruin is wrong', () => {
		const started = startTable(configOf({ mode: 'ruinas', ruin: ['I2 a1,a2', 'I2 a3,a4'] }));
		expect(started).toMatchObject({ error: { number: 2, illegal: { code: 'stoneUsed' } } });
	});

	it('knows all codes of setups', () => {
		expect(TABLE_ERRORS).toEqual(expect.arrayContaining([...SETUP_ERRORS]));
		expect(new Set(TABLE_ERRORS).size).toBe(TABLE_ERRORS.length);
	});
});

describe('the ruin', () => {
	it('is built in turn by all seats', () => {
		const table = tableOf({ mode: 'ruinas', players: 2 });
		expect(table.position.phase).toBe('ruin');
		expect(laidPlies(table)).toBe(0);
		expect(seatToMove(played(table, 1))).toBe(1);
		expect(takeBackTarget(played(table, 1), 'host')).toBe(0);
	});

	it.each(['chance', RUIN] as const)('is placed before the first move, and stays: %s', (ruin) => {
		const table = tableOf({ mode: 'ruinas', board: 'pirka', ruin });
		const laid = table.position.ply;
		expect(laid).toBe(ruin === 'chance' ? table.position.stones().length : RUIN.length);
		expect(laidPlies(table)).toBe(laid);
		expect(takeBackTarget(table, 'host')).toBeNull();
		const later = played(table, 4, seededRandom(3));
		expect(laidPlies(later)).toBe(laid);
		expect([0, 1].map((seat) => movesMade(later, seat))).toEqual([2, 2]);
		expect(refusal(later, 'host', { kind: 'takeBack', to: laid - 1 })).toBe('nothingToTakeBack');
		expect(done(later, 'host', { kind: 'takeBack', to: laid }).position.ply).toBe(laid);
	});

	it('that was saved unfinished is completed in turn', () => {
		const table = tableOf({ mode: 'ruinas', board: 'pirka', ruin: RUIN });
		expect(table.position.phase).toBe('ruin');
		expect(seatToMove(table)).toBe(1);
	});

	it('depends on the seed alone if it is random', () => {
		const laid = (seed: number) => tableOf({ mode: 'ruinas', ruin: 'chance', seed }).position.moves;
		expect(laid(5)).toEqual(laid(5));
		expect(laid(5)).not.toEqual(laid(6));
	});

	it('is ignored in other modes', () => {
		expect(tableOf({ ruin: 'chance' }).position.ply).toBe(0);
		expect(laidPlies(played(tableOf({ ruin: RUIN }), 2))).toBe(0);
	});
});

describe('seats and colours', () => {
	it('are one to one, but in duo each seat has two colours', () => {
		expect(seatOfColour({ mode: 'standard', players: 4 }, 'green')).toBe(2);
		const table = tableOf({ mode: 'duo' });
		const seats = [0, 1, 2, 3, 4].map((plies) => seatToMove(played(table, plies)));
		expect(seats).toEqual([0, 1, 0, 1, 0]);
	});

	it('are found by seat, too', () => {
		expect(coloursOfSeat({ mode: 'standard', players: 2 }, 1)).toEqual(['red']);
		expect(coloursOfSeat({ mode: 'duo', players: 2 }, 0)).toEqual(['yellow', 'green']);
		expect(coloursOfSeat({ mode: 'duo', players: 2 }, 1)).toEqual(['red', 'blue']);
	});

	it('are null when the game is over', () => {
		const over = played(tableOf({ seats: [bot(), bot()] }));
		expect([seatToMove(over), botToMove(over)]).toEqual([null, null]);
	});
});

describe('bots', () => {
	it('are asked only in their turn, each with a constant seed', () => {
		const table = tableOf({ seats: [person(), bot('greedy'), bot('level:3')], players: 3 });
		expect(botToMove(table)).toBeNull();
		const first = botToMove(played(table, 1))!;
		expect(first).toMatchObject({ seat: 1, bot: 'greedy' });
		expect(botToMove(played(table, 4))).toEqual(first);
		const second = botToMove(played(table, 2))!;
		expect(second).toMatchObject({ seat: 2, bot: 'level:3' });
		expect(second.seed).not.toBe(first.seed);
		for (const { seed } of [first, second]) expect(seed >>> 0).toBe(seed);
	});

	it('have another seed at another table', () => {
		const seedAt = (seed: number) => botToMove(tableOf({ seats: [bot(), bot()], seed }))!.seed;
		expect(seedAt(1)).not.toBe(seedAt(2));
	});

	it('wait while a request to take back is open', () => {
		const table = played(tableOf({ seats: [person(), person(), bot()], undo: 'ask' }), 2);
		const asked = done(table, 0, { kind: 'takeBack', to: 0 });
		expect(botToMove(asked)).toBeNull();
		expect(botToMove(done(asked, 1, { kind: 'answerUndo', agree: false }))?.seat).toBe(2);
	});
});
