import { seededRandom } from '@rumis/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configOf, lookOf, people, person, tableOf, type Wanted } from '../test/tables.js';
import { playWildly } from '../test/wildGame.js';
import { replay } from './index.js';

const GAMES: readonly Wanted[] = [
	{ seats: people(2) },
	{ seats: people(4), undo: 'ask' },
	{ seats: people(3), undo: 'ask', mode: 'inverse' },
	{ seats: people(2), undo: 'ask', mode: 'duo' },
	{ seats: people(3), undo: 'ask', mode: 'ruinas', board: 'pirka' },
	{ seats: people(2), mode: 'ruinas', ruin: 'chance', undo: 'ask' },
	{ seats: people(2), mode: 'transfer', board: 'colca', undo: 'ask' },
	{ seats: people(6), board: 'huaca' },
];

describe('a game with every kind of command', () => {
	it.each(GAMES)('stays valid to its end, and is replayed from its events: %j', (wanted) => {
		const refused = new Set<string>();
		// A game of six on the largest board is long enough to try every command.
		for (const seed of wanted.board === 'huaca' ? [2] : [1, 2]) {
			const { table, events, refusals } = playWildly(tableOf(wanted), seededRandom(seed));
			for (const code of refusals) refused.add(code);
			expect(events.length).toBe(table.seq);
			const again = replay(configOf(wanted), JSON.parse(JSON.stringify(events)) as unknown[]);
			expect(again.ok && lookOf(again.value)).toEqual(lookOf(table));
		}
		const expected = ['stale', 'notYourTurn', 'illegal', 'moveText', 'noSeat', 'over', 'notYours'];
		expect([...refused]).toEqual(expect.arrayContaining(expected));
	});
});

describe('stored events', () => {
	const config = configOf({ seats: people(3), undo: 'ask' });
	const move = { kind: 'moved', ply: 0, seat: 0, move: 'I2 a1,a2' };
	const askedFor = { kind: 'undoAsked', seat: 0, to: 0 };

	it.each<[string, number, readonly unknown[]]>([
		['eventForm', 1, [null]],
		['eventForm', 1, [{ kind: 'won' }]],
		['eventForm', 1, [{ ...move, seat: '0' }]],
		['eventForm', 2, [move, { kind: 'takenBack', to: 0 }]],
		['eventWrong', 1, [{ ...move, seat: 1 }]],
		['eventWrong', 1, [{ ...move, move: 'I2 a2,a1' }]],
		['stale', 2, [move, move]],
		['illegal', 1, [{ ...move, move: 'I2 a1,c1' }]],
		['moveText', 1, [{ ...move, move: '' }]],
		['nothingToTakeBack', 1, [{ kind: 'takenBack', to: 0, by: 'host' }]],
		['eventWrong', 2, [move, { kind: 'takenBack', to: 0, by: 3 }]],
		['noUndoAsked', 2, [move, { kind: 'undoAgreed', seat: 1 }]],
		['notYours', 3, [move, askedFor, { kind: 'undoAgreed', seat: 0 }]],
		['eventWrong', 4, [move, askedFor, ...[1, 2].map((seat) => ({ kind: 'undoAgreed', seat }))]],
		['undoPending', 3, [move, askedFor, askedFor]],
		['noSeat', 1, [{ kind: 'seated', seat: 3, who: person() }]],
		['seatForm', 1, [{ kind: 'seated', seat: 0, who: person('\n') }]],
		['eventForm', 1, [{ kind: 'ended', seat: 0, why: 'bored' }]],
		['noSeat', 1, [{ kind: 'ended', seat: 3, why: 'time' }]],
		['over', 2, [{ kind: 'ended', seat: 0, why: 'time' }, move]],
	])('are refused: %s at %i', (code, seq, events) => {
		expect(replay(config, events)).toEqual({ ok: false, error: { code, seq } });
	});

	it('are refused at 0 for a table that cannot be started', () => {
		expect(replay({ ...config, seats: [] }, [])).toEqual({
			ok: false,
			error: { code: 'seatsCount', seq: 0 },
		});
	});

	it('never make the parser throw', () => {
		const count = fc.integer({ min: -1, max: 4 });
		const who = fc.record({ kind: fc.constantFrom('person', 'bot'), name: fc.string(), bot: fc.string() });
		const why = fc.constantFrom('resigned', 'time', 'bored');
		const fields = { ply: count, seat: count, to: count, by: fc.oneof(count, fc.constant('host')), who, why };
		const undo = ['takenBack', 'undoAsked', 'undoAgreed', 'undoRefused'];
		const kind = fc.constantFrom('moved', ...undo, 'seated', 'ended');
		const text = fc.oneof(fc.constantFrom('I2 a1,a2', 'I3 a1,a2,a3'), fc.string());
		const event = fc.record({ kind, move: text, ...fields }, { requiredKeys: ['kind'] });
		const isAnswered = (events: readonly unknown[]) => typeof replay(config, events).ok === 'boolean';
		fc.assert(fc.property(fc.array(fc.oneof(event, fc.jsonValue())), isAnswered));
		fc.assert(fc.property(fc.array(event), (events) => isAnswered([move, ...events])));
	});
});
