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

	it('clients have the address that the proxy saw', async () => {
		expect(await statuses(1, '203.0.113.1', '203.0.113.2')).toEqual([201, 201]);
	});

	it('clients cannot spoof their address', async () => {
		expect(await statuses(1, '1.1.1.1, 203.0.113.1', '2.2.2.2, 203.0.113.1')).toEqual([201, 429]);
		expect(await statuses(0, '203.0.113.1', '203.0.113.2')).toEqual([201, 429]);
	});

	it('only as many proxies are trusted as configured', async () => {
		expect(await statuses(2, '203.0.113.1, 10.0.0.1', '203.0.113.2, 10.0.0.1')).toEqual([201, 201]);
	});
});
