import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Allows one request at a time per connection; one that pipelines is passed to `refuse`. Node would handle
 * all pipelined requests at once and hold each response, with its open file, until the previous one was read,
 * and thousands of them fit into one packet. Neither browsers nor proxies pipeline.
 */
export function refusePipelining(server: Server, refuse: (socket: Socket) => void): void {
	const handlers = server.listeners('request') as RequestListener[];
	const answers = new WeakMap<Socket, ServerResponse>();
	const isPipelining = (socket: Socket): boolean => {
		if (answers.get(socket)?.writableFinished !== false) return false;
		// The rest of the packet arrives here, too.
		if (!socket.destroyed) refuse(socket);
		return true;
	};
	server.removeAllListeners('request');
	server.on('request', (request, response) => {
		if (isPipelining(request.socket)) return;
		answers.set(request.socket, response);
		for (const handle of handlers) handle(request, response);
	});
	server.prependListener('upgrade', ({ socket }) => void isPipelining(socket));
}
