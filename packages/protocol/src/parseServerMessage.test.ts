import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { isClockFacts, isRefusal, isTableInfo, parseServerMessage } from './parseServerMessage.js';
import { clockFactsSchema, failedSchema, tableInfoSchema } from './schemas/index.js';
import type { ServerMessage } from './serverMessage.js';
import type { OnlineEvent, TableInfo } from './tables.js';

const clock = { spent: [1.5, 0], moves: [1, 0], turn: { seat: 1, since: 10, deadline: 20 } };
const seat = { kind: 'person', name: 'Ana', bot: null, account: true, program: false, left: 'time' } as const;
const standings = [{ seat: 0, rank: 1, points: -3 }];

const info: TableInfo = {
	...{ id: 'table', epoch: 'epoch', status: 'over', seq: 4, ply: 2, isRated: true, you: 0, isCreator: false },
	terms: {
		...{ scenario: 'chullpa', mode: 'standard', players: 2, start: 'yellow', ruin: 'turns' },
		clock: { kind: 'live', base: 600_000, increment: 5000 },
		...{ absent: 'bot', standIn: 'level:4', chat: 'all', private: false, rated: true },
	},
	seats: [seat, { ...seat, kind: 'bot', bot: 'level:4' }],
	...{ clock, standings, rematchAsked: [1], rematch: 'next', createdAt: 1, startedAt: 2, overAt: 3 },
};

/** One of every kind, enforced by the compiler. */
const EVENTS: { readonly [Kind in OnlineEvent['kind']]: Omit<Extract<OnlineEvent, { kind: Kind }>, 'kind'> } =
	{
		moved: { ply: 0, seat: 0, move: 'I2 a1,a2' },
		takenBack: { to: 0, by: 'host' },
		undoAsked: { seat: 0, to: 0 },
		undoAgreed: { seat: 1 },
		undoRefused: { by: 1 },
		seated: { seat: 1, who: { kind: 'bot', bot: 'level:4', name: '' } },
		ended: { seat: 1, why: 'resigned' },
		sat: { seat: 1, name: 'Ben' },
		stood: { seat: 1 },
		started: { table: '{}' },
		left: { seat: 1, why: 'absent' },
		said: { author: 'x', seat: null, name: '', text: 'Hello' },
		rated: { changes: [{ seat: 0, before: 1500, after: 1520 }] },
		over: { standings },
		rematchAsked: { seat: 1 },
		rematch: { game: 'next' },
		cancelled: {},
		paused: { ms: 1000 },
	};

const events = Object.entries(EVENTS).map(([kind, fields], index) => ({
	...{ seq: index + 1, at: 5, event: { kind, ...fields } as OnlineEvent, clock },
}));

const illegal = { code: 'gap', cells: [{ x: 0, y: 1, z: 2 }] } as const;
const reason = { code: 'moveStone', column: 1, found: 'Z9' } as const;
const REFUSALS = [
	{ code: 'noTable' },
	{ code: 'stale', ply: 3 },
	{ code: 'illegal', illegal },
	{ code: 'moveText', reason },
	{ code: 'ruinText', number: 1, reason },
	{ code: 'ruinIllegal', number: 1, illegal },
] as const;

const MESSAGES: { readonly [Kind in ServerMessage['kind']]: Extract<ServerMessage, { kind: Kind }> } = {
	welcome: { kind: 'welcome', protocol: 1, name: 'Ana', account: null, now: 1 },
	table: { kind: 'table', game: 'g', info, table: null, chat: events, now: 1 },
	resumed: { kind: 'resumed', game: 'g', you: null, events, now: 1 },
	events: { kind: 'events', game: 'g', events, now: 1 },
	presence: { kind: 'presence', game: 'g', seats: [0, 1], watchers: 3 },
	ack: { kind: 'ack', id: 'a', seq: 4 },
	nack: { kind: 'nack', id: 'a', error: { code: 'unavailable' }, retry: true },
	error: { kind: 'error', error: { code: 'noTable' }, game: 'g' },
	notices: { kind: 'notices', notices: [{ id: 'n', text: 'Soon', until: 9 }] },
	pong: { kind: 'pong', at: null, now: 1 },
};

