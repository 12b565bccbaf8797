import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { linkTo, listen, parseAddress } from './address.mjs';

it('is port 8787 of this machine by default', () => {
	expect(parseAddress({})).toEqual({ port: 8787, host: '127.0.0.1' });
	expect(parseAddress({ PORT: '', HOST: '' })).toEqual({ port: 8787, host: '127.0.0.1' });
	expect(parseAddress({ PORT: '80', HOST: '0.0.0.0' })).toEqual({ port: 80, host: '0.0.0.0' });
});

it.each(['web', '-1', '65536', '80.5', '1e3', ' 80'])('refuses PORT=%s', (PORT) => {
	expect(parseAddress({ PORT })).toBe(`PORT must be a number from 0 to 65535, but it is ${PORT}.`);
});

it('prints a link that a browser on this machine can follow', () => {
	expect(linkTo({ port: 8787, host: '127.0.0.1' })).toBe('http://localhost:8787/');
	expect(linkTo({ port: 8787, host: '0.0.0.0' })).toBe('http://localhost:8787/');
	expect(linkTo({ port: 80, host: '10.0.0.7' })).toBe('http://10.0.0.7:80/');
	expect(linkTo({ port: 80, host: '::1' })).toBe('http://[::1]:80/');
});

it('says what to do when the port is taken', async () => {
	const first = createServer();
	const address = await listen(first, { port: 0, host: '127.0.0.1' });
	if (typeof address === 'string') throw new Error(address);
	const second = await listen(createServer(), address);
	first.close();
	expect(second).toBe(
		`Port ${address.port} is taken. Stop what runs there, or choose another port: PORT=${address.port + 1} npm start`,
	);
});

it('says when there is no such host here', async () => {
	const got = await listen(createServer(), { port: 0, host: '192.0.2.1' });
	expect(got).toMatch(/^Nothing can be served at HOST=192\.0\.2\.1 \(\w+\)\. Without HOST/);
});
