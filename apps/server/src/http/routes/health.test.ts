import { describe, expect, it } from 'vitest';
import { newServer } from '../../../test/server.js';

const statusOf = async (url: string, headers: Record<string, string> = {}) =>
	(await fetch(`${url}/metrics`, { headers })).status;

describe('metrics', () => {
	it('are served to this machine only, unless a token is set', async () => {
		const { url } = await newServer();
		expect(await (await fetch(`${url}/metrics`)).text()).toContain('rumis_sockets 0');
		for (const name of ['x-forwarded-for', 'forwarded', 'via']) {
			expect(await statusOf(url, { [name]: '127.0.0.1' })).toBe(401);
		}
	});

	it('are served to anyone with the token', async () => {
		const { url } = await newServer({ metricsToken: 'a-token-of-the-host' });
		const forwarded = { 'x-forwarded-for': '203.0.113.7' };
		expect(await statusOf(url)).toBe(401);
		expect(await statusOf(url, { authorization: 'Bearer a-token-of-the-hosT' })).toBe(401);
		expect(await statusOf(url, { authorization: 'Bearer a-token-of-the-host', ...forwarded })).toBe(200);
	});
});