const parse = (data: unknown) => parseServerMessage(JSON.stringify(data));

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every path in the data. */
function pathsIn(data: unknown, path: readonly string[] = []): (readonly string[])[] {
	if (typeof data !== 'object' || data === null) return [path];
	return [path, ...Object.entries(data).flatMap(([key, value]) => pathsIn(value, [...path, key]))];
}

/** The data with one value replaced; `undefined` removes it. */
function changed(data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
	if (key === undefined) return value;
	const copy = structuredClone(data) as Record<string, unknown>;
	copy[key] = changed(copy[key], rest, value);
	return JSON.parse(JSON.stringify(copy)) as unknown;
}

/** Valid data with one value replaced. */
const damaged = (...samples: readonly unknown[]) =>
	fc.constantFrom(...samples.flatMap((data) => pathsIn(data).map((path) => ({ data, path })))).chain((at) =>
		fc.constantFrom<Json | undefined>(undefined, null, 'x', true, 1.5, [], {}).map((value) => ({
			...at,
			value,
			result: changed(at.data, at.path, value),
		})),
	);

describe('a server message', () => {
	it.each(Object.values(MESSAGES))('is parsed as sent: $kind', (message) => {
		expect(parse(message)).toEqual({ ok: true, value: message });
	});

	it.each(REFUSALS)('has the details of a refusal: $code', (error) => {
		expect(parse({ ...MESSAGES.nack, error })).toMatchObject({ value: { error } });
		for (const key of Object.keys(error)) {
			if (key === 'code') continue;
			const halved = parse({ ...MESSAGES.nack, error: { ...error, [key]: {} } });
			expect(halved).toMatchObject({ value: { error: { code: 'broken' } } });
		}
	});

	it('without one of its fields is rejected', () => {
		for (const message of Object.values(MESSAGES)) {
			for (const key of Object.keys(message)) {
				const isNeeded = !(message.kind === 'error' && key === 'game');
				expect([message.kind, key, parse({ ...message, [key]: undefined }).ok]).toEqual([
					...[message.kind, key, !isNeeded],
				]);
			}
		}
	});

	it('with an incomplete event is rejected', () => {
		for (const logged of events) {
			const { event } = logged;
			for (const key of Object.keys(event).filter((name) => name !== 'kind')) {
				const broken = { ...logged, event: { ...event, [key]: undefined } };
				expect([event.kind, key, parse({ ...MESSAGES.events, events: [broken] }).ok]).toEqual([
					...[event.kind, key, false],
				]);
			}
		}
	});

	it('may come from a newer server: additional fields, other kinds of events, other codes', () => {
		expect(parse({ ...MESSAGES.ack, more: 1 }).ok).toBe(true);
		const event = { seq: 1, at: 1, event: { kind: 'juggled' } };
		expect(parse({ ...MESSAGES.events, events: [event] }).ok).toBe(true);
		const nack = parse({ ...MESSAGES.nack, error: { code: 'tooNew' } });
		expect(nack).toMatchObject({ value: { id: 'a', error: { code: 'broken' } } });
		expect(parse({ kind: 'constructor' }).ok).toBe(false);
	});

	it('of any other form is rejected, and never makes the parser throw', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
				expect(parseServerMessage(text)).toEqual({ ok: false, error: { code: 'badMessage' } });
			}),
		);
	});
});

describe('guards and schemas', () => {
	const agree = (guard: (data: unknown) => boolean, schema: z.ZodType, ...samples: readonly unknown[]) =>
		fc.assert(
			fc.property(damaged(...samples), ({ result, path, value }) => {
				expect([path, value, guard(result)]).toEqual([path, value, schema.safeParse(result).success]);
			}),
			{ numRuns: 2000 },
		);

	it('agree on a table', () => {
		const days = { ...info, terms: { ...info.terms, clock: { kind: 'move', each: 86_400_000 } } };
		agree(isTableInfo, tableInfoSchema, info, { ...days, you: null, standings: null, rematch: null });
	});

	it('agree on clocks', () => agree(isClockFacts, clockFactsSchema, clock, { ...clock, turn: null }));

	it('agree on the codes of refusals', () => {
		const isFailed = (data: unknown) => isRefusal((data as { error?: unknown } | null)?.error);
		for (const code of ['noTable', 'notYourTurn', 'tooNew', '', 7, null])
			expect(isFailed({ error: { code } })).toBe(failedSchema.safeParse({ error: { code } }).success);
	});
});
