import type { LoggedEvent, RoomEvent, TableInfo } from '@rumis/protocol';
import { makeMove } from '@rumis/rules';
import { makeTable } from '@rumis/table';
import { describe, expect, it } from 'vitest';
import { tableOf } from '../game/sampleGames.js';
import { follow, isIncomplete, type Room, roomFrom } from './room.js';

const SEAT = { kind: 'person', name: 'Ana', bot: null, account: false, program: false, left: null } as const;
const CLOCK = { spent: [0, 0], moves: [0, 0], turn: null };

const info: TableInfo = {
	...({
		id: 'table',
		epoch: 'e',
		status: 'waiting',
		you: 0,
		rematchAsked: [],
		rematch: null,
	} as never as TableInfo),
	seq: 4,
	ply: 0,
	seats: [SEAT, { ...SEAT, name: 'Ben' }],
	clock: CLOCK,
};

const waiting: Room = { info, table: null, chat: [] };
const text = makeTable(tableOf());
const move = makeMove(tableOf().position.legalMoves()[0]!);

/** Events that follow on what is known. */
const log = (...events: readonly RoomEvent[]): LoggedEvent[] =>
	events.map((event, index) => ({ seq: 5 + index, at: 1000 + index, event }));

const started: RoomEvent = { kind: 'started', table: text };
const moved: RoomEvent = { kind: 'moved', ply: 0, seat: 0, move };

describe('a table that is followed', () => {
	it('begins, and has every move', () => {
		const room = follow(waiting, log(started, moved));
		expect(room?.info).toMatchObject({ status: 'playing', seq: 6, ply: 1, startedAt: 1000 });
		expect(room?.table?.position.ply).toBe(1);
	});

	it('has the clocks that came last', () => {
		const clock = { ...CLOCK, spent: [7, 0] };
		const [first] = log(started);
		expect(follow(waiting, [{ ...first!, clock }])?.info.clock).toEqual(clock);
		expect(follow(waiting, [first!])?.info.clock).toEqual(CLOCK);
	});

	it('is not told the same twice', () => {
		const events = log(started, moved);
		const room = follow(waiting, events)!;
		expect(follow(room, events)).toBe(room);
	});

	it('is asked for anew when something is missing or does not fit', () => {
		expect(follow(waiting, log(started, moved).slice(1)), 'a gap').toBe(null);
		expect(follow(waiting, log(moved)), 'a move before the game').toBe(null);
		expect(follow(waiting, log(started, moved, moved)), 'an impossible move').toBe(null);
		expect(follow(waiting, log({ kind: 'started', table: '{}' })), 'no table').toBe(null);
		expect(roomFrom({ kind: 'table', game: 'table', info, table: '{}', chat: [], now: 0 })).toBe(null);
	});

	it('keeps a seat’s name when a bot takes over', () => {
		const room = follow(
			waiting,
			log(
				started,
				{ kind: 'left', seat: 1, why: 'time' },
				{
					kind: 'seated',
					seat: 1,
					who: { kind: 'bot', bot: 'level:4', name: '' },
				},
			),
		);
		expect(room?.info.seats[1]).toEqual({ ...SEAT, name: 'Ben', kind: 'bot', bot: 'level:4', left: 'time' });
		expect(room?.table?.seats[1]?.kind).toBe('bot');
	});

	it('ends, and is played again elsewhere', () => {
		const standings = [{ seat: 0, rank: 1, points: 3 }];
		const room = follow(
			waiting,
			log(
				started,
				{ kind: 'over', standings },
				{ kind: 'rematchAsked', seat: 1 },
				{ kind: 'rematch', game: 'next' },
			),
		);
		expect(room?.info).toMatchObject({ status: 'over', standings, rematchAsked: [1], rematch: 'next' });
	});

	it('takes no harm from an event that is newer than this page', () => {
		const room = follow(waiting, log(started, { kind: 'juggled' } as never, moved));
		expect(room?.table?.position.ply).toBe(1);
	});

	it('has to be looked at again when somebody sits down or stands up', () => {
		expect(isIncomplete(log({ kind: 'sat', seat: 1, name: 'Ben' }))).toBe(true);
		expect(isIncomplete(log({ kind: 'stood', seat: 1 }))).toBe(true);
		expect(isIncomplete(log(started, moved))).toBe(false);
	});
});
