/** The memory cost of a connection and of a table. */

import { BenchClient } from './client.js';
import { inTurns } from './inTurns.js';
import { BENCH_GAMES } from './scripts.js';
import type { ServerChild } from './serverChild.js';

const WIDTH = 8;

export interface MemoryCosts {
	readonly kilobytesPerConnection: number;
	readonly kilobytesPerTable: number;
}

/** Opens this many idle connections, and then a running table for each of them. */
export async function measureMemory(server: ServerChild, count: number): Promise<MemoryCosts> {
	// The first ones allocate memory that stays.
	await hold(server, WIDTH);
	const { connections, tables } = await hold(server, count);
	return {
		kilobytesPerConnection: Math.max(0, connections / count / 1024),
		kilobytesPerTable: Math.max(0, tables / count / 1024),
	};
}

async function hold(server: ServerChild, count: number) {
	const [{ scenario }] = BENCH_GAMES;
	const host = new BenchClient(server.url);
	const guest = new BenchClient(server.url);
	const watchers = Array.from({ length: count }, () => new BenchClient(server.url));
	const before = await server.state();
	await inTurns(watchers, WIDTH, (watcher) => watcher.connect());
	const connected = await server.state();
	await inTurns(watchers, WIDTH, async (watcher) => {
		const game = await host.create(scenario, 2);
		await guest.sit(game);
		await watcher.join(game);
	});
	const joined = await server.state();
	for (const watcher of watchers) watcher.close();
	return { connections: connected.held - before.held, tables: joined.held - connected.held };
}
