import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '@rumis/server';
import { describe, expect, it, vi } from 'vitest';
import { rumis } from '../../test/rumis.js';
import { makeTempFolder } from '../../test/tempFolder.js';

// Each test runs the command several times.
vi.setConfig({ testTimeout: 300_000 });

const temp = makeTempFolder();
const RUMIS = fileURLToPath(new URL('../../bin/rumis.js', import.meta.url));

/** Runs the task while a server with one waiting table uses the folder. */
async function withServer(name: string, task: (data: string) => unknown): Promise<string> {
	const data = temp.at(name);
	const server = await startServer({ data, host: '127.0.0.1', port: 0, log: 'silent', botThreads: 1 });
	const table = { scenario: 'chullpa', players: 2, seats: [{ kind: 'me' }, { kind: 'open' }] };
	const headers = { 'content-type': 'application/json' };
	await fetch(`${server.url}/api/tables`, { method: 'POST', headers, body: JSON.stringify(table) });
	await task(data);
	await server.close();
	return data;
}

const ONE_LINE = /^rumis: [^\n]+\n$/;

describe('rumis backup and restore', () => {
	it('work while a server runs, and report what they did', async () => {
		const file = temp.at('all.backup');
		await withServer('one', (data) => {
			const { code, out, err } = rumis(['backup', '--data', data, file]);
			expect({ code, err }).toEqual({ code: 0, err: '' });
			expect(out).toMatch(/^1 game with 0 moves written to .*all\.backup, 0\.0 MB\n$/);
		});
		expect(statSync(file).mode & 0o777).toBe(0o600);
		expect(rumis(['restore', file, '--data', temp.at('two')])).toEqual({
			code: 0,
			out: '1 game with 0 moves restored; every game was replayed and is right\n',
			err: '',
		});
	});

	it('report in one line what cannot be done, and leave nothing half done', async () => {
		const file = temp.at('cut.backup');
		const full = await withServer('full', (data) => {
			rumis(['backup', '--data', data, file]);
			const inUse = rumis(['restore', file, '--data', data]);
			expect([inUse.code, inUse.err]).toEqual([
				1,
				expect.stringMatching(/another server is using the data folder/),
			]);
		});
		const filled = rumis(['restore', file, '--data', full]);
		expect([filled.code, filled.err]).toEqual([1, expect.stringMatching(ONE_LINE)]);
		expect(filled.err).toContain('only an empty folder or database can be filled');
		truncateSync(file, 300);
		const cut = rumis(['restore', file, '--data', temp.at('new')]);
		expect(cut).toEqual({ code: 1, out: '', err: 'rumis: the copy is damaged: it is cut off\n' });
		expect(existsSync(temp.at('new'))).toBe(false);
		const missing = rumis(['backup', '--data', temp.at('nowhere'), temp.at('x')]);
		expect(missing.err).toMatch(/^rumis: there are no games in .*nowhere\n$/);
	});

	it('take one place, not two', () => {
		const { code, err } = rumis(['backup', '--data', 'a', '--database-url', 'postgres://b', 'file']);
		expect([code, err]).toEqual([2, expect.stringMatching(/cannot be used with option/)]);
	});
});

describe('rumis export and import', () => {
	it('move games through a pipe', async () => {
		const from = await withServer('from', (data) => {
			const { code, err } = rumis(['export', '--data', data]);
			expect([code, err]).toEqual([
				1,
				expect.stringMatching(/^rumis: another server is using the data folder/),
			]);
		});
		const copy = execFileSync(process.execPath, [RUMIS, 'export', '--data', from], { stdio: 'pipe' });
		const args = [RUMIS, 'import', '-', '--data', temp.at('to')];
		const { status, stdout } = spawnSync(process.execPath, args, { input: copy });
		expect([status, String(stdout)]).toEqual([0, expect.stringMatching(/^1 game with 0 moves restored/)]);
	});
});

describe('rumis backup --every', () => {
	it('runs repeatedly, keeps the newest, and restores everything after the folder is gone', async () => {
		const backups = temp.at('backups');
		const kept = () => readdirSync(backups).sort();
		let lines = '';
		await withServer('doomed', async (data) => {
			const args = [RUMIS, 'backup', '--data', data, '--every', '1s', '--keep', '2', backups];
			const child = spawn(process.execPath, args);
			const ended = new Promise((resolve) => child.once('exit', resolve));
			for await (const chunk of child.stdout) {
				lines += String(chunk);
				if (lines.split('\n').length > 4) break;
			}
			child.kill('SIGTERM');
			expect(await ended).toBe(0);
			rmSync(data, { recursive: true });
		});
		expect(lines).toMatch(/^1 game with 0 moves written to .*rumis-\d{8}T\d{9}Z\.backup, 0\.0 MB\n/);
		expect(kept()).toHaveLength(2);
		for (const name of kept()) expect(statSync(join(backups, name)).mode & 0o777).toBe(0o600);
		const restored = rumis(['restore', join(backups, kept().at(-1)!), '--data', temp.at('saved')]);
		expect(restored.out).toBe('1 game with 0 moves restored; every game was replayed and is right\n');
	});

	it('reports a failed backup in one line, and goes on', async () => {
		const args = [RUMIS, 'backup', '--data', temp.at('not yet'), '--every', '1s', temp.at('later')];
		const child = spawn(process.execPath, args);
		const ended = new Promise((resolve) => child.once('exit', resolve));
		let lines = '';
		for await (const chunk of child.stderr) {
			lines += String(chunk);
			if (lines.split('\n').length > 2) break;
		}
		child.kill('SIGTERM');
		expect(await ended).toBe(0);
		expect(lines).toMatch(/^(rumis: there are no games in .*not yet\n)+$/);
		expect(rumis(['backup', '--keep', '3', temp.at('x')]).err).toBe('rumis: --keep needs --every\n');
	});
});
