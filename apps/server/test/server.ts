/** Servers for tests, on both stores, gone when the tests of the file are done. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import {
	NO_LIMITS,
	openStore,
	type RunningServer,
	type ServerOptions,
	type Store,
	startServer,
} from '../src/index.js';
import { TestClient } from './client.js';
import { startPostgres, type TestPostgres } from './postgres.js';

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreKind = (typeof STORES)[number];

/** The machine of the tests may be busy with others. */
const PATIENCE = 30_000;

let postgres: Promise<TestPostgres> | null = null;
const cleanups: (() => unknown)[] = [];

afterAll(async () => {
	for (const clean of cleanups.splice(0).reverse()) await clean();
	await (await postgres)?.stop();
	postgres = null;
}, 60_000);

/** The PostgreSQL of this file, started when it is first needed. */
export function testPostgres(): Promise<TestPostgres> {
	postgres ??= startPostgres();
	return postgres;
}

/** A folder that is gone when the tests are done. */
export function tempFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'rumis-server-'));
	cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** Where a store of this kind is, empty: the options that name it. */
export async function newPlace(kind: StoreKind): Promise<{ data: string } | { databaseUrl: string }> {
	if (kind === 'sqlite') return { data: tempFolder() };
	return { databaseUrl: await (await testPostgres()).newDatabase() };
}

/** A store of this kind, empty. `timeOffset` moves the database's time. */
export async function newStore(kind: StoreKind, timeOffset: () => number = () => 0): Promise<Store> {
	const place = await newPlace(kind);
	const store = await openStore(
		'data' in place
			? { folder: place.data, timeOffset }
			: { url: place.databaseUrl, timeOffset, patience: PATIENCE },
	);
	cleanups.push(() => store.close());
	return store;
}

/** A running server without limits and without words, on a free port. */
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
		...place,
		...options,
	});
	cleanups.push(() => server.close());
	return server;
}

/** Two people at a table that has begun, both seeing it. */
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
