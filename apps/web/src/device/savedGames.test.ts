import { makeTable, type Table } from '@rumis/table';
import { describe, expect, it } from 'vitest';
import { movesOf, played, tableOf } from '../../test/sampleGames.js';
import { forbiddenStorage, memoryStorage } from '../../test/sampleStorage.js';
import { findGame, gameKey, listGames, loadGame, newGameId, removeGame, saveGame } from './savedGames.js';
import type { DeviceStorage } from './storage.js';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));
const table = played(tableOf(), 'I4 b3*4');
const ids = (storage: DeviceStorage) => listGames(Infinity, storage).map(({ id }) => id);

/** Saves games `1`, `2` … on consecutive days. */
function saveMany(storage: DeviceStorage, count: number): void {
	for (let number = 1; number <= count; number++) saveGame(String(number), table, day(number), storage);
}

describe('a saved game', () => {
	it('is restored unchanged', () => {
		const storage = memoryStorage();
		expect(saveGame('a', table, day(3), storage)).toBe(true);
		const game = loadGame('a', storage);
		expect(game).toMatchObject({ ok: true, value: { id: 'a', savedAt: day(3) } });
		expect(game.ok && makeTable(game.value.table)).toBe(makeTable(table));
	});

	it('is replaced by the next state of the same game', () => {
		const storage = memoryStorage();
		saveGame('a', table, day(1), storage);
		saveGame('a', played(table, 'I2 c3,c4'), day(2), storage);
		expect(listGames(Infinity, storage).map((game) => movesOf(game.table))).toEqual([
			['I4 b3*4', 'I2 c3,c4'],
		]);
	});

	it('can be removed', () => {
		const storage = memoryStorage();
		saveMany(storage, 2);
		removeGame('1', storage);
		expect(ids(storage)).toEqual(['2']);
		expect(loadGame('1', storage)).toEqual({ ok: false, error: { code: 'gameMissing' } });
	});

	it('has a unique id that is valid in a URL', () => {
		const names = new Set(Array.from({ length: 50 }, newGameId));
		expect(names.size).toBe(50);
		for (const name of names) expect(name).toMatch(/^[0-9a-f]{8}$/);
	});
});

describe('the list of games', () => {
	it('starts with the newest, whatever the order of saving', () => {
		const storage = memoryStorage();
		for (const number of [2, 11, 3, 1]) saveGame(String(number), table, day(number), storage);
		expect(ids(storage)).toEqual(['11', '3', '2', '1']);
	});

	it('is searched from the newest on, and no further than asked for', () => {
		const storage = memoryStorage();
		saveGame('old', tableOf(), day(1), storage);
		saveMany(storage, 4);
		const isNew = ({ position }: Table) => position.ply === 0;
		expect(findGame(isNew, 10, storage)?.id).toBe('old');
		expect(findGame((found) => !isNew(found), 10, storage)?.id).toBe('4');
		expect(findGame(isNew, 3, storage)).toBeNull();
	});

	it('leaves out other entries', () => {
		const storage = memoryStorage(
			new Map([
				['rumis.settings', '{}'],
				['other', 'x'],
			]),
		);
		saveMany(storage, 1);
		expect(ids(storage)).toEqual(['1']);
	});
});

describe('room for games', () => {
	it('is made by the oldest games without a move: all that were played stay', () => {
		const storage = memoryStorage(new Map([['rumis.settings', '{}']]));
		for (const number of [-2, -1]) saveGame(`unused${number}`, tableOf(), day(number), storage);
		saveMany(storage, 43);
		expect(ids(storage)).toEqual(Array.from({ length: 43 }, (_, index) => String(43 - index)));
		expect(storage.read('rumis.settings')).toBe('{}');
	});

	it('is never made by the game that was just saved, even if the clock was set back', () => {
		const storage = memoryStorage();
		saveMany(storage, 40);
		expect(saveGame('now', tableOf(), day(-5), storage)).toBe(true);
		expect(loadGame('now', storage).ok).toBe(true);
	});

	it('is made by broken games before any sound one', () => {
		const items = new Map<string, string>();
		const storage = memoryStorage(items);
		for (let number = 0; number < 5; number++) items.set(gameKey(`broken${number}`), 'zzz\n{}');
		saveMany(storage, 40);
		expect(listGames(Infinity, storage)).toHaveLength(40);
		expect(items.size).toBe(40);
	});
});

describe('a broken game', () => {
	const sound = `${day(1).toISOString()}\n${makeTable(table)}`;
	const BROKEN: readonly [string, string][] = [
		['nothing', ''],
		['no table', day(1).toISOString()],
		['no date', makeTable(table)],
		['another date', sound.replace(/^[^\n]*/, 'yesterday')],
		['half of it', sound.slice(0, sound.length / 2)],
		['an illegal move', sound.replace('I4 b3*4', 'I4 b3*3')],
		['another version', sound.replace('"version":1', '"version":99')],
		['null', `${day(1).toISOString()}\nnull`],
	];

	it.each(BROKEN)('is distinguished from a missing one: %s', (_, text) => {
		const storage = memoryStorage(new Map([[gameKey('a'), text]]));
		expect(loadGame('a', storage)).toEqual({ ok: false, error: { code: 'gameBroken' } });
	});

	it('does not hide the others', () => {
		const storage = memoryStorage(new Map(BROKEN.map(([name, text]) => [gameKey(name), text])));
		saveMany(storage, 2);
		expect(ids(storage)).toEqual(['2', '1']);
	});
});

describe('a device that keeps nothing', () => {
	it('reports it, and nothing breaks', () => {
		expect(saveGame('a', table, day(1), forbiddenStorage)).toBe(false);
		expect(loadGame('a', forbiddenStorage)).toEqual({ ok: false, error: { code: 'gameMissing' } });
		expect(listGames(Infinity, forbiddenStorage)).toEqual([]);
		expect(() => removeGame('a', forbiddenStorage)).not.toThrow();
	});

	it('that is full keeps what it has', () => {
		const items = new Map<string, string>();
		saveGame('a', table, day(1), memoryStorage(items));
		const full = memoryStorage(items, true);
		const later: Table = played(table, 'I2 c3,c4');
		expect(saveGame('a', later, day(2), full)).toBe(false);
		expect(listGames(Infinity, full).map((game) => movesOf(game.table))).toEqual([['I4 b3*4']]);
	});
});
