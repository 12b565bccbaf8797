/** A table for two, for tests. */
import type { LoggedEvent, OnlineEvent, SeatView, TableInfo } from '@rumis/protocol';
import { findBuiltin, makeMove } from '@rumis/rules';
import { makeTable, startTable } from '@rumis/table';

export const SEAT: SeatView = {
	...{ kind: 'person', name: 'Ana', bot: null, account: false, program: false, left: null },
};
export const CLOCK = { spent: [0, 0], moves: [0, 0], turn: null };

/** Before the game has begun, after four events. */
export const INFO: TableInfo = {
	...{ id: 'table', epoch: 'epoch', status: 'waiting', seq: 4, ply: 0, isRated: false, you: 0 },
	terms: {
		...{ scenario: 'chullpa', mode: 'standard', players: 2, start: 'yellow', ruin: 'turns' },
		...{ clock: { kind: 'none' }, absent: 'end', standIn: 'level:4', chat: 'all' },
		...{ private: false, rated: false },
	},
	seats: [SEAT, { ...SEAT, name: 'Ben' }],
	...{ isCreator: true, clock: CLOCK, standings: null, rematchAsked: [], rematch: null },
	...{ createdAt: 0, startedAt: null, overAt: null },
};

const setup = { scenario: findBuiltin('chullpa')!, players: 2, mode: 'standard', start: 'yellow' } as const;
const seats = [0, 1].map(() => ({ kind: 'person', name: '' }) as const);
const table = startTable({ setup, seats, undo: 'free', seed: 1, ruin: 'turns' });
if (!table.ok) throw new Error(table.error.code);

export const TABLE_TEXT = makeTable(table.value);
export const MOVE = makeMove(table.value.position.legalMoves()[0]!);

export const STARTED: OnlineEvent = { kind: 'started', table: TABLE_TEXT };
export const MOVED: OnlineEvent = { kind: 'moved', ply: 0, seat: 0, move: MOVE };

/** Events that follow `INFO`. */
export const log = (...events: readonly OnlineEvent[]): LoggedEvent[] =>
	events.map((event, index) => ({ seq: 5 + index, at: 1000 + index, event }));
