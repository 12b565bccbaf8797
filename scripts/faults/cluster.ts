/** Several servers on one PostgreSQL, behind a load balancer. */
import { startPostgres, type TestPostgres } from '../../apps/server/test/postgres.js';
import type { Cleanup } from './cleanup.js';
import { ServerProcess } from './serverProcess.js';
import { TcpProxy } from './tcpProxy.js';

export interface ClusterOptions {
	readonly nodes: number;
	/** Additional PostgreSQL settings. */
	readonly settings?: readonly string[];
	/** Puts a proxy between the nodes and the database. */
	readonly isDatabaseFar?: boolean;
}

export interface Cluster {
	readonly postgres: TestPostgres;
	/** The direct URL of the database, for the checker. */
	readonly databaseUrl: string;
	readonly nodes: readonly ServerProcess[];
	/** The address for clients. */
	readonly balancer: TcpProxy;
	/** Between nodes and database; transparent unless `isDatabaseFar`. */
	readonly wire: TcpProxy;
}

export async function startCluster(cleanup: Cleanup, wanted: ClusterOptions): Promise<Cluster> {
	const postgres = await startPostgres({ settings: wanted.settings ?? [] });
	cleanup.add(() => postgres.stop());
	const databaseUrl = await postgres.newDatabase();
	const wire = new TcpProxy(cleanup, [postgres.port]);
	await wire.listen();
	const seen = wanted.isDatabaseFar
		? databaseUrl.replace(`:${postgres.port}/`, `:${wire.port}/`)
		: databaseUrl;
	const newNode = () => new ServerProcess(cleanup, { databaseUrl: seen, connections: 8 });
	const nodes = Array.from({ length: wanted.nodes }, newNode);
	for (const node of nodes) await node.start();
	const balancer = new TcpProxy(
		cleanup,
		nodes.map(({ port }) => port),
	);
	await balancer.listen();
	return { postgres, databaseUrl, nodes, balancer, wire };
}
