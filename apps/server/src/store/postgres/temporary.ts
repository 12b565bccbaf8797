/** A temporary PostgreSQL for tests and benchmarks, deleted when stopped. */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReservedPort, reservePort } from './reservedPort.js';
import {
	type Cluster,
	dataOf,
	ENVIRONMENT,
	makeProcess,
	PortTaken,
	query,
	type User,
	urlOf,
} from './temporaryProcess.js';

/** A server that can be killed and restarted. */
interface TemporaryServer {
	readonly port: number;
	/** Kills the server as a power cut would. */
	crash(): Promise<void>;
	/** Restarts it in the same folder, where it recovers. */
	start(): Promise<void>;
	/** Stops it and deletes its files. */
	stop(): Promise<void>;
}

export interface TemporaryPostgres extends TemporaryServer {
	/** The URL of a new, empty database. */
	newDatabase(): Promise<string>;
	/** Runs a query as superuser. */
	query(text: string): Promise<void>;
	/** Starts a streaming replica in its own folder. */
	startStandby(): Promise<TemporaryStandby>;
}

export interface TemporaryStandby extends TemporaryServer {
	/** Makes it the primary; resolves once it is writable. */
	promote(): Promise<void>;
}

export interface TemporaryOptions {
	/** The folder of the PostgreSQL binaries. */
	readonly bin: string;
	/** More settings, such as `synchronous_commit=off`. */
	readonly settings?: readonly string[];
	/** Finds a free port; replaced in tests. */
	readonly reserve?: typeof reservePort;
}

export async function startTemporaryPostgres(wanted: TemporaryOptions): Promise<TemporaryPostgres> {
	const { bin, settings = [], reserve = reservePort } = wanted;
	const user = otherUser();
	const cluster: Cluster = { bin, user, folder: makeFolder(user), settings };
	const how = ['-U', 'rumis', '--auth=trust', '--no-sync', '--encoding=UTF8', '--no-locale'];
	run(cluster, 'initdb', ['-D', dataOf(cluster), ...how]);
	const server = await startAnywhere(cluster, reserve);
	const { port } = server;
	let databases = 0;
	return {
		...server,
		query: (text) => query(urlOf(port), text),
		startStandby: () => startStandby(cluster, port),
		async newDatabase() {
			const name = `test${++databases}`;
			await query(urlOf(port), `create database ${name}`);
			return urlOf(port, name);
		},
	};
}

/** A replica of this server. */
async function startStandby(primary: Cluster, primaryPort: number): Promise<TemporaryStandby> {
	const cluster: Cluster = { ...primary, folder: makeFolder(primary.user) };
	const source = `host=127.0.0.1 port=${primaryPort} user=rumis application_name=standby`;
	const how = ['-R', '-X', 'stream', '-c', 'fast', '-d', source];
	run(cluster, 'pg_basebackup', ['-D', dataOf(cluster), ...how]);
	const server = await startAnywhere(cluster, reservePort);
	return { ...server, promote: () => query(urlOf(server.port), 'select pg_promote(true, 60)') };
}

const MOST_PORTS = 20;

/** Starts it on a free port, and retries if another program has just taken the port. */
async function startAnywhere(cluster: Cluster, reserve: typeof reservePort): Promise<TemporaryServer> {
	for (let tries = 1; ; tries++) {
		try {
			return await startAt(cluster, await reserve());
		} catch (error) {
			if (error instanceof PortTaken && tries < MOST_PORTS) continue;
			rmSync(cluster.folder, { recursive: true, force: true });
			throw error;
		}
	}
}

async function startAt(cluster: Cluster, { port, release }: ReservedPort): Promise<TemporaryServer> {
	const { start, kill } = makeProcess(cluster, port);
	const end = async () => {
		// Immediate shutdown: its data is deleted anyway.
		await kill('SIGQUIT');
		release();
	};
	try {
		await start();
	} catch (error) {
		await end();
		throw error;
	}
	const stop = async () => {
		await end();
		rmSync(cluster.folder, { recursive: true, force: true });
	};
	return { port, start, crash: () => kill('SIGKILL'), stop };
}

/** PostgreSQL refuses to run as root, so root runs it as another user. */
function otherUser(): User {
	if (process.getuid?.() !== 0) return {};
	const users = readFileSync('/etc/passwd', 'utf8')
		.split('\n')
		.map((line) => line.split(':'));
	const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
	return { uid: Number(user?.[2] ?? 65_534), gid: Number(user?.[3] ?? 65_534) };
}

/** A folder that only its user can read. */
function makeFolder(user: User): string {
	const folder = mkdtempSync(join(tmpdir(), 'rumis-pg-'));
	chmodSync(folder, 0o700);
	if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
	return folder;
}

/** Runs a PostgreSQL program to its end; deletes the folder if it fails. */
function run({ bin, user, folder }: Cluster, name: string, args: readonly string[]): void {
	const program = join(bin, name);
	const done = spawnSync(program, args, { ...user, cwd: folder, env: ENVIRONMENT, encoding: 'utf8' });
	if (done.status === 0) return;
	rmSync(folder, { recursive: true, force: true });
	throw new Error(`${program}: ${done.error ?? ''}${done.stdout}${done.stderr}`);
}
