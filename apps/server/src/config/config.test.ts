import { describe, expect, it } from 'vitest';
import { readConfig, settingsFrom } from './config.js';

const configOf = (options: object, environment: Record<string, string> = {}) =>
	readConfig(settingsFrom(options, environment));

describe('settings', () => {
	it('have defaults', () => {
		expect(configOf({})).toMatchObject({
			ok: true,
			value: { host: '0.0.0.0', port: 8787, data: 'rumis-data', origins: [], trustProxy: 0, log: 'info' },
		});
	});

	it('come from the environment, and explicit options take precedence', () => {
		const environment = {
			RUMIS_PORT: '9000',
			RUMIS_HOST: '127.0.0.1',
			RUMIS_ORIGIN: 'https://a.example,https://b.example:8443',
			RUMIS_TRUST_PROXY: 'true',
			RUMIS_DATABASE_URL: '',
		};
		expect(configOf({ port: '9001' }, environment)).toMatchObject({
			value: {
				port: 9001,
				host: '127.0.0.1',
				origins: ['https://a.example', 'https://b.example:8443'],
				trustProxy: 1,
			},
		});
	});

	it('take the port from PORT, unless it is set otherwise', () => {
		expect(configOf({}, { PORT: '9000' })).toMatchObject({ value: { port: 9000 } });
		expect(configOf({}, { PORT: '9000', RUMIS_PORT: '9001' })).toMatchObject({ value: { port: 9001 } });
	});

	it.each([
		['port', { port: '99999' }],
		['port', { port: 'http' }],
		['origins', { origins: ['https://a.example/path'] }],
		['origins', { origins: ['a.example'] }],
		['databaseUrl', { databaseUrl: 'mysql://x' }],
		['log', { log: 'loud' }],
		['trustProxy', { trustProxy: 'perhaps' }],
		['trustProxy', { trustProxy: '-1' }],
	])('are named when invalid: %s', (setting, options) => {
		expect(configOf(options)).toMatchObject({ ok: false, error: { setting } });
	});

	it.each([
		[true, 1],
		['false', 0],
		['1', 1],
		['2', 2],
	])('set the number of trusted proxies: %s', (trustProxy, hops) => {
		expect(configOf({ trustProxy })).toMatchObject({ value: { trustProxy: hops } });
	});

	it('are rejected when unknown', () => {
		expect(configOf({ prot: 1 }).ok).toBe(false);
	});
});
