/** Servers for tests, on both stores, stopped after the tests of the file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterFile } from '../../../scripts/testing/afterFile.js';
import { seededKeys } from '../../../scripts/testing/seed.js';
import {
	NO_LIMITS,
	openStore,
	type RunningServer,
	type ServerOptions,
	type Store,
	startServer,
} from '../src/index.js';
import type { AdjustTime } from '../src/store/store.js';
import { TestClient } from './client.js';
import { startPostgres, type TestPostgres } from './postgres.js';

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreKind = (typeof STORES)[number];

/** Generous, because the machine may be busy with other tests. */
const PATIENCE = 30_000;

let postgres: Promise<TestPostgres> | null = null;

/**
 * A PostgreSQL shared by all test files of this process, started on first use. It ends with the process. A
 * test that stops or kills one starts its own with `startPostgres`.
 */
function testPostgres(): Promise<TestPostgres> {
	postgres ??= startPostgres();
	return postgres;
}

/** A folder that is deleted after the tests. */
export function tempFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'rumis-server-'));
	afterFile(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** An empty place for a store of this kind: the options that name it. */
export async function newPlace(kind: StoreKind): Promise<{ data: string } | { databaseUrl: string }> {
	if (kind === 'sqlite') return { data: tempFolder() };
	return { databaseUrl: await newDatabase() };
}

/** The URL of an empty database that is dropped after the tests of the file. */
export async function newDatabase(): Promise<string> {
	const postgres = await testPostgres();
	const url = await postgres.newDatabase();
	afterFile(() => postgres.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`));
	return url;
}

/** An empty store of this kind. `adjustTime` shifts the database's time. */
export async function newStore(kind: StoreKind, adjustTime?: AdjustTime): Promise<Store> {
	const place = await newPlace(kind);
	const time = adjustTime ? { adjustTime } : {};
	const store = await openStore(
		'data' in place
			? { folder: place.data, ...time }
			: { url: place.databaseUrl, ...time, patience: PATIENCE },
	);
	afterFile(() => store.close());
	return store;
}

/** Thousands of times cheaper than the real cost, which `password.test.ts` checks. */
const CHEAP = { log2N: 4, r: 1, p: 1 };

/** A running server without limits and without log output, on a free port. */
export async function newServer(options: ServerOptions = {}): Promise<RunningServer> {
	const place = options.data || options.databaseUrl ? {} : { data: tempFolder() };
	const server = await startServer({
		host: '127.0.0.1',
		port: 0,
		log: 'silent',
		botThreads: 1,
		limits: NO_LIMITS,
		drainSeconds: 1,
		databasePatience: PATIENCE,
		passwordCost: CHEAP,
		...place,
		...options,
	});
	afterFile(() => server.close());
	return server;
}

/** Two players who have joined a table that has begun. */
export async function twoPlayers(url: string, table: Parameters<TestClient['create']>[0] = {}) {
	const [ana, ben] = [new TestClient(url), new TestClient(url)];
	const { table: info, invite } = await ana.create({ name: 'Ana', ...table });
	await ben.sit(info.id, { name: 'Ben', ...(invite ? { invite } : {}) });
	await ana.connect();
	await ben.connect();
	await ana.join(info.id);
	await ben.join(info.id);
	return { ana, ben, game: info.id };
}

/** The VAPID keys of a host that sends notices. */
export function testVapidKeys() {
	const { publicKey, privateKey } = seededKeys('vapid');
	return {
		vapidPublicKey: publicKey.toString('base64url'),
		vapidPrivateKey: privateKey.toString('base64url'),
		vapidSubject: 'mailto:host@rumis.org',
	};
}

/**
 * A database clock that only advances when the test moves it, so nothing depends on the duration of the test.
 */
export function stillTime() {
	const start = Date.now();
	const time = { offset: 0, adjustTime: () => start + time.offset };
	return time;
}
