import type { OnlineEvent } from '@rumis/protocol';
import { describe, expect, it } from 'vitest';
import { CLOCK, INFO, log, MOVED, SEAT, STARTED } from '../test/sampleTable.js';
import { follow, isIncomplete, type OnlineTable, onlineTableOf } from './onlineTable.js';

const waiting: OnlineTable = { info: INFO, table: null, chat: [], branch: 4 };

describe('a followed table', () => {
	it('begins, and has every move', () => {
		const online = follow(waiting, log(STARTED, MOVED));
		expect(online?.info).toMatchObject({ status: 'playing', seq: 6, ply: 1, startedAt: 1000 });
		expect(online?.table?.position.ply).toBe(1);
	});

	it('is on another branch after moves were taken back', () => {
		const back: OnlineEvent = { kind: 'takenBack', to: 0, by: 'host' };
		expect(follow(waiting, log(STARTED, MOVED))?.branch).toBe(4);
		expect(follow(waiting, log(STARTED, MOVED, back, MOVED))?.branch).toBe(7);
	});

	it('has the latest clocks', () => {
		const clock = { ...CLOCK, spent: [7, 0] };
		const [first] = log(STARTED);
		expect(follow(waiting, [{ ...first!, clock }])?.info.clock).toEqual(clock);
		expect(follow(waiting, [first!])?.info.clock).toEqual(CLOCK);
	});

	it('ignores repeated events', () => {
		const events = log(STARTED, MOVED);
		const online = follow(waiting, events)!;
		expect(follow(online, events)).toBe(online);
	});

	it('is refreshed when an event is missing or does not apply', () => {
		expect(follow(waiting, log(STARTED, MOVED).slice(1)), 'a gap').toBe(null);
		expect(follow(waiting, log(MOVED)), 'a move before the game').toBe(null);
		expect(follow(waiting, log(STARTED, MOVED, MOVED)), 'an impossible move').toBe(null);
		expect(follow(waiting, log({ kind: 'started', table: '{}' })), 'no table').toBe(null);
		expect(onlineTableOf({ kind: 'table', game: 'table', info: INFO, table: '{}', chat: [], now: 0 })).toBe(
			null,
		);
	});

	it('keeps a seat’s name when a bot takes over', () => {
		const online = follow(
			waiting,
			log(
				STARTED,
				{ kind: 'left', seat: 1, why: 'time' },
				{
					kind: 'seated',
					seat: 1,
					who: { kind: 'bot', bot: 'level:4', name: '' },
				},
			),
		);
		expect(online?.info.seats[1]).toEqual({
			...SEAT,
			name: 'Ben',
			kind: 'bot',
			bot: 'level:4',
			left: 'time',
		});
		expect(online?.table?.seats[1]?.kind).toBe('bot');
	});

	it('ends, and has a rematch elsewhere', () => {
		const standings = [{ seat: 0, rank: 1, points: 3 }];
		const online = follow(
			waiting,
			log(
				STARTED,
				{ kind: 'over', standings },
				{ kind: 'rematchAsked', seat: 1 },
				{ kind: 'rematch', game: 'next' },
			),
		);
		expect(online?.info).toMatchObject({ status: 'over', standings, rematchAsked: [1], rematch: 'next' });
	});

	it('ignores an event that is newer than this client', () => {
		const online = follow(waiting, log(STARTED, { kind: 'juggled' } as never, MOVED));
		expect(online?.table?.position.ply).toBe(1);
	});

	it('must be refreshed when a seat is taken or left', () => {
		expect(isIncomplete(log({ kind: 'sat', seat: 1, name: 'Ben' }))).toBe(true);
		expect(isIncomplete(log({ kind: 'stood', seat: 1 }))).toBe(true);
		expect(isIncomplete(log(STARTED, MOVED))).toBe(false);
	});
});
