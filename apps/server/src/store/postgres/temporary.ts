/** A PostgreSQL in a folder of its own, for tests and benches, gone when it is stopped. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface TemporaryPostgres {
	readonly port: number;
	/** The address of a new, empty database. */
	newDatabase(): Promise<string>;
	/** Kills the server as a power cut would. */
	crash(): Promise<void>;
	/** Starts it again in the same folder, where it recovers by itself. */
	start(): Promise<void>;
	/** Ends it and removes all of it. */
	stop(): Promise<void>;
}

export interface TemporaryOptions {
	/** The folder of its programs. */
	readonly bin: string;
	/** More settings, such as `synchronous_commit=off`. */
	readonly settings?: readonly string[];
}

interface User {
	readonly uid?: number;
	readonly gid?: number;
}

/** PostgreSQL refuses to run as root, so root runs it as somebody else. */
function otherUser(): User {
	if (process.getuid?.() !== 0) return {};
	const users = readFileSync('/etc/passwd', 'utf8')
		.split('\n')
		.map((line) => line.split(':'));
	const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
	return { uid: Number(user?.[2] ?? 65_534), gid: Number(user?.[3] ?? 65_534) };
}

async function freePort(): Promise<number> {
	const probe = createServer();
	await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
	const address = probe.address();
	await new Promise((resolve) => probe.close(resolve));
	return typeof address === 'object' && address ? address.port : 0;
}

const ended = (child: ChildProcess): Promise<void> =>
	new Promise((resolve) => {
		if (child.exitCode !== null || child.signalCode !== null) resolve();
		else child.once('exit', () => resolve());
	});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** They are in groups of their own, and one that lives on keeps the memory that a new server needs. */
function childrenOf(pid: number): number[] {
	const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
	return (stdout ?? '').split('\n').filter(Boolean).map(Number);
}

/** Whether there was anybody to get it. */
function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
	try {
		return process.kill(pid, signal);
	} catch {
		return false;
	}
}

const ENVIRONMENT = { ...process.env, LC_ALL: 'C', LANG: 'C' };

/** A folder with an empty cluster that only its user can read. */
function makeCluster(bin: string, user: User): { readonly folder: string; readonly data: string } {
	const folder = mkdtempSync(join(tmpdir(), 'rumis-pg-'));
	chmodSync(folder, 0o700);
	if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
	const data = join(folder, 'data');
	const made = spawnSync(
		join(bin, 'initdb'),
		['-D', data, '-U', 'rumis', '--auth=trust', '--no-sync', '--encoding=UTF8', '--no-locale'],
		{ ...user, cwd: folder, env: ENVIRONMENT, encoding: 'utf8' },
	);
	if (made.status === 0) return { folder, data };
	rmSync(folder, { recursive: true, force: true });
	throw new Error(`initdb: ${made.error ?? ''}${made.stdout}${made.stderr}`);
}

/** Ends the server and removes its folder when this process is gone, however it went: then its end of the pipe is. */
function watchOver(pid: number, folder: string): ChildProcess {
	const isIt = '[ "$(head -n 1 "$1/data/postmaster.pid" 2>/dev/null)" = "$0" ]';
	const script = `read _; ${isIt} && kill -QUIT "$0" 2>/dev/null; sleep 1; rm -rf "$1"`;
	const watcher = spawn('sh', ['-c', script, String(pid), folder], {
		stdio: ['pipe', 'ignore', 'ignore'],
		detached: true,
	});
	// Neither it nor the pipe keeps this process alive.
	watcher.unref();
	(watcher.stdin as unknown as Socket).unref();
	return watcher;
}

const optionsFor = (port: number, folder: string, more: readonly string[]): string[] =>
	[
		...[`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`],
		...['max_connections=200', 'shared_buffers=64MB', ...more],
	].flatMap((setting) => ['-c', setting]);

export async function startTemporaryPostgres(wanted: TemporaryOptions): Promise<TemporaryPostgres> {
	const { bin, settings = [] } = wanted;
	const user = otherUser();
	const { folder, data } = makeCluster(bin, user);
	const port = await freePort();
	const options = optionsFor(port, folder, settings);
	let server: ChildProcess | null = null;
	let watcher: ChildProcess | null = null;
	let databases = 0;
	const url = (name: string) => `postgres://rumis@127.0.0.1:${port}/${name}`;

	const start = async () => {
		// A group of its own, so that Ctrl-C ends it only when whoever started it says so.
		const how = { ...user, cwd: folder, env: ENVIRONMENT, stdio: 'ignore', detached: true } as const;
		server = spawn(join(bin, 'postgres'), ['-D', data, ...options], how);
		watcher = watchOver(server.pid ?? 0, folder);
		await untilReady(url('postgres'), server);
	};
	const kill = async (signal: NodeJS.Signals) => {
		watcher?.kill();
		// The number of one that has ended may be somebody else's by now.
		if (!server?.pid || server.exitCode !== null || server.signalCode !== null) return;
		const helpers = signal === 'SIGKILL' ? childrenOf(server.pid) : [];
		// The first one first: it would start the others again.
		for (const pid of [server.pid, ...helpers]) sendSignal(pid, signal);
		await ended(server);
		for (let tries = 0; tries < 400 && helpers.some((pid) => sendSignal(pid, 0)); tries++) await pause(5);
	};
	await start();
	return {
		port,
		start,
		crash: () => kill('SIGKILL'),
		async newDatabase() {
			const name = `test${++databases}`;
			await query(url('postgres'), `create database ${name}`);
			return url(name);
		},
		async stop() {
			// At once: nothing of it is kept.
			await kill('SIGQUIT');
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

async function query(url: string, text: string): Promise<void> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
	client.on('error', () => {});
	try {
		await client.connect();
		await client.query(text);
	} finally {
		await client.end().catch(() => {});
	}
}

/** It is ready when it answers; a crash before takes a while to recover from. */
async function untilReady(url: string, server: ChildProcess): Promise<void> {
	for (let tries = 0; tries < 600; tries++) {
		if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`);
		try {
			return await query(url, 'select 1');
		} catch {
			await pause(50);
		}
	}
	throw new Error('postgres does not answer');
}
