import { ABSENT_AFTER, IDLE_AFTER, type SeatView, type TableInfo, type TableTerms } from '@rumis/protocol';
import { describe, expect, it } from 'vitest';
import { absentSeat, mayReturn } from './absence.js';

const PERSON: SeatView = {
	kind: 'person',
	name: 'Ana',
	bot: null,
	account: false,
	program: false,
	left: null,
};

const infoWith = (
	terms: Partial<TableTerms>,
	seats: readonly Partial<SeatView>[] = [{}, {}],
	more: Partial<TableInfo> = {},
): TableInfo => ({
	...({ id: 'table', status: 'playing', you: 0 } as TableInfo),
	terms: { clock: { kind: 'none' }, absent: 'bot', ...terms } as TableTerms,
	seats: seats.map((seat) => ({ ...PERSON, ...seat })),
	clock: { spent: [0, 0], moves: [0, 0], turn: { seat: 1, since: 1000, deadline: null } },
	...more,
});

const here = (...seats: readonly number[]) => ({ seats, watchers: 0 });

describe('an absent player', () => {
	it('lets the others go on after a while, as was agreed', () => {
		expect(absentSeat(infoWith({ absent: 'bot' }), here(0))).toEqual({
			seat: 1,
			from: 1000 + ABSENT_AFTER.bot,
		});
		expect(absentSeat(infoWith({ absent: 'end' }), here(0))?.from).toBe(1000 + ABSENT_AFTER.end);
	});

	it('has a week to think with an open page', () => {
		expect(absentSeat(infoWith({ absent: 'bot' }), here(0, 1))).toEqual({ seat: 1, from: 1000 + IDLE_AFTER });
	});

	it.each([
		['has a clock that decides', infoWith({ clock: { kind: 'move', each: 1000 } }), here(0)],
		['is a bot', infoWith({}, [{}, { kind: 'bot', bot: 'level:1' }]), here(0)],
		['is waited for by a spectator', infoWith({}, [{}, {}], { you: null }), here()],
		['is oneself', infoWith({}, [{}, {}], { you: 1 }), here()],
		['is gone from a game that is over', infoWith({}, [{}, {}], { status: 'over' }), here(0)],
	])('is left alone who %s', (_, info, presence) => {
		expect(absentSeat(info, presence)).toBe(null);
	});

	it('may come back, unless they resigned or ran out of time', () => {
		const replaced = (left: SeatView['left'], terms: Partial<TableTerms> = {}) =>
			mayReturn(infoWith(terms, [{ kind: 'bot', bot: 'level:4', left }, {}]));
		expect(replaced('absent')).toBe(true);
		expect(replaced('resigned')).toBe(false);
		expect(replaced('time', { clock: { kind: 'move', each: 1000 } })).toBe(true);
		expect(replaced('time', { clock: { kind: 'live', base: 1000, increment: 0 } })).toBe(false);
		expect(mayReturn(infoWith({}))).toBe(false);
	});
});
