import { gameOf, makeRecord, parseRecord, seededRandom } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { bot, done, movesOf, person, played, tableOf, type Wanted } from '../test/tables.js';
import {
	gameOfTable,
	laidPlies,
	type Table,
	type TableOfGameOptions,
	tableOfGame,
	takeBackTarget,
} from './index.js';

/** Serialized to a record and parsed again. */
function reloaded(table: Table, options: Partial<TableOfGameOptions> = {}): Table {
	const game = parseRecord(makeRecord(gameOfTable(table)));
	if (!game.ok) throw new Error(game.error.code);
	const again = tableOfGame(game.value, { seed: 7, ...options });
	if (!again.ok) throw new Error(again.error.code);
	return again.value;
}

const GAMES: readonly Wanted[] = [
	{ seats: [person('Ana'), bot('level:3')] },
	{ seats: [person(), person('Ben "B" \\'), bot('climber:5')], mode: 'inverse', start: 'green' },
	{ seats: [bot('greedy'), person('Zoë')], mode: 'duo' },
	{ seats: [bot('random'), person()], mode: 'ruinas', ruin: 'chance' },
	{ seats: [person('A'), person('B')], mode: 'transfer', board: 'colca' },
];

describe('a table as a record', () => {
	it.each(GAMES)('continues where it was, with the same players: %j', (wanted) => {
		const table = played(tableOf(wanted), 15, seededRandom(2));
		const again = reloaded(table);
		expect(movesOf(again)).toEqual(movesOf(table));
		expect(again.seats).toEqual(table.seats);
		expect(again.config).toMatchObject({ undo: 'free', seed: 7 });
		expect(again.seq).toBe(again.position.ply - laidPlies(again));
	});

	it('names bots as the terminal does, and people for both colours of a duo', () => {
		const { tags } = gameOfTable(tableOf({ seats: [person('Ana'), bot()], mode: 'duo' }));
		expect([...tags]).toEqual([
			['Yellow', 'Ana'],
			['Red', 'level:5'],
			['Green', 'Ana'],
			['Blue', 'level:5'],
		]);
		expect(gameOfTable(tableOf({ seats: [person(), bot()] })).tags.get('Yellow')).toBe('me');
	});

	it('keeps other tags, but not an old result', () => {
		const tags: [string, string][] = [
			['Event', 'Evening'],
			['Result', '*'],
			['Yellow', 'Old'],
		];
		const game = gameOfTable(tableOf({ seats: [person('New'), bot()] }), tags);
		expect(game.tags.get('Event')).toBe('Evening');
		expect(game.tags.get('Yellow')).toBe('New');
		expect(game.tags.has('Result')).toBe(false);
	});

	it.each(['me', 'greedy', 'level:5'])('keeps a person with the name %s a person', (name) => {
		const seats = reloaded(tableOf({ seats: [person(name), bot()] })).seats;
		expect(seats[0]).toEqual(person(name[0]!.toUpperCase() + name.slice(1)));
	});

	it('loses moves that were taken back', () => {
		const table = done(played(tableOf(), 4), 'host', { kind: 'takeBack', to: 1 });
		expect(movesOf(reloaded(table))).toEqual(movesOf(table));
	});
});

describe('a record as a table', () => {
	const { setup } = tableOf({ mode: 'ruinas' }).config;

	it('has a finished ruin as part of the board, and an unfinished one to build on', () => {
		const begun = reloaded(played(tableOf({ mode: 'ruinas' }), 3));
		expect([laidPlies(begun), takeBackTarget(begun, 'host')]).toEqual([0, 2]);
		const laid = tableOf({ mode: 'ruinas', ruin: 'chance' });
		const built = reloaded(played(laid, 1));
		expect(laidPlies(built)).toBe(laid.position.ply);
		expect(takeBackTarget(built, 'host')).toBe(laid.position.ply);
	});

	it('uses the given seats', () => {
		const seats = [bot(), person('Eva')];
		expect(reloaded(tableOf(), { seats, undo: 'ask' })).toMatchObject({ seats, config: { undo: 'ask' } });
	});

	it('truncates long names, and allows empty ones', () => {
		const table = tableOfGame(gameOf(setup, [], [['Red', `${'é'.repeat(80)}`]]), { seed: 0 });
		expect(table).toMatchObject({ ok: true, value: { seats: [person(), person('é'.repeat(60))] } });
	});

	it('is refused if its seats or moves are wrong', () => {
		expect(tableOfGame(gameOf(setup, []), { seed: 0, seats: [] })).toMatchObject({
			error: { code: 'seatsCount' },
		});
		const aside = { kind: 'aside', stone: 'I2' } as const;
		expect(tableOfGame(gameOf(setup, [aside]), { seed: 0 })).toMatchObject({ error: { code: 'illegal' } });
	});
});
