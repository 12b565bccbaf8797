import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { reservePort } from './reservedPort.js';

const listen = (port: number) =>
	new Promise((resolve, reject) => {
		const server = createServer();
		server.once('error', reject);
		server.listen(port, '127.0.0.1', () => server.close(resolve));
	});

it('gives every caller a different port to listen on', async () => {
	const reserved = await Promise.all(Array.from({ length: 40 }, reservePort));
	const ports = reserved.map(({ port }) => port);
	expect(new Set(ports).size).toBe(40);
	for (const port of ports) await listen(port);
	for (const { release } of reserved) release();
});

it('does not give a port to another caller while its program is down', async () => {
	const { port, release } = await reservePort();
	await listen(port);
	await expect(listen(port + 8000)).rejects.toMatchObject({ code: 'EADDRINUSE' });
	release();
	await listen(port + 8000);
});
