import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Environment, SocketHandlers } from '../environment.js';

export interface NodeOptions {
	/** The server's HTTP URL. */
	readonly url: string;
	/** The credentials: a cookie or a token. */
	readonly headers?: () => Readonly<Record<string, string>>;
	/** The server refused the socket: 401 for an invalid token. */
	readonly onRefused?: (status: number) => void;
}

/** The timeout of the close handshake, in milliseconds. */
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
	// The close event that follows is enough.
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
