import { describe, expect, it } from 'vitest';
import { TestClient } from '../../test/client.js';
import { newServer } from '../../test/server.js';
import { NO_LIMITS } from '../config/limits.js';

const ONE_TABLE = { ...NO_LIMITS, tables: { burst: 1, perSecond: 0.0001 } };
const TABLE = { scenario: 'chullpa', players: 2, seats: [{ kind: 'me' }, { kind: 'open' }] };

describe('behind a proxy', () => {
	const statuses = async (trustProxy: number, ...forwarded: readonly string[]) => {
		const { url } = await newServer({ trustProxy, limits: ONE_TABLE });
		const made: number[] = [];
		for (const address of forwarded) {
			const client = new TestClient(url, { 'x-forwarded-for': address });
			made.push((await client.request('POST', '/api/tables', TABLE)).status);
		}
		return made;
	};

	it('players have the address that the proxy saw', async () => {
		expect(await statuses(1, '203.0.113.1', '203.0.113.2')).toEqual([201, 201]);
	});

	it('nobody gets another address by claiming one', async () => {
		expect(await statuses(1, '1.1.1.1, 203.0.113.1', '2.2.2.2, 203.0.113.1')).toEqual([201, 429]);
		expect(await statuses(0, '203.0.113.1', '203.0.113.2')).toEqual([201, 429]);
	});

	it('as many proxies are believed as the host has', async () => {
		expect(await statuses(2, '203.0.113.1, 10.0.0.1', '203.0.113.2, 10.0.0.1')).toEqual([201, 201]);
	});
});
