import { createTableSchema } from '@rumis/protocol/schemas';
import { MODES, PLAYER_COUNTS, SCENARIOS, type Scenario } from '@rumis/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	chooseGame,
	chooseSeat,
	DEFAULT_TABLE,
	makeTableChoices,
	parseTableChoices,
	playing,
	requestOf,
	SEAT_KINDS,
	type TableChoices,
} from './newTable.js';

const meOf = (choices: TableChoices) => playing(choices).filter(({ kind }) => kind === 'me').length;

const change = fc.oneof(
	fc.constantFrom(...SCENARIOS).map((scenario) => (now: TableChoices) => chooseGame(now, { scenario })),
	fc.constantFrom(...MODES).map((mode) => (now: TableChoices) => chooseGame(now, { mode })),
	fc.constantFrom(...PLAYER_COUNTS).map((players) => (now: TableChoices) => chooseGame(now, { players })),
	fc.tuple(fc.integer({ min: 0, max: 5 }), fc.constantFrom(...SEAT_KINDS)).map(
		([at, kind]) =>
			(now: TableChoices) =>
				chooseSeat(now, at, { kind }),
	),
	fc
		.constantFrom('none' as const, 'live' as const, 'days' as const)
		.map((clock) => (now: TableChoices) => ({ ...now, clock })),
);
const choices = fc
	.array(change, { maxLength: 12 })
	.map((changes) => changes.reduce((now, how) => how(now), DEFAULT_TABLE));

describe('a new table', () => {
	it('is by invitation and without a clock, if nothing is chosen', () => {
		expect(requestOf(DEFAULT_TABLE, ' Ana ', () => 1)).toMatchObject({
			scenario: 'chullpa',
			players: 2,
			seats: [{ kind: 'me' }, { kind: 'link' }],
			clock: { kind: 'none' },
			name: 'Ana',
		});
	});

	it('is always accepted by the server, with exactly one seat of your own', () => {
		fc.assert(
			fc.property(choices, (chosen) => {
				expect(meOf(chosen)).toBe(1);
				expect(createTableSchema.safeParse(requestOf(chosen, null)).success).toBe(true);
			}),
		);
	});

	it('is restored as stored', () => {
		fc.assert(
			fc.property(choices, (chosen) => {
				expect(parseTableChoices(makeTableChoices(chosen), [])).toEqual(chosen);
			}),
		);
	});

	it('is valid, whatever was stored', () => {
		const kept = fc.oneof(fc.constant(null), fc.string(), fc.json());
		fc.assert(
			fc.property(kept, (text) => {
				expect(meOf(parseTableChoices(text, []))).toBe(1);
			}),
		);
	});

	it('swaps seats when you take another one', () => {
		const withBot = chooseSeat(DEFAULT_TABLE, 1, { kind: 'bot' });
		expect(playing(chooseSeat(withBot, 1, { kind: 'me' })).map(({ kind }) => kind)).toEqual(['bot', 'me']);
	});

	it('includes a custom board', () => {
		const own: Scenario = { ...SCENARIOS[0]!, id: 'mine', name: 'Mine' };
		const { scenario } = requestOf(chooseGame(DEFAULT_TABLE, { scenario: own }), null);
		expect(JSON.parse(scenario).name).toBe('Mine');
	});
});
