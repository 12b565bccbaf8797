import { seededRandom } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { aMove, bot, done, lookOf, people, person, played, refusal, tableOf } from '../test/tables.js';
import { type Command, decide, makeTable, parseTable, seatToMove, standingsOf, type Table } from './index.js';

const giveUp = (seat: number): Command => ({ kind: 'end', seat, why: 'resigned' });
const timeUp = (seat: number): Command => ({ kind: 'end', seat, why: 'time' });

describe('a game that ends early', () => {
	const table = played(tableOf({ seats: people(3), undo: 'ask' }), 7);

	it('ends when a person resigns, whoever is to move', () => {
		const decided = decide(table, 2, giveUp(2));
		const events = decided.ok && decided.value.map(({ event }) => event);
		expect(events).toEqual([{ kind: 'ended', seat: 2, why: 'resigned' }]);
		const ended = done(table, 2, giveUp(2));
		expect([ended.ended, seatToMove(ended), ended.seq]).toEqual([{ seat: 2, why: 'resigned' }, null, 8]);
	});

	it.each<[string, number | 'host', Command]>([
		['notYours', 0, giveUp(1)],
		['notYours', 0, timeUp(0)],
		['noSeat', 'host', timeUp(3)],
	])('is not ended by others: %s', (code, by, command) => {
		expect(refusal(table, by, command)).toBe(code);
	});

	it('is not resigned by a bot', () => {
		expect(refusal(tableOf({ seats: [bot(), person()] }), 0, giveUp(0))).toBe('notYours');
	});

	it('allows no more moves or taking back', () => {
		const ended = done(done(table, 0, { kind: 'takeBack', to: 3 }), 'host', timeUp(1));
		expect(ended.asked).toBeNull();
		expect(refusal(ended, 'host', aMove(ended))).toBe('over');
		expect(refusal(ended, 'host', { kind: 'takeBack', to: 3 })).toBe('over');
		expect(refusal(ended, 'host', timeUp(0))).toBe('over');
	});

	it('cannot end early after it was played to its end', () => {
		expect(refusal(played(table), 'host', timeUp(0))).toBe('over');
	});

	it('is parsed back from its text unchanged', () => {
		const ended = done(table, 'host', { kind: 'end', seat: 1, why: 'absent' });
		const again = parseTable(makeTable(ended));
		expect(again.ok && lookOf(again.value)).toEqual(lookOf(ended));
	});

	it.each([
		['a seat that is not there', { seat: 3, why: 'time' }],
		['an unknown reason', { seat: 0, why: 'bored' }],
		['no seat at all', {}],
	])('is not parsed with %s', (_, ended) => {
		const text = JSON.stringify({ ...(JSON.parse(makeTable(table)) as object), ended });
		expect(parseTable(text)).toEqual({ ok: false, error: { code: 'tableForm' } });
	});
});

describe('standings', () => {
	const ranks = (table: Table) => standingsOf(table)?.map(({ rank }) => rank);

	it('are known only when the game is over', () => {
		expect(standingsOf(tableOf())).toBeNull();
	});

	/** Random games, one seed after another, until the points are as wanted. */
	function overWith(isWanted: (points: readonly number[]) => boolean): Table {
		for (let seed = 1; seed < 200; seed++) {
			const over = played(tableOf({ seats: people(3) }), undefined, seededRandom(seed));
			if (isWanted(over.position.scores().map(({ points }) => points))) return over;
		}
		throw new Error('no such game found');
	}

	it('rank by points', () => {
		const over = overWith(([a, b, c]) => b! > c! && c! > a!);
		expect(ranks(over)).toEqual([3, 1, 2]);
		expect(standingsOf(over)?.map(({ points }) => points)).toEqual(
			over.position.scores().map(({ points }) => points),
		);
	});

	it('give equal points one rank, and skip the next', () => {
		expect(ranks(overWith(([a, b, c]) => a === c && b! < a!))).toEqual([1, 3, 1]);
	});

	it('put the player who ended the game last, whatever their points', () => {
		const table = played(tableOf({ seats: people(2) }), 1);
		expect(ranks(done(table, 'host', timeUp(0)))).toEqual([2, 1]);
		expect(ranks(done(table, 1, giveUp(1)))).toEqual([1, 2]);
	});

	it('put players who left their seat to a bot behind all who stayed', () => {
		const over = overWith(([a, b, c]) => a! > b! && b! > c!);
		expect(standingsOf(over, [0])?.map(({ rank }) => rank)).toEqual([3, 1, 2]);
		expect(standingsOf(over, [0, 2])?.map(({ rank }) => rank)).toEqual([2, 1, 2]);
	});

	it('have no winner if nobody stayed', () => {
		const ended = done(played(tableOf({ seats: people(2) }), 1), 'host', timeUp(1));
		expect(standingsOf(ended, [0, 1])?.map(({ rank }) => rank)).toEqual([2, 2]);
	});

	it('count the better colour of each seat in duo', () => {
		const over = played(tableOf({ mode: 'duo' }));
		const scores = over.position.scores().map(({ points }) => points);
		const best = [Math.max(scores[0]!, scores[2]!), Math.max(scores[1]!, scores[3]!)];
		expect(standingsOf(over)?.map(({ points }) => points)).toEqual(best);
	});
});
