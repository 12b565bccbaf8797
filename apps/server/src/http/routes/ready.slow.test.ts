import { rmSync } from 'node:fs';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { newDatabase, newPlace, newServer, STORES, tempFolder } from '../../../test/server.js';
import { startServer } from '../../index.js';

const statusOf = async (url: string) => (await fetch(`${url}/readyz`)).status;

/** Polls, because responses may be cached for a second. */
async function untilStatus(url: string, wanted: number): Promise<void> {
	while ((await statusOf(url)) !== wanted) await new Promise((resolve) => setImmediate(resolve));
}

async function ask(url: string, text: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query(text);
	await client.end();
}

/** Makes all new connections read-only, and closes the existing ones. */
async function makeReadOnly(url: string): Promise<void> {
	const name = new URL(url).pathname.slice(1);
	await ask(url, `alter database ${name} set default_transaction_read_only = on`);
	await ask(
		url.replace(name, 'postgres'),
		`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
	);
}

describe('readiness', () => {
	it.each(STORES)('is reported while %s can be written, and probing leaves no trace', async (kind) => {
		const server = await newServer(await newPlace(kind));
		expect(await statusOf(server.url)).toBe(200);
		const rows = await server.context.store.read(({ db }) => db.selectFrom('meta').select('key').execute());
		// The heartbeat row always exists.
		expect(rows).toEqual([{ key: 'alive' }]);
	});

	it('is lost when the data folder is gone', async () => {
		const data = tempFolder();
		const { url } = await newServer({ data });
		rmSync(data, { recursive: true });
		await untilStatus(url, 503);
		expect((await fetch(`${url}/healthz`)).status).toBe(200);
	});

	it('is lost while PostgreSQL is read-only, and a server does not start on it', async () => {
		const databaseUrl = await newDatabase();
		const { url } = await newServer({ databaseUrl, databasePatience: 2000 });
		expect(await statusOf(url)).toBe(200);
		await makeReadOnly(databaseUrl);
		await untilStatus(url, 503);
		const fault = await startServer({ databaseUrl, port: 0, log: 'silent' }).catch((error: unknown) => error);
		expect(fault).toMatchObject({ message: 'the PostgreSQL database is read-only: is it a standby?' });
	});
});
