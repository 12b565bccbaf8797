import type { OnlineEvent } from '@rumis/protocol';
import { makeMove } from '@rumis/rules';
import { makeTable, startTable, type TableEvent } from '@rumis/table';
import { describe, expect, it } from 'vitest';
import { readScenario } from '../../apps/server/src/game/boards.js';
import type { Row } from '../../apps/server/src/store/schema.js';
import { check } from './checker.js';
import { Ledger } from './ledger.js';
import type { GameLog } from './log.js';

const GAME = 'GameGameGame';
const EPOCH = 'EpochEpoch';

const started = startTable({
	setup: { scenario: readScenario('chullpa')!, players: 2, mode: 'standard', start: 'yellow' },
	seats: [0, 1].map(() => ({ kind: 'person', name: '' }) as const),
	...{ undo: 'ask', seed: 0, ruin: 'turns' },
});
if (!started.ok) throw new Error(started.error.code);
const first = makeMove(started.value.position.legalMoves()[0]!);

const eventRow = (seq: number, event: OnlineEvent, client: string | null): Row<'event'> => ({
	...{ game: GAME, seq, kind: event.kind, event_json: JSON.stringify(event), clock_json: null, owner: null },
	...{ at_ms: 5, session: client && 'session', client_id: client },
});

const moved: TableEvent = { kind: 'moved', ply: 0, seat: 0, move: first };
const move: Row<'move'> = {
	...{ game: GAME, branch: 0, ply: 0, seq: 2, seat: 0, move: first, spent_ms: 0, at_ms: 5 },
};

/** The log of a game with one move. */
const log: GameLog = {
	game: { id: GAME, epoch: EPOCH, seq: 2, ply: 1, status: 'playing', started_ms: 1 },
	events: [eventRow(1, { kind: 'started', table: makeTable(started.value) }, null), eventRow(2, moved, 'w1')],
	moves: [move],
	replayed: [first],
};

/** What a client received of that game. */
function testimony(): Ledger {
	const ledger = new Ledger();
	const request = { game: GAME, id: 'w1', kind: 'move', ply: 0, move: first } as const;
	ledger.requested(request);
	ledger.acks.push({ ...request, seq: 2 });
	ledger.heard(GAME, EPOCH, { seq: 2, at: 5, event: moved });
	ledger.observations.push({ game: GAME, epoch: EPOCH, seq: 2, moves: [first] });
	return ledger;
}

const codesFor = (ledger: Ledger, changed: Partial<GameLog> = {}) => [
	...new Set(check(ledger, new Map([[GAME, { ...log, ...changed }]])).map(({ code }) => code)),
];

describe('the checker', () => {
	it('finds nothing if the log matches what clients received', () => {
		expect(codesFor(testimony())).toEqual([]);
	});

	it('finds what was acknowledged, sent or shown and is gone', () => {
		const game = { ...log.game, seq: 1, ply: 0 };
		const rest = { game, events: log.events.slice(0, 1), moves: [], replayed: [] };
		expect(codesFor(testimony(), rest)).toEqual(['lost']);
		expect(check(testimony(), new Map([[GAME, { ...log, ...rest }]]))).toHaveLength(3);
		expect(check(testimony(), new Map()).map(({ code }) => code)).toEqual(['lost', 'lost', 'lost']);
	});

	it('finds a gap', () => {
		expect(codesFor(testimony(), { game: { ...log.game, seq: 3 } })).toEqual(['gap']);
		const events = [log.events[0]!, { ...log.events[1]!, seq: 3 }];
		expect(codesFor(new Ledger(), { events, moves: [{ ...move, seq: 3 }] })).toContain('gap');
	});

	it('finds duplicates', () => {
		const again = { ...log.events[1]!, seq: 3 };
		const twice = { events: [...log.events, again], game: { ...log.game, seq: 3 } };
		expect(codesFor(testimony(), twice)).toContain('twice');
	});

	it('finds what was never requested', () => {
		const ledger = testimony();
		ledger.requests.clear();
		expect(codesFor(ledger)).toEqual(['invented']);
		expect(codesFor(testimony(), { moves: [move, { ...move, seq: 9, ply: 9 }] })).toEqual(['invented']);
	});

	it('finds a log that does not follow the rules', () => {
		expect(codesFor(testimony(), { replayed: new Error('no') })).toEqual(['illegal']);
	});

	it('finds clients that received different data, and data that differs from the log', () => {
		const ledger = testimony();
		ledger.heard(GAME, EPOCH, { seq: 2, at: 6, event: moved });
		expect(codesFor(ledger)).toEqual(['different']);
		const other = [log.events[0]!, { ...log.events[1]!, at_ms: 7 }];
		expect(codesFor(testimony(), { events: other })).toEqual(['different']);
		const shown = testimony();
		shown.observations.push({ game: GAME, epoch: EPOCH, seq: 1, moves: [first] });
		expect(codesFor(shown)).toEqual(['different']);
	});
});
