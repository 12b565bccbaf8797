import type { Pairing, PairingPools, TableInfo, TableList, WantedPairing } from '@rumis/protocol';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { TestClient } from '../../test/client.js';
import { newPlace, newServer, STORES, stillTime } from '../../test/server.js';
import { NO_LIMITS } from '../index.js';
import type { Tx } from '../store/store.js';

vi.setConfig({ testTimeout: 120_000 });

const FAST: WantedPairing = { speed: 'fast', scenario: 'pisac' };

async function look(client: TestClient, wanted: WantedPairing = FAST): Promise<Pairing> {
	return (await client.request<Pairing>('PUT', '/api/pairing', wanted)).body;
}

const games = async (client: TestClient): Promise<TableList['tables']> =>
	(await client.request<TableList>('GET', '/api/mine')).body.tables;

describe.each(STORES)('quick pairing on %s', (kind) => {
	it('matches two players with the same search, and no others', async () => {
		const { url } = await newServer(await newPlace(kind));
		const [ana, ben, cat] = [new TestClient(url), new TestClient(url), new TestClient(url)];
		expect(await look(ana, { ...FAST, name: 'Ana' })).toMatchObject({ status: 'waiting' });
		expect(await look(cat, { ...FAST, speed: 'days' })).toMatchObject({ status: 'waiting' });
		const { body: before } = await ben.request<PairingPools>('GET', '/api/pairing/pools');
		expect(before.pools).toContainEqual({ scenario: 'pisac', speed: 'fast', waiting: 1 });
		const found = await look(ben, { speed: 'fast', name: 'Ben' });
		if (found.status !== 'matched') throw new Error('nobody found');
		expect(await look(ana), 'who waited is told the same game').toEqual(found);
		const { body } = await ana.request<TableInfo>('GET', `/api/tables/${found.game}`);
		expect(body).toMatchObject({ status: 'playing', terms: { scenario: 'pisac', absent: 'end' } });
		expect(body.seats.map(({ name }) => name).sort()).toEqual(['Ana', 'Ben']);
		expect(await look(cat, { ...FAST, speed: 'days' })).toMatchObject({ status: 'waiting' });
	});

	it('plays the transfer game on a board that was made for it', async () => {
		const { url } = await newServer(await newPlace(kind));
		const [ana, ben] = [new TestClient(url), new TestClient(url)];
		await look(ana, { speed: 'fast', scenario: 'colca' });
		const found = await look(ben, { speed: 'fast', scenario: 'colca' });
		if (found.status !== 'matched') throw new Error('nobody found');
		const { body } = await ana.request<TableInfo>('GET', `/api/tables/${found.game}`);
		expect(body).toMatchObject({ status: 'playing', terms: { scenario: 'colca', mode: 'transfer' } });
	});

	it('drops searches that stopped polling', async () => {
		const { url } = await newServer(await newPlace(kind));
		const [ana, ben] = [new TestClient(url), new TestClient(url)];
		await look(ana);
		expect((await ana.request('DELETE', '/api/pairing')).status).toBe(204);
		expect(await look(ben)).toMatchObject({ status: 'waiting' });
	});
});

it('counts every search as a new table, also one for a game over days', async () => {
	const time = stillTime();
	const tables = { burst: 3, perSecond: 0 };
	const { url } = await newServer({ limits: { ...NO_LIMITS, tables }, adjustTime: time.adjustTime });
	const [ana, ben] = [new TestClient(url), new TestClient(url)];
	const days: WantedPairing = { speed: 'days' };
	await look(ana, days);
	expect(await look(ben, days)).toMatchObject({ status: 'matched' });
	expect(await look(ana, days), 'asking how it stands is free').toMatchObject({ status: 'matched' });
	time.offset += 60_000;
	expect(await look(ana, days)).toMatchObject({ status: 'waiting' });
	expect(await look(ben, days)).toMatchObject({ error: { code: 'tooFast' } });
});

it('gives each of many players on two nodes exactly one game', async () => {
	const place = await newPlace('postgres');
	const nodes = [await newServer(place), await newServer(place)] as const;
	const people = Array.from({ length: 12 }, (_, index) => new TestClient(nodes[index % 2]!.url));
	await Promise.all(people.map((person) => person.request('PUT', '/api/me', { name: 'Somebody' })));
	await vi.waitFor(
		async () => {
			const found = await Promise.all(people.map((person) => look(person)));
			expect(found.map(({ status }) => status)).not.toContain('waiting');
		},
		{ timeout: 60_000 },
	);
	const tables = await Promise.all(people.map(games));
	expect(tables.map(({ length }) => length)).toEqual(people.map(() => 1));
	expect(new Set(tables.map(([table]) => table!.id)).size).toBe(6);
});

it('a second tab that looks in the moment in which the first one finds a game gets the same game', async () => {
	const { url, context } = await newServer({ ...(await newPlace('postgres')), databasePatience: 60_000 });
	const ana = new TestClient(url);
	await ana.request('PUT', '/api/me', { name: 'Ana' });
	const { id: game } = (await ana.create()).table;
	const { store } = context;
	const second = store.write(async (tx) => {
		const { db } = tx;
		const { id: session } = await db.selectFrom('session').select('id').executeTakeFirstOrThrow();
		const now = await tx.now();
		const search = { session, account: null, scenario: 'pisac', speed: 'fast', source: '', rating: 1500 };
		const found = { game, matched_ms: now, since_ms: now, seen_ms: now };
		await db
			.insertInto('pairing')
			.values({ ...search, ...found } as never)
			.execute();
		// Not committed yet: whoever looks for the row does not see it, and has to wait to write it.
		const looking = look(ana);
		// Only ends what hangs: the server may need long to come to the row, and keeps the transaction for a minute.
		await vi.waitFor(async () => expect(await waitingIn(tx)).toBeGreaterThan(0), { timeout: 50_000 });
		return { looking };
	});
	expect(await (await second).looking).toEqual({ status: 'matched', game });
});

/** How many connections of this database wait for another one's row. */
async function waitingIn({ db }: Tx): Promise<number> {
	const { rows } = await sql<{ waiting: number }>`
		select count(*)::int as waiting from pg_stat_activity
		where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
	return rows[0]!.waiting;
}
