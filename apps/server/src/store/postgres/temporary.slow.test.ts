import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findPostgres } from '../../../../../scripts/postgres.mjs';
import { reservePort } from './reservedPort.js';
import { startTemporaryPostgres } from './temporary.js';

const bin = findPostgres() ?? '';

it('uses another port if the first was taken a moment ago', async () => {
	const first = await reservePort();
	const thief = createServer();
	await new Promise<void>((resolve) => thief.listen(first.port, '127.0.0.1', resolve));
	const ports = [first];
	const server = await startTemporaryPostgres({ bin, reserve: async () => ports.pop() ?? reservePort() });
	try {
		expect(server.port).not.toBe(first.port);
		await server.query('select 1');
	} finally {
		await server.stop();
		thief.close();
	}
});

it("reports PostgreSQL's own message when it does not start", async () => {
	await expect(startTemporaryPostgres({ bin, settings: ['max_connections=none'] })).rejects.toThrow(
		/^postgres ended with 1: .*max_connections/,
	);
});
