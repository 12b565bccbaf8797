/** The process of a temporary PostgreSQL, which can be killed and restarted. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';

/** The user that runs the processes. */
export interface User {
	readonly uid?: number;
	readonly gid?: number;
}

export interface Cluster {
	readonly bin: string;
	readonly user: User;
	/** Contains `data`, the socket and the log. */
	readonly folder: string;
	readonly settings: readonly string[];
}

export interface PostgresProcess {
	start(): Promise<void>;
	kill(signal: NodeJS.Signals): Promise<void>;
}

/** Another program listens on the port. */
export class PortTaken extends Error {}

export const ENVIRONMENT = { ...process.env, LC_ALL: 'C', LANG: 'C' };

export const dataOf = ({ folder }: Pick<Cluster, 'folder'>): string => join(folder, 'data');
const logOf = ({ folder }: Cluster): string => join(folder, 'log');

export const urlOf = (port: number, name = 'postgres'): string =>
	`postgres://rumis@127.0.0.1:${port}/${name}`;

/** For a server that has answered before: on a busy machine the next answer may still take a while. */
const PATIENCE = 60_000;
/** For one that may not answer yet, and is asked again. */
const SHORT_PATIENCE = 2000;

export async function query(url: string, text: string, patience = PATIENCE): Promise<void> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience });
	client.on('error', () => {});
	try {
		await client.connect();
		await client.query(text);
	} finally {
		await client.end().catch(() => {});
	}
}

export function makeProcess(cluster: Cluster, port: number): PostgresProcess {
	let server: ChildProcess | null = null;
	let watcher: ChildProcess | null = null;
	return {
		async start() {
			server = spawnPostgres(cluster, port);
			watcher = watchOver(server.pid ?? 0, cluster.folder);
			await untilReady(cluster, port, server);
		},
		async kill(signal) {
			watcher?.kill();
			// The pid of an ended process may have been reused.
			if (!server?.pid || hasEnded(server)) return;
			const helpers = signal === 'SIGKILL' ? childrenOf(server.pid) : [];
			// The postmaster first: it would restart the others.
			for (const pid of [server.pid, ...helpers]) sendSignal(pid, signal);
			await ended(server);
			for (let tries = 0; tries < 400 && helpers.some((pid) => sendSignal(pid, 0)); tries++) await pause(5);
		},
	};
}

function spawnPostgres(cluster: Cluster, port: number): ChildProcess {
	const { bin, user, folder, settings } = cluster;
	const options = [
		...[`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`],
		...['max_connections=200', 'shared_buffers=64MB', ...settings],
	].flatMap((setting) => ['-c', setting]);
	// Only of this start, to diagnose a failure.
	const log = openSync(logOf(cluster), 'w');
	try {
		// Its own process group, so Ctrl-C does not end it before its owner does.
		const how = { ...user, cwd: folder, env: ENVIRONMENT, detached: true } as const;
		return spawn(join(bin, 'postgres'), ['-D', dataOf(cluster), ...options], {
			...how,
			stdio: ['ignore', 'ignore', log],
		});
	} finally {
		closeSync(log);
	}
}

/**
 * Stops the server and deletes its folder when this process ends, for whatever reason: the pipe then closes.
 */
function watchOver(pid: number, folder: string): ChildProcess {
	const isIt = '[ "$(head -n 1 "$1/data/postmaster.pid" 2>/dev/null)" = "$0" ]';
	// The folder cannot be deleted while the server still writes.
	const end = 'kill -QUIT "$0" 2>/dev/null; while kill -0 "$0" 2>/dev/null; do sleep 0.1; done';
	const script = `read _; ${isIt} && { ${end}; }; rm -rf "$1"`;
	const watcher = spawn('sh', ['-c', script, String(pid), folder], {
		stdio: ['pipe', 'ignore', 'ignore'],
		detached: true,
	});
	// Neither it nor the pipe may keep this process alive.
	watcher.unref();
	(watcher.stdin as unknown as Socket).unref();
	return watcher;
}

/** Waits until the server accepts connections; crash recovery takes a while. */
async function untilReady(cluster: Cluster, port: number, server: ChildProcess): Promise<void> {
	for (let tries = 0; tries < 600; tries++) {
		if (hasEnded(server)) throw startFault(cluster, server);
		try {
			await query(urlOf(port), 'select 1', SHORT_PATIENCE);
			// If this server has ended meanwhile, another one answered.
			if (!hasEnded(server)) return;
		} catch {
			await pause(50);
		}
	}
	throw new Error(`postgres does not answer: ${readFileSync(logOf(cluster), 'utf8')}`);
}

function startFault(cluster: Cluster, server: ChildProcess): Error {
	const words = readFileSync(logOf(cluster), 'utf8').trim();
	const message = `postgres ended with ${server.exitCode ?? server.signalCode}: ${words}`;
	return words.includes('Address already in use') ? new PortTaken(message) : new Error(message);
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
	exitCode !== null || signalCode !== null;

const ended = (child: ChildProcess): Promise<void> =>
	new Promise((resolve) => {
		if (hasEnded(child)) resolve();
		else child.once('exit', () => resolve());
	});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Child processes have their own groups, and a surviving one keeps shared memory that a new server needs. */
function childrenOf(pid: number): number[] {
	const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
	return (stdout ?? '').split('\n').filter(Boolean).map(Number);
}

/** Whether the process exists. */
function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
	try {
		return process.kill(pid, signal);
	} catch {
		return false;
	}
}
