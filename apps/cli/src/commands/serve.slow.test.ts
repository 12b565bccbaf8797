import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../test/tempFolder.js';

const temp = makeTempFolder();
const RUMIS = fileURLToPath(new URL('../../bin/rumis.js', import.meta.url));
const running: ChildProcess[] = [];

afterEach(() => {
	for (const child of running.splice(0)) child.kill('SIGKILL');
});

function serve(...args: readonly string[]) {
	const child = spawn(process.execPath, [RUMIS, 'serve', '--host', '127.0.0.1', '--log', 'silent', ...args]);
	running.push(child);
	let said = '';
	child.stdout.on('data', (data) => {
		said += String(data);
	});
	child.stderr.on('data', (data) => {
		said += String(data);
	});
	// Not on `exit`: output may arrive after that.
	const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
	const url = new Promise<string>((resolve, reject) => {
		child.stdout.on('data', () => {
			const match = /Rumis is at (http:\S+)/.exec(said);
			if (match) resolve(match[1]!);
		});
		void ended.then(() => reject(new Error(said)));
	});
	url.catch(() => {});
	return { child, url, ended, said: () => said };
}

describe('rumis serve', () => {
	it('serves until it is stopped', async () => {
		const { child, url, ended } = serve('--port', '0', '--data', temp.at('one'));
		expect((await fetch(`${await url}/healthz`)).status).toBe(200);
		expect((await fetch(`${await url}/readyz`)).status).toBe(200);
		expect(await (await fetch(`${await url}/metrics`)).text()).toContain('rumis_sockets 0');
		child.kill('SIGTERM');
		expect(await ended).toBe(0);
	});

	it('reports in one line why it cannot start', async () => {
		const first = serve('--port', '0', '--data', temp.at('two'));
		const { port } = new URL(await first.url);
		const cases: [string[], RegExp][] = [
			[['--port', '0', '--data', temp.at('two')], /^rumis: another server is using the data folder .*\n$/],
			[['--port', port, '--data', temp.at('three')], /^rumis: .*address already in use.*\n$/],
			[['--port', 'x'], /^rumis: port: .*\n$/],
			[['--database-url', 'postgres://x@127.0.0.1:1/x'], /^rumis: cannot use the PostgreSQL database: .*\n$/],
		];
		const refused = cases.map(async ([args, line]) => {
			const { ended, said } = serve(...args);
			expect(await ended).toBe(1);
			expect(said()).toMatch(line);
		});
		await Promise.all(refused);
	});
});
