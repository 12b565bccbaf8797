import { describe, expect, it } from 'vitest';
import { seatOf, tableOf } from '../../test/sampleTables.js';
import * as en from '../i18n/en/index.js';
import { factsOf } from './tableFacts.js';
import { boardOf, grouped, groupOf, rowsOf, seatTitle, tableTitle } from './tables.js';

const HOUR = 3_600_000;

describe('a table in a list', () => {
	it('is called after its board and mode', () => {
		expect(tableTitle(tableOf({ scenario: 'pisac', mode: 'inverse' }), en)).toBe('Pisac · Inverse');
		expect(boardOf({ scenario: 'my-own-board', board: '{"broken"' })).toBeNull();
	});

	it('names the players', () => {
		expect(seatTitle(seatOf({ name: 'Ann' }), 0, en)).toBe('Ann');
		expect(seatTitle(seatOf({ kind: 'bot', name: '', bot: 'level:3' }), 1, en)).toBe('Qinti');
		expect(seatTitle(seatOf({ kind: 'open', name: '' }), 1, en)).toBe(en.people.freeSeat);
		expect(seatTitle(seatOf({ kind: 'link', name: '' }), 1, en)).toBe(en.people.freeSeat);
		// A deleted account has no name.
		expect(seatTitle(seatOf({ name: '' }), 1, en)).toBe(en.rules.seat(2));
	});

	it('lists the players as they sit, and by rank once it is over', () => {
		const standings = [
			{ seat: 0, rank: 3, points: 2 },
			{ seat: 1, rank: 1, points: 9 },
			{ seat: 2, rank: 1, points: 9 },
		];
		const seats = [seatOf({ name: 'A' }), seatOf({ name: 'B' }), seatOf({ name: 'C' })];
		const names = (table: Parameters<typeof rowsOf>[0]) => rowsOf(table).map(({ view }) => view.name);
		expect(names({ seats, standings: null })).toEqual(['A', 'B', 'C']);
		expect(names({ seats, standings })).toEqual(['B', 'C', 'A']);
		expect(rowsOf({ seats, standings })[2]?.standing?.points).toBe(2);
	});
});

describe('your own tables', () => {
	it('are grouped by status', () => {
		expect(groupOf(tableOf({ toMove: 0, you: 0 }))).toBe('yourTurn');
		expect(groupOf(tableOf({ toMove: 1, you: 0 }))).toBe('theirTurn');
		expect(groupOf(tableOf({ toMove: 0 }))).toBe('theirTurn');
		expect(groupOf(tableOf({ status: 'waiting', toMove: null, you: 0 }))).toBe('waiting');
		expect(groupOf(tableOf({ status: 'over', toMove: null, you: 0 }))).toBe('finished');
	});

	it('begin with the one where time runs out first', () => {
		const table = (id: string, deadline: number | null) => tableOf({ id, deadline, toMove: 0, you: 0 });
		const tables = [table('none', null), table('late', 900), table('soon', 100), table('none2', null)];
		expect(grouped(tables).yourTurn.map(({ id }) => id)).toEqual(['soon', 'late', 'none', 'none2']);
	});

	it('show whose turn it is, the time left, and the time of the last move', () => {
		const facts = (table: Parameters<typeof tableOf>[0]) => factsOf(tableOf(table), 5 * HOUR, 'en', en);
		const ago = en.people.lastMove('5 hours ago');
		expect(facts({ you: 0, toMove: 1 })).toEqual([en.people.turnOf('Ben'), ago]);
		expect(facts({ you: 0, deadline: 8 * HOUR })).toEqual([en.people.timeLeft('3 hours'), ago]);
		expect(facts({ you: 0, deadline: 5 * HOUR })).toEqual([en.people.timeUp, ago]);
		expect(facts({ you: 0, ply: 0 })).toEqual([]);
	});

	it('show how many players are missing before the game starts', () => {
		const seats = [seatOf(), seatOf({ kind: 'open', name: '' }), seatOf({ kind: 'link', name: '' })];
		const table = tableOf({ status: 'waiting', toMove: null, you: 0, seats, players: 3 });
		expect(factsOf(table, 0, 'en', en)).toEqual([en.people.freeSeats(2)]);
	});
});
