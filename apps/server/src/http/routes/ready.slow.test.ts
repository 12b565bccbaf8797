import { rmSync } from 'node:fs';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { newDatabase, newPlace, newServer, STORES, tempFolder } from '../../../test/server.js';
import { startServer } from '../../index.js';

const statusOf = async (url: string) => (await fetch(`${url}/readyz`)).status;

/** Answers may be a second old. */
async function untilStatus(url: string, wanted: number): Promise<void> {
	while ((await statusOf(url)) !== wanted) await new Promise((resolve) => setImmediate(resolve));
}

async function ask(url: string, text: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query(text);
	await client.end();
}

/** From now on every new connection can only read, and there are no old ones. */
async function makeReadOnly(url: string): Promise<void> {
	const name = new URL(url).pathname.slice(1);
	await ask(url, `alter database ${name} set default_transaction_read_only = on`);
	await ask(
		url.replace(name, 'postgres'),
		`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
	);
}

describe('a server whose store cannot be written', () => {
	it.each(STORES)('is ready as long as %s can be written, and leaves no trace of asking', async (kind) => {
		const server = await newServer(await newPlace(kind));
		expect(await statusOf(server.url)).toBe(200);
		const rows = await server.context.store.read(({ db }) => db.selectFrom('meta').select('key').execute());
		// The heartbeat is there in any case.
		expect(rows).toEqual([{ key: 'alive' }]);
	});

	it('is not ready when its data folder is gone', async () => {
		const data = tempFolder();
		const { url } = await newServer({ data });
		rmSync(data, { recursive: true });
		await untilStatus(url, 503);
		expect((await fetch(`${url}/healthz`)).status).toBe(200);
	});

	it('is not ready while its PostgreSQL only lets it read, and does not start on such a one', async () => {
		const databaseUrl = await newDatabase();
		const { url } = await newServer({ databaseUrl, databasePatience: 2000 });
		expect(await statusOf(url)).toBe(200);
		await makeReadOnly(databaseUrl);
		await untilStatus(url, 503);
		const fault = await startServer({ databaseUrl, port: 0, log: 'silent' }).catch((error: unknown) => error);
		expect(fault).toMatchObject({ message: 'the PostgreSQL database is read-only: is it a standby?' });
	});
});
