import { readdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newPlace, newStore, STORES, tempFolder } from '../../test/server.js';
import { openStore } from './open/openStore.js';
import { TABLES } from './schema.js';
import type { Store } from './store.js';

const put = (store: Store, key: string, value: string) =>
	store.write(async ({ db }) => {
		await db.insertInto('meta').values({ key, value }).execute();
		return value;
	});

const all = (store: Store) =>
	store.read(({ db }) => db.selectFrom('meta').selectAll().orderBy('key').execute());

it('a store in a folder yields to the event loop during many writes', async () => {
	const store = await newStore('sqlite');
	const spin = async () => {
		const until = performance.now() + 5;
		while (performance.now() < until);
	};
	let turns = 0;
	let isDone = false;
	const tick = () => {
		turns++;
		if (!isDone) setImmediate(tick);
	};
	setImmediate(tick);
	await Promise.all(Array.from({ length: 60 }, () => store.write(spin)));
	isDone = true;
	// Three hundred milliseconds of work; in one piece they would be a handful of turns.
	expect(turns).toBeGreaterThanOrEqual(10);
});

describe.each(STORES)('a store in %s', (kind) => {
	it('keeps what was written', async () => {
		const store = await newStore(kind);
		expect(await put(store, 'a', '1')).toBe('1');
		expect(await all(store)).toEqual([{ key: 'a', value: '1' }]);
	});

	it('has every table, empty', async () => {
		const store = await newStore(kind);
		for (const table of TABLES) {
			expect(await store.read(({ db }) => db.selectFrom(table).selectAll().execute())).toEqual([]);
		}
	});

	it('makes transactions atomic, and does not affect concurrent ones', async () => {
		const store = await newStore(kind);
		const failing = store.write(async ({ db }) => {
			await db.insertInto('meta').values({ key: 'lost', value: '' }).execute();
			throw new Error('no');
		});
		const others = [put(store, 'a', '1'), put(store, 'b', '2')];
		await expect(failing).rejects.toThrow('no');
		await Promise.all(others);
		expect((await all(store)).map(({ key }) => key)).toEqual(['a', 'b']);
	});

	it('enforces keys: of two writers of the same key, one fails alone', async () => {
		const store = await newStore(kind);
		const results = await Promise.allSettled([
			put(store, 'a', '1'),
			put(store, 'a', '2'),
			put(store, 'b', '3'),
		]);
		expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
		expect((await all(store)).map(({ key }) => key)).toEqual(['a', 'b']);
	});

	it('runs many transactions at once', async () => {
		const store = await newStore(kind);
		await Promise.all(Array.from({ length: 300 }, (_, i) => put(store, `k${i}`, 'x')));
		expect(await all(store)).toHaveLength(300);
	});

	it('hides uncommitted writes from readers', async () => {
		const store = await newStore(kind);
		let seen = -1;
		await store.write(async ({ db }) => {
			await db.insertInto('meta').values({ key: 'a', value: '1' }).execute();
			seen = (await all(store)).length;
		});
		expect(seen).toBe(0);
		expect(await all(store)).toHaveLength(1);
	});

	it('keeps everything when reopened', async () => {
		const place = await newPlace(kind);
		const open = () => openStore('data' in place ? { folder: place.data } : { url: place.databaseUrl });
		const store = await open();
		await put(store, 'a', '1');
		await store.close();
		const again = await open();
		expect(await all(again)).toEqual([{ key: 'a', value: '1' }]);
		await again.close();
	});

	it('has its own clock, shifted as a test wants', async () => {
		let offset = 0;
		const store = await newStore(kind, (now) => now + offset);
		const earlier = Date.now();
		const before = await store.now();
		expect(before).toBeGreaterThanOrEqual(earlier - 1);
		expect(before).toBeLessThanOrEqual(Date.now() + 1);
		offset = 3_600_000;
		expect(await store.now()).toBeGreaterThanOrEqual(before + 3_600_000);
		expect(await store.write((tx) => tx.now())).toBeGreaterThanOrEqual(before + 3_600_000);
	});

	it('keeps large numbers as numbers', async () => {
		const store = await newStore(kind);
		const row = { key: 'k', kind: 'x', game: null, due_ms: 1_900_000_000_123, lease_ms: 0 };
		await store.write(({ db }) =>
			db
				.insertInto('job')
				.values({ ...row, lease_by: null, attempts: 0, body_json: '{}' })
				.execute(),
		);
		const [found] = await store.read(({ db }) => db.selectFrom('job').selectAll().execute());
		expect(found?.due_ms).toBe(1_900_000_000_123);
	});
});

describe('a script on PostgreSQL', () => {
	const insert = (key: string) => `insert into meta (key, value) values ('${key}', '')`;

	it('gives its task the rows of each statement and the time, and commits', async () => {
		const store = await newStore('postgres', (now) => now + 3_600_000);
		const before = await store.now();
		const seen = await store.script!({
			opening: [insert('a'), 'select 1 as one union select 2 order by 1', "select 'x' as sign"],
			task: async (tx, rows) => ({ value: { rows, now: await tx.now() }, closing: [insert('b')] }),
		});
		expect(seen.rows).toEqual([[], [{ one: 1 }, { one: 2 }], [{ sign: 'x' }]]);
		expect(seen.now).toBeGreaterThanOrEqual(before);
		expect((await all(store)).map(({ key }) => key)).toEqual(['a', 'b']);
	});

	it('has no effect when any part of it fails, and leaves the connection usable', async () => {
		const { databaseUrl } = (await newPlace('postgres')) as { databaseUrl: string };
		const store = await openStore({ url: databaseUrl, connections: 1, patience: 30_000 });
		const none = async () => ({ value: null, closing: [] });
		const wrong = 'select 1 / 0';
		const scripts = [
			{ opening: [insert('a'), wrong], task: none },
			{ opening: [insert('a')], task: () => Promise.reject(new Error('no')) },
			{ opening: [insert('a')], task: async () => ({ value: null, closing: [insert('b'), wrong] }) },
		];
		for (const script of scripts) await expect(store.script!(script)).rejects.toThrow();
		expect(await all(store)).toEqual([]);
		await put(store, 'c', '1');
		expect(await all(store)).toEqual([{ key: 'c', value: '1' }]);
		await store.close();
	});
});

describe('a data folder', () => {
	it('serves one server only, until it has ended', async () => {
		const folder = tempFolder();
		const store = await openStore({ folder });
		await expect(openStore({ folder })).rejects.toMatchObject({
			code: 'folderInUse',
			message: `another server is using the data folder ${folder}`,
		});
		await store.close();
		await (await openStore({ folder })).close();
	});

	it('is created if missing, and contains the database and the lock', async () => {
		const folder = `${tempFolder()}/deep/down`;
		const store = await openStore({ folder });
		expect(readdirSync(folder)).toEqual(expect.arrayContaining(['rumis.db', 'rumis.lock']));
		await store.close();
	});

	it('is refused with one line when nothing can be written', async () => {
		const file = `${tempFolder()}/file`;
		writeFileSync(file, '');
		const error = await openStore({ folder: `${file}/rumis` }).catch((fault: Error) => fault);
		expect(error).toMatchObject({ code: 'folder' });
		expect((error as Error).message).not.toContain('\n');
	});
});

describe('an unreachable PostgreSQL', () => {
	it('is refused with one line', async () => {
		const error = await openStore({ url: 'postgres://nobody@127.0.0.1:1/none' }).catch(
			(fault: Error) => fault,
		);
		expect(error).toMatchObject({ code: 'database' });
		expect((error as Error).message).toMatch(/^cannot use the PostgreSQL database: .+/);
	});
});
