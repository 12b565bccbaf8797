import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import * as server from '../apps/server/src/index.js';
import { reservePort } from '../apps/server/src/store/postgres/reservedPort.js';
import { type Hosted, holdPort, host } from './host.mjs';

const temp = mkdtempSync(join(tmpdir(), 'rumis-host-'));
writeFileSync(join(temp, 'index.html'), '<!doctype html><title>Rumis</title>');
afterAll(() => rmSync(temp, { recursive: true, force: true }));

const freeAddress = async () => ({ port: (await reservePort()).port, host: '127.0.0.1' });

async function hosting(load: () => Promise<unknown>, env: Record<string, string> = {}) {
	const address = await freeAddress();
	const data = join(temp, 'data');
	const options = { address, web: temp, data, env, load: load as () => Promise<typeof server> };
	return { hosted: await host(options), url: `http://127.0.0.1:${address.port}` };
}

const close = (hosted: Hosted | string) => (typeof hosted === 'string' ? undefined : hosted.close());

describe('a port', () => {
	it('is bound during the build, and clients are told to wait', async () => {
		const held = await holdPort(await freeAddress());
		if (typeof held === 'string') throw new Error(held);
		expect(await holdPort(held.address)).toMatch(/^Port \d+ is taken\./);
		const answer = await fetch(`http://127.0.0.1:${held.address.port}/`);
		expect([answer.status, answer.headers.get('refresh')]).toEqual([503, '1']);
		await held.release();
		const next = createServer();
		await new Promise<void>((resolve) => next.listen(held.address.port, '127.0.0.1', resolve));
		next.close();
	});
});

describe('npm start', () => {
	it('serves the game and online tables, with their data in a folder', async () => {
		const { hosted, url } = await hosting(async () => server, { DATA: join(temp, 'other') });
		expect(await (await fetch(url)).text()).toContain('Rumis');
		expect(await (await fetch(`${url}/api/tables`)).json()).toMatchObject({ tables: [] });
		await close(hosted);
		await (await server.openStore({ folder: join(temp, 'other') })).close();
	});

	it('serves the game alone where there is no database', async () => {
		const said = vi.spyOn(console, 'log').mockImplementation(() => {});
		const { hosted, url } = await hosting(async () => ({
			...server,
			startServer: () => Promise.reject(new server.StoreOpenError('noDriver', 'no driver could be loaded')),
		}));
		expect(said.mock.calls).toEqual([['Without online tables, as no driver could be loaded']]);
		said.mockRestore();
		expect(await (await fetch(url)).text()).toContain('Rumis');
		const none = await fetch(`${url}/api/tables`);
		expect([none.status, none.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
		await close(hosted);
	});

	it('says in one line why it cannot', async () => {
		// A folder cannot be created inside a file.
		const { hosted } = await hosting(async () => server, {
			DATA: fileURLToPath(new URL('data', `${import.meta.url}/`)),
		});
		expect(hosted).toMatch(/^Rumis cannot start: cannot create the data folder .*$/);
	});
});
