import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Environment, SocketHandlers } from '../environment.js';

export interface NodeOptions {
	/** The address of the server, as for HTTP. */
	readonly url: string;
	/** What tells the server who this is: a cookie, or a token. */
	readonly headers?: () => Readonly<Record<string, string>>;
	/** The server answered, but opened no socket: 401 when it does not accept the token. */
	readonly onRefused?: (status: number) => void;
}

/** A server that does not answer the close handshake for so long is gone. */
const CLOSE_TIMEOUT = 500;

export const nodeEnvironment = (options: NodeOptions): Environment => ({
	open: (handlers) => openSocket(options, handlers),
	now: Date.now,
	setTimer: (ms, task) => {
		const timer = setTimeout(task, ms);
		return () => clearTimeout(timer);
	},
	random: Math.random,
	newId: randomUUID,
});

function openSocket({ url, headers, onRefused }: NodeOptions, handlers: SocketHandlers) {
	const address = `${url.replace(/^http/, 'ws')}/api/socket`;
	const socket = new WebSocket(address, { headers: headers?.() ?? {}, perMessageDeflate: false });
	socket.on('open', handlers.onOpen);
	socket.on('message', (data) => handlers.onMessage(String(data)));
	socket.on('close', handlers.onClose);
	// The close that follows says enough.
	socket.on('error', () => {});
	socket.on('unexpected-response', (_, { statusCode = 0 }) => {
		socket.terminate();
		onRefused?.(statusCode);
	});
	return {
		send: (text: string) => socket.send(text),
		close() {
			const timer = setTimeout(() => socket.terminate(), CLOSE_TIMEOUT);
			socket.on('close', () => clearTimeout(timer));
			socket.close();
		},
	};
}
