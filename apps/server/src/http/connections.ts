import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Context } from '../context/context.js';
import { sourceOf } from '../util/address.js';
import { KeyCounter } from '../util/keyCounter.js';
import { Limiter } from '../util/limiter.js';
import { refusePipelining } from './pipelining.js';

/** Limits the number of TCP connections, and how long one may stay without a request or a socket. */
export function limitConnections(server: Server, context: Context): void {
	const { limits, config, metrics } = context;
	server.maxConnections = limits.connectionsInAll;
	// A failed upgrade leaves a bare connection behind. The timer ends with the handshake.
	server.prependListener('upgrade', (_, socket: Duplex) => {
		(socket as Socket).setTimeout(limits.timeouts.headers, () => socket.destroy());
	});
	const refuse = (socket: Socket) => {
		metrics.refusedConnections.inc();
		socket.destroy();
	};
	// Behind a proxy all connections come from the proxy, which must do the counting.
	refusePipelining(server, config.trustProxy === 0 ? limitBySource(server, context, refuse) : refuse);
}

/** Counts connections by address. Returns the handler for one that pipelines. */
function limitBySource(
	server: Server,
	{ limits }: Context,
	refuse: (socket: Socket) => void,
): (socket: Socket) => void {
	const open = new KeyCounter();
	const offences = new Limiter(limits.pipelines);
	/** Plain HTTP connections by address, without upgraded ones. */
	const plain = new Map<string, Set<Socket>>();
	const leave = (source: string, socket: Socket) => {
		plain.get(source)?.delete(socket);
		if (plain.get(source)?.size === 0) plain.delete(source);
	};
	server.on('connection', (socket) => {
		const source = sourceOf(socket.remoteAddress);
		if (open.count(source) >= limits.connectionsOpen || !offences.mayTake(source)) return refuse(socket);
		open.add(source);
		plain.set(source, (plain.get(source) ?? new Set()).add(socket));
		socket.once('close', () => {
			open.remove(source);
			leave(source, socket);
		});
	});
	server.on('upgrade', ({ socket }) => leave(sourceOf(socket.remoteAddress), socket));
	return (socket) => {
		const source = sourceOf(socket.remoteAddress);
		refuse(socket);
		// Repeat offenders lose all their connections. This way, queued packets are not even parsed.
		if (!offences.take(source)) for (const other of plain.get(source) ?? []) other.destroy();
	};
}
