import { makeTable, type Table } from '@rumis/table';
import { describe, expect, it } from 'vitest';
import { movesOf, played, tableOf } from '../game/sampleGames.js';
import { gameKey, keepGame, listGames, loadGame, newGameId, removeGame, type Shelf } from './savedGames.js';

/** A shelf like a browser’s, in memory. */
function shelfOf(items = new Map<string, string>()): Shelf {
	return {
		get length() {
			return items.size;
		},
		key: (index) => [...items.keys()][index] ?? null,
		getItem: (key) => items.get(key) ?? null,
		setItem: (key, text) => void items.set(key, text),
		removeItem: (key) => void items.delete(key),
	};
}

const refuse = () => {
	throw new Error('storage is forbidden');
};

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));
const table = played(tableOf(), 'I4 b3*4');
const ids = (shelf: Shelf) => listGames(shelf).map(({ id }) => id);

/** Keeps games `1`, `2` … on the days of these numbers. */
function keepMany(shelf: Shelf, count: number): void {
	for (let number = 1; number <= count; number++) keepGame(shelf, String(number), table, day(number));
}

describe('a kept game', () => {
	it('comes back as it was', () => {
		const shelf = shelfOf();
		expect(keepGame(shelf, 'a', table, day(3))).toBe(true);
		const game = loadGame(shelf, 'a');
		expect(game).toMatchObject({ ok: true, value: { id: 'a', savedAt: day(3) } });
		expect(game.ok && makeTable(game.value.table)).toBe(makeTable(table));
	});

	it('is replaced by the next state of the same game', () => {
		const shelf = shelfOf();
		keepGame(shelf, 'a', table, day(1));
		keepGame(shelf, 'a', played(table, 'I2 c3,c4'), day(2));
		expect(listGames(shelf).map((game) => movesOf(game.table))).toEqual([['I4 b3*4', 'I2 c3,c4']]);
	});

	it('can be removed', () => {
		const shelf = shelfOf();
		keepMany(shelf, 2);
		removeGame(shelf, '1');
		expect(ids(shelf)).toEqual(['2']);
		expect(loadGame(shelf, '1')).toEqual({ ok: false, error: { code: 'gameMissing' } });
	});

	it('has a name of its own that fits into an address', () => {
		const names = new Set(Array.from({ length: 50 }, newGameId));
		expect(names.size).toBe(50);
		for (const name of names) expect(name).toMatch(/^[0-9a-f]{8}$/);
	});
});

describe('the list of games', () => {
	it('begins with the newest, in whatever order they were kept', () => {
		const shelf = shelfOf();
		for (const number of [2, 11, 3, 1]) keepGame(shelf, String(number), table, day(number));
		expect(ids(shelf)).toEqual(['11', '3', '2', '1']);
	});

	it('leaves out what belongs to others', () => {
		const shelf = shelfOf(
			new Map([
				['rumis.settings', '{}'],
				['other', 'x'],
			]),
		);
		keepMany(shelf, 1);
		expect(ids(shelf)).toEqual(['1']);
	});
});

describe('room for games', () => {
	it('is made by the oldest: forty stay', () => {
		const shelf = shelfOf(new Map([['rumis.settings', '{}']]));
		keepMany(shelf, 43);
		expect(ids(shelf)).toEqual(Array.from({ length: 40 }, (_, index) => String(43 - index)));
		expect(shelf.getItem('rumis.settings')).toBe('{}');
	});

	it('is never made by the game that was just kept, even if the clock was set back', () => {
		const shelf = shelfOf();
		keepMany(shelf, 40);
		expect(keepGame(shelf, 'now', table, day(-5))).toBe(true);
		expect(loadGame(shelf, 'now').ok).toBe(true);
		expect(listGames(shelf)).toHaveLength(40);
	});

	it('is made by broken games before any sound one', () => {
		const items = new Map<string, string>();
		const shelf = shelfOf(items);
		for (let number = 0; number < 5; number++) items.set(gameKey(`broken${number}`), 'zzz\n{}');
		keepMany(shelf, 40);
		expect(listGames(shelf)).toHaveLength(40);
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

	it.each(BROKEN)('is told apart from none: %s', (_, text) => {
		const shelf = shelfOf(new Map([[gameKey('a'), text]]));
		expect(loadGame(shelf, 'a')).toEqual({ ok: false, error: { code: 'gameBroken' } });
	});

	it('does not hide the others', () => {
		const shelf = shelfOf(new Map(BROKEN.map(([name, text]) => [gameKey(name), text])));
		keepMany(shelf, 2);
		expect(ids(shelf)).toEqual(['2', '1']);
	});
});

describe('a device that keeps nothing', () => {
	const forbidden: Shelf = {
		get length(): number {
			return refuse();
		},
		key: refuse,
		getItem: refuse,
		setItem: refuse,
		removeItem: refuse,
	};

	it('says so, and nothing breaks', () => {
		expect(keepGame(forbidden, 'a', table, day(1))).toBe(false);
		expect(loadGame(forbidden, 'a')).toEqual({ ok: false, error: { code: 'gameMissing' } });
		expect(listGames(forbidden)).toEqual([]);
		expect(() => removeGame(forbidden, 'a')).not.toThrow();
	});

	it('that is full keeps what it has', () => {
		const items = new Map<string, string>();
		keepGame(shelfOf(items), 'a', table, day(1));
		const full: Shelf = { ...shelfOf(items), length: 1, setItem: refuse };
		const later: Table = played(table, 'I2 c3,c4');
		expect(keepGame(full, 'a', later, day(2))).toBe(false);
		expect(listGames(full).map((game) => movesOf(game.table))).toEqual([['I4 b3*4']]);
	});
});
