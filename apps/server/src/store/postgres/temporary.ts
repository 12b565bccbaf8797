/** A PostgreSQL in a folder of its own, for tests and benches, gone when it is stopped. */
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

/** A server that can be killed and started again. */
interface TemporaryServer {
	readonly port: number;
	/** Kills the server as a power cut would. */
	crash(): Promise<void>;
	/** Starts it again in the same folder, where it recovers by itself. */
	start(): Promise<void>;
	/** Ends it and removes all of it. */
	stop(): Promise<void>;
}

export interface TemporaryPostgres extends TemporaryServer {
	/** The address of a new, empty database. */
	newDatabase(): Promise<string>;
	/** Tells its superuser's session something. */
	query(text: string): Promise<void>;
	/** A copy of it in a folder of its own, which follows it from now on. */
	startStandby(): Promise<TemporaryStandby>;
}

export interface TemporaryStandby extends TemporaryServer {
	/** Makes it a primary; done when it can be written. */
	promote(): Promise<void>;
}

export interface TemporaryOptions {
	/** The folder of its programs. */
	readonly bin: string;
	/** More settings, such as `synchronous_commit=off`. */
	readonly settings?: readonly string[];
	/** Finds a port for it; for tests. */
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

/** A second server that follows this one. */
async function startStandby(primary: Cluster, primaryPort: number): Promise<TemporaryStandby> {
	const cluster: Cluster = { ...primary, folder: makeFolder(primary.user) };
	const source = `host=127.0.0.1 port=${primaryPort} user=rumis application_name=standby`;
	const how = ['-R', '-X', 'stream', '-c', 'fast', '-d', source];
	run(cluster, 'pg_basebackup', ['-D', dataOf(cluster), ...how]);
	const server = await startAnywhere(cluster, reservePort);
	return { ...server, promote: () => query(urlOf(server.port), 'select pg_promote(true, 60)') };
}

const MOST_PORTS = 20;

/** Starts it at a port that is free; a program that reserves none may have taken it a moment ago. */
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
		// At once: nothing of it is kept.
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

/** PostgreSQL refuses to run as root, so root runs it as somebody else. */
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

/** Runs a program of PostgreSQL to its end; the folder goes when it fails. */
function run({ bin, user, folder }: Cluster, name: string, args: readonly string[]): void {
	const program = join(bin, name);
	const done = spawnSync(program, args, { ...user, cwd: folder, env: ENVIRONMENT, encoding: 'utf8' });
	if (done.status === 0) return;
	rmSync(folder, { recursive: true, force: true });
	throw new Error(`${program}: ${done.error ?? ''}${done.stdout}${done.stderr}`);
}
