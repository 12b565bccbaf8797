/** Ports for programs that must know theirs before they listen, and keep it across restarts. */
import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

export interface ReservedPort {
	readonly port: number;
	/** Makes the port available to others. */
	release(): void;
}

/** Below the ephemeral port range. */
const PORTS = { first: 12_000, count: 8000 };
/**
 * Each port has a lock port above it: the process that listens there has reserved the port. The lock ends
 * with the process.
 */
const GUARD = PORTS.first + PORTS.count;

function listen(port: number): Promise<Server | null> {
	const server = createServer((socket) => socket.destroy());
	server.unref();
	return new Promise((resolve) => {
		server.once('error', () => resolve(null));
		server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(server));
	});
}

async function isFree(port: number): Promise<boolean> {
	const server = await listen(port);
	if (server) await new Promise((resolve) => server.close(resolve));
	return server !== null;
}

/** A port on this machine that no other caller gets, in any process, until it is released or this process ends. */
export async function reservePort(): Promise<ReservedPort> {
	const start = randomInt(PORTS.count);
	for (let tries = 0; tries < PORTS.count; tries++) {
		const index = (start + tries) % PORTS.count;
		const guard = await listen(GUARD + index);
		if (!guard) continue;
		const port = PORTS.first + index;
		if (await isFree(port)) return { port, release: () => guard.close() };
		guard.close();
	}
	throw new Error('no free port');
}
