import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Context } from '../context/context.js';
import { sourceOf } from '../util/address.js';
import { KeyCounter } from '../util/keyCounter.js';

/** Bounds how many TCP connections there are, and for how long one may be neither a request nor a socket. */
export function limitConnections(server: Server, context: Context): void {
	const { limits, config } = context;
	server.maxConnections = limits.connectionsInAll;
	// An upgrade that fails leaves a bare connection behind. The timer ends with the handshake.
	server.prependListener('upgrade', (_, socket: Duplex) => {
		(socket as Socket).setTimeout(limits.timeouts.headers, () => socket.destroy());
	});
	// Behind a proxy all connections are the proxy's, and it has to count them.
	if (config.trustProxy === 0) limitBySource(server, context);
}

function limitBySource(server: Server, { limits, metrics }: Context): void {
	const open = new KeyCounter();
	server.on('connection', (socket) => {
		const source = sourceOf(socket.remoteAddress);
		if (open.count(source) >= limits.connectionsOpen) {
			metrics.refusedConnections.inc();
			socket.destroy();
			return;
		}
		open.add(source);
		socket.once('close', () => open.remove(source));
	});
}
