import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { nodeEnvironment } from './environment.js';

let server: Server;
afterEach(() => void server.close());

/** A server that refuses sockets. */
async function refusing(status: number): Promise<string> {
	server = createServer().on('upgrade', (_, socket) => {
		socket.end(`HTTP/1.1 ${status} No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a socket in Node', () => {
	it.each([401, 503])('refused with %i closes at once, and reports it', async (status) => {
		const url = await refusing(status);
		const refused: number[] = [];
		const environment = nodeEnvironment({ url, onRefused: (code) => void refused.push(code) });
		const code = await new Promise((onClose) => {
			environment.open({ onOpen: () => {}, onMessage: () => {}, onClose });
		});
		expect([code, refused]).toEqual([1006, [status]]);
	});
});
