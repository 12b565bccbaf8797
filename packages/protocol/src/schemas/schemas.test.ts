import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClientMessage } from '../index.js';
import { clientMessageSchema, createTableSchema } from './index.js';

const game = 'AbCdEfGh12345678';
const request = { id: 'w1', game };

const MESSAGES: readonly ClientMessage[] = [
	{ kind: 'hello', protocol: 1 },
	{ kind: 'join', game },
	{ kind: 'join', game, since: 0, epoch: game },
	{ kind: 'part', game },
	{ kind: 'move', ...request, ply: 0, move: 'I2 a1,a2' },
	{ kind: 'undo', ...request },
	{ kind: 'undo', ...request, to: 3 },
	{ kind: 'answerUndo', ...request, agree: false },
	{ kind: 'resign', ...request },
	{ kind: 'claim', ...request, seat: 1 },
	{ kind: 'return', ...request },
	{ kind: 'rematch', ...request },
	{ kind: 'say', ...request, text: 'Hello' },
	{ kind: 'ping' },
];

describe('a message', () => {
	it('is tested for every kind', () => {
		const kinds = clientMessageSchema.options.map(({ shape }) => shape.kind.value);
		expect([...new Set(MESSAGES.map(({ kind }) => kind))].sort()).toEqual(kinds.sort());
	});

	it.each(MESSAGES)('is parsed as sent: %j', (message) => {
		expect(clientMessageSchema.parse(JSON.parse(JSON.stringify(message)))).toEqual(message);
	});

	it.each(MESSAGES)('with an unknown key is rejected: %j', (message) => {
		expect(clientMessageSchema.safeParse({ ...message, hat: 1 }).success).toBe(false);
	});

	it('of any other form is rejected without throwing', () => {
		const kind = fc.constantFrom(...MESSAGES.map((message) => message.kind));
		const field = fc.oneof(fc.jsonValue(), fc.constantFrom('w1', game, 0, -1, 1.5));
		const data = fc.record({ kind, id: field, game: field, ply: field, move: field, text: field });
		fc.assert(
			fc.property(fc.oneof(data, fc.jsonValue()), (message) => {
				expect(clientMessageSchema.safeParse(message).success).toBe(false);
			}),
		);
	});
});

describe('a requested table', () => {
	it('has defaults', () => {
		const seats = [{ kind: 'me' }, { kind: 'open' }];
		expect(createTableSchema.parse({ scenario: 'chullpa', players: 2, seats })).toMatchObject({
			ruin: 'turns',
			clock: { kind: 'none' },
			absent: 'end',
			chat: 'all',
			private: false,
			rated: false,
		});
	});

	it.each([
		{ clock: { kind: 'live', base: 9999, increment: 0 } },
		{ clock: { kind: 'move', each: 61 * 86_400_000 } },
		{ standIn: 'ms:60000' },
		{ players: 7 },
	])('beyond the limits is rejected: %j', (wrong) => {
		const table = { scenario: 'chullpa', players: 2, seats: [{ kind: 'me' }, { kind: 'open' }], ...wrong };
		expect(createTableSchema.safeParse(table).success).toBe(false);
	});
});
