import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Context } from '../context/context.js';
import { sourceOf } from '../util/address.js';
import { KeyCounter } from '../util/keyCounter.js';
import { Limiter } from '../util/limiter.js';
import { refusePipelining } from './pipelining.js';

/** Bounds how many TCP connections there are, and for how long one may be neither a request nor a socket. */
export function limitConnections(server: Server, context: Context): void {
	const { limits, config, metrics } = context;
	server.maxConnections = limits.connectionsInAll;
	// An upgrade that fails leaves a bare connection behind. The timer ends with the handshake.
	server.prependListener('upgrade', (_, socket: Duplex) => {
		(socket as Socket).setTimeout(limits.timeouts.headers, () => socket.destroy());
	});
	const refuse = (socket: Socket) => {
		metrics.refusedConnections.inc();
		socket.destroy();
	};
	// Behind a proxy all connections are the proxy's, and it has to count them.
	refusePipelining(server, config.trustProxy === 0 ? limitBySource(server, context, refuse) : refuse);
}

/** Counts connections by their address. Returns what becomes of one that pipelines. */
function limitBySource(
	server: Server,
	{ limits }: Context,
	refuse: (socket: Socket) => void,
): (socket: Socket) => void {
	const open = new KeyCounter();
	const offences = new Limiter(limits.pipelines);
	/** Those that are for requests, by their address. */
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
		// Who goes on with it loses all other requests and comes back later. Many packets at once are not even read so.
		if (!offences.take(source)) for (const other of plain.get(source) ?? []) other.destroy();
	};
}
