import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClientMessage } from '../index.js';
import { clientMessageSchema, createTableSchema } from './index.js';

const game = 'AbCdEfGh12345678';
const wish = { id: 'w1', game };

const MESSAGES: readonly ClientMessage[] = [
	{ kind: 'hello', protocol: 1 },
	{ kind: 'join', game },
	{ kind: 'join', game, since: 0, epoch: game },
	{ kind: 'part', game },
	{ kind: 'move', ...wish, ply: 0, move: 'I2 a1,a2' },
	{ kind: 'undo', ...wish },
	{ kind: 'undo', ...wish, to: 3 },
	{ kind: 'answerUndo', ...wish, agree: false },
	{ kind: 'resign', ...wish },
	{ kind: 'rematch', ...wish },
	{ kind: 'say', ...wish, text: 'Hello' },
	{ kind: 'ping' },
];

describe('a message', () => {
	it.each(MESSAGES)('is read as it was sent: %j', (message) => {
		expect(clientMessageSchema.parse(JSON.parse(JSON.stringify(message)))).toEqual(message);
	});

	it.each(MESSAGES)('with an unknown key is refused: %j', (message) => {
		expect(clientMessageSchema.safeParse({ ...message, seat: 1 }).success).toBe(false);
	});

	it('of any other form is refused, and never makes the reader throw', () => {
		const kind = fc.constantFrom(...MESSAGES.map((message) => message.kind));
		const field = fc.oneof(fc.jsonValue(), fc.constantFrom('w1', game, 0, -1, 1.5));
		const data = fc.record({ kind, id: field, game: field, ply: field, move: field, text: field });
		fc.assert(
			fc.property(fc.oneof(data, fc.jsonValue()), (message) => {
				expect(typeof clientMessageSchema.safeParse(message).success).toBe('boolean');
			}),
		);
	});
});

describe('a table that is wished', () => {
	it('has what is usual where nothing was said', () => {
		const seats = [{ kind: 'me' }, { kind: 'open' }];
		expect(createTableSchema.parse({ scenario: 'chullpa', players: 2, seats })).toMatchObject({
			mode: 'standard',
			start: 'yellow',
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
		{ scenario: 'x'.repeat(20_001) },
	])('beyond the bounds is refused: %j', (wrong) => {
		const table = { scenario: 'chullpa', players: 2, seats: [{ kind: 'me' }, { kind: 'open' }], ...wrong };
		expect(createTableSchema.safeParse(table).success).toBe(false);
	});
});
