/** What a connection and a table cost the server. */

import { BenchClient } from './client.js';
import { inTurns } from './inTurns.js';
import { BENCH_GAMES } from './scripts.js';
import type { ServerChild } from './serverChild.js';

const WIDTH = 8;

export interface MemoryCosts {
	readonly kilobytesPerConnection: number;
	readonly kilobytesPerTable: number;
}

/** So many connections that do nothing, and then a table that has begun for each of them to see. */
export async function measureMemory(server: ServerChild, count: number): Promise<MemoryCosts> {
	// The first of each make things that stay.
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
