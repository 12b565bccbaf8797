import { existsSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { fillStore } from '../../test/played.js';
import { newPlace, newServer, STORES, tempFolder } from '../../test/server.js';
import { openStore } from '../store/open/openStore.js';
import type { Store } from '../store/store.js';
import {
	backUp,
	checkStore,
	openBeside,
	quarantineGames,
	repairFolder,
	restore,
	type StoreLocation,
} from './index.js';

// Many games are played, backed up and replayed.
vi.setConfig({ testTimeout: 300_000 });

async function filledPlace(place: StoreLocation): Promise<string[]> {
	const store = await openStore('data' in place ? { folder: place.data } : { url: place.databaseUrl });
	await fillStore(store);
	const games = await gamesIn(store);
	await store.close();
	return games;
}

const gamesIn = (store: Store): Promise<string[]> =>
	store.read(async ({ db }) => {
		const rows = await db.selectFrom('game').select('id').where('started_ms', 'is not', null).execute();
		return rows.map(({ id }) => id).sort();
	});

const beside = async <Value>(
	place: StoreLocation,
	task: (store: Store) => Promise<Value>,
): Promise<Value> => {
	const store = await openBeside(place);
	try {
		return await task(store);
	} finally {
		await store.close();
	}
};

const loseEvent = (place: StoreLocation, game: string) =>
	beside(place, (store) =>
		store.write(({ db }) => db.deleteFrom('event').where('game', '=', game).where('seq', '=', 2).execute()),
	);

describe.each(STORES)('a check of %s', (kind) => {
	it('replays every game while the server runs, and names the damaged ones', async () => {
		const place = await newPlace(kind);
		const [bad] = await filledPlace(place);
		const server = await newServer(place);
		expect(await checkStore(place)).toMatchObject({ games: 4, file: null, damaged: [], isComplete: true });
		await loseEvent(place, bad!);
		const { damaged } = await checkStore(place);
		expect(damaged).toEqual([{ game: bad, why: 'its log has a gap at event 2' }]);
		await quarantineGames(place, damaged);
		await server.context.games.quarantine.load();
		expect(server.context.games.quarantine.has(bad!)).toBe(true);
		await quarantineGames(place, []);
		await server.context.games.quarantine.load();
		expect(server.context.games.quarantine.has(bad!)).toBe(false);
	});

	it('keeps backups useful: a quarantined game is restored as it was', async () => {
		const place = await newPlace(kind);
		const [bad] = await filledPlace(place);
		await loseEvent(place, bad!);
		const file = join(tempFolder(), 'all.backup');
		await backUp(place, file);
		await expect(restore(file, await newPlace(kind))).rejects.toMatchObject({ code: 'log' });
		await quarantineGames(place, (await checkStore(place)).damaged);
		await backUp(place, file);
		const to = await newPlace(kind);
		expect(await restore(file, to)).toMatchObject({ games: 4 });
		expect((await checkStore(to)).damaged).toHaveLength(1);
	});
});

/** Corrupts the page that holds this event. */
function harmPageOf(data: string, event: string): void {
	const file = join(data, 'rumis.db');
	const place = readFileSync(file).indexOf(event);
	expect(place).toBeGreaterThan(0);
	const handle = openSync(file, 'r+');
	writeSync(handle, Buffer.alloc(64, 0xee), 0, 64, Math.floor(place / 4096) * 4096);
}

describe('a damaged file', () => {
	async function damagedFolder() {
		const data = join(tempFolder(), 'data');
		const games = await filledPlace({ data });
		const chat = 'Schön gespielt';
		harmPageOf(data, chat);
		return { data, games };
	}

	it('is detected by a check, and no server starts on it', async () => {
		const { data } = await damagedFolder();
		const { file, damaged } = await checkStore({ data });
		expect(file).not.toBeNull();
		expect(damaged.length).toBeGreaterThan(0);
		await expect(newServer({ data })).rejects.toMatchObject({ code: 'damaged' });
	});

	it('is repaired: readable games are served, the others are quarantined by name, and the file is kept', async () => {
		const { data, games } = await damagedFolder();
		const { damaged, games: saved, kept } = await repairFolder(data);
		expect(damaged.length).toBeGreaterThan(0);
		expect(saved + damaged.length).toBe(4);
		expect(existsSync(kept)).toBe(true);
		expect(readdirSync(data).filter((name) => name.includes('.part'))).toEqual([]);
		const server = await newServer({ data });
		expect(await checkStore({ data })).toMatchObject({ file: null, damaged: [], games: saved });
		const left = await gamesIn(server.context.store);
		const lost = damaged.map(({ game }) => game);
		expect([...left, ...lost.filter((game) => games.includes(game))].sort()).toEqual(games);
		const codes = lost.map(async (game) => (await fetch(`${server.url}/api/tables/${game}`)).status);
		expect(new Set(await Promise.all(codes))).toEqual(new Set([410]));
	});
});
