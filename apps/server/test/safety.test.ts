import { PROTOCOL_VERSION } from '@rumis/protocol';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../src/index.js';
import { TestClient } from './client.js';
import { newServer, twoPlayers } from './server.js';

const { url } = await newServer();

describe('a foreign page', () => {
	it('opens no socket and changes nothing', async () => {
		const foreign = new TestClient(url, { origin: 'https://evil.example' });
		await expect(foreign.open()).rejects.toThrow('status 403');
		const { status, body } = await foreign.request('PUT', '/api/me', { name: 'Eve' });
		expect([status, body]).toEqual([403, { error: { code: 'badOrigin' } }]);
		expect((await foreign.request('GET', '/api/tables')).status).toBe(200);
	});

	it('is any origin the host has not listed, if there is a list', async () => {
		const strict = await newServer({ origins: ['https://play.example'] });
		await expect(new TestClient(strict.url).open()).rejects.toThrow('status 403');
		const own = new TestClient(strict.url, { origin: 'https://play.example' });
		await own.request('PUT', '/api/me', { name: 'Ana' });
		expect(own.cookie).toMatch(/^__Host-rumis=/);
		expect(await own.connect()).toMatchObject({ kind: 'welcome', name: 'Ana' });
	});
});

describe('cookies', () => {
	it('are for this host and http only, and secure behind https', async () => {
		const plain = await new TestClient(url).request('PUT', '/api/me', { name: 'A' });
		const cookie = plain.headers.get('set-cookie')!;
		for (const word of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(word);
		expect(cookie).not.toContain('Secure');
		const proxied = await newServer({ trustProxy: true });
		const secure = new TestClient(proxied.url, { 'x-forwarded-proto': 'https' });
		const { headers } = await secure.request('PUT', '/api/me', { name: 'A' });
		expect(headers.get('set-cookie')).toMatch(/^__Host-rumis=.*; Secure/);
	});
});

describe('a program', () => {
	it('needs a valid token', async () => {
		for (const authorization of [
			'Bearer x',
			'Bearer AAAAAAAAAAAAAAAA.BBBBBBBBBBBBBBBBBBBBBBBBBBBB',
			'Basic abc',
		]) {
			await expect(new TestClient(url, { authorization }).open()).rejects.toThrow('status 401');
			const { status } = await new TestClient(url, { authorization }).request('PUT', '/api/me', {
				name: 'B',
			});
			expect(status).toBe(401);
		}
	});

	it('cannot use a browser’s secret as a token', async () => {
		const ana = new TestClient(url);
		await ana.request('PUT', '/api/me', { name: 'Ana' });
		const authorization = `Bearer ${ana.cookie!.slice('rumis='.length)}`;
		await expect(new TestClient(url, { authorization }).open()).rejects.toThrow('status 401');
	});
});

describe('a frame', () => {
	it.each([
		'',
		'{',
		'null',
		'[]',
		'"hello"',
		'{"kind":"nonsense"}',
		'{"kind":"join"}',
		'{"kind":"join","game":"../../etc"}',
		'{"kind":"move","id":"a","game":"AAAAAAAAAAAAAAAA","ply":-1,"move":"x"}',
		'{"kind":"resign","id":"a","game":"AAAAAAAAAAAAAAAA","seat":1}',
		'{"kind":"ping","__proto__":{"x":1},"extra":1}',
		`{"kind":"say","id":"a","game":"AAAAAAAAAAAAAAAA","text":"${'x'.repeat(301)}"}`,
	])('that is malformed is refused, and the socket stays open: %s', async (frame) => {
		const client = new TestClient(url);
		await client.connect();
		client.raw(frame);
		expect(await client.next('error')).toEqual({ kind: 'error', error: { code: 'badMessage' } });
		client.send({ kind: 'ping', at: 1 });
		expect(await client.next('pong')).toMatchObject({ at: 1 });
		client.drop();
	});

	it('of bytes is refused, and one of more than 4 KB closes the socket', async () => {
		const client = new TestClient(url);
		await client.connect();
		client.raw(Buffer.from([1, 2, 3]));
		await client.next('error');
		client.raw('x'.repeat(4097));
		expect(await client.closed()).toBe(1009);
	});

	it('is refused before hello, and forever after a wrong one', async () => {
		const client = new TestClient(url);
		await client.open();
		client.send({ kind: 'ping' });
		expect(await client.next('error')).toMatchObject({ error: { code: 'badVersion' } });
		client.send({ kind: 'hello', protocol: PROTOCOL_VERSION + 1 });
		expect(await client.closed()).toBe(1008);
	});

	it('after many malformed ones is the last', async () => {
		const client = new TestClient(url);
		await client.connect();
		for (let i = 0; i < 100; i++) client.raw('junk');
		expect(await client.closed()).toBe(1008);
	});
});

describe('rate limits', () => {
	const once = { burst: 3, perSecond: 0 };

	it('slow down a client that sends too much over a socket', async () => {
		const limited = await newServer({ limits: { ...LIMITS, messages: { burst: 4, perSecond: 0 } } });
		const client = new TestClient(limited.url);
		await client.request('PUT', '/api/me', { name: 'A' });
		await client.connect();
		for (let i = 0; i < 3; i++) client.send({ kind: 'ping' });
		const answer = await client.ask({ kind: 'resign', game: 'AAAAAAAAAAAAAAAA' });
		expect(answer).toMatchObject({ kind: 'nack', error: { code: 'tooFast' }, retry: false });
	});

	it('apply to requests, new tables, guesses and sockets of one address', async () => {
		const of = async (limits: Partial<typeof LIMITS>) =>
			new TestClient((await newServer({ limits: { ...LIMITS, ...limits } })).url);
		const asking = await of({ requests: once });
		for (let i = 0; i < 3; i++) await asking.request('GET', '/api/me');
		expect((await asking.request('GET', '/api/me')).status).toBe(429);
		const making = await of({ tables: once });
		for (let i = 0; i < 3; i++) await making.create();
		await expect(making.create()).rejects.toThrow('tooFast');
		const { url: meeting } = await of({ sessions: once });
		const met = [];
		for (let i = 0; i < 4; i++)
			met.push((await new TestClient(meeting).request('PUT', '/api/me', { name: 'G' })).status);
		expect(met).toEqual([200, 200, 200, 429]);
		const guessing = await of({ secrets: once });
		const guess = { secret: `AAAAAAAAAAAAAAAA.${'B'.repeat(43)}` };
		for (let i = 0; i < 3; i++) await guessing.request('POST', '/api/transfers', guess);
		expect((await guessing.request('POST', '/api/transfers', guess)).status).toBe(429);
		const { url: opening } = await of({ socketsOpen: 1 });
		await new TestClient(opening).connect();
		await expect(new TestClient(opening).open()).rejects.toThrow('status 429');
	});
});

describe('a client that does not read', () => {
	it('is disconnected, and the others go on', async () => {
		const server = await newServer();
		const { ana, ben, game } = await twoPlayers(server.url);
		const stuck = new TestClient(server.url);
		await stuck.connect();
		await stuck.join(game);
		stuck.pause();
		const cuts = async () => (await server.context.metrics.cutLinks.get()).values[0]?.value ?? 0;
		// The kernel buffers some megabytes before anything queues up in the server; the whole table is sent
		// again for each of these.
		for (let i = 0; i < 2000 && (await cuts()) === 0; i++) {
			stuck.send({ kind: 'join', game });
			expect(await ana.ask({ kind: 'say', game, text: '€'.repeat(300) })).toMatchObject({ kind: 'ack' });
		}
		expect(await cuts()).toBe(1);
		expect(await ben.ask({ kind: 'say', game, text: 'still here' })).toMatchObject({ kind: 'ack' });
	});
});

describe('every response', () => {
	it('has the security headers', async () => {
		const { headers } = await new TestClient(url).request('GET', '/healthz');
		expect(headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval'");
		expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
		expect(headers.get('x-content-type-options')).toBe('nosniff');
		expect(headers.get('referrer-policy')).toBe('no-referrer');
	});

	it('for an unknown path is plain data', async () => {
		const answer = await new TestClient(url).request('GET', '/api/nothing');
		expect([answer.status, answer.body]).toEqual([404, { error: { code: 'noPage' } }]);
	});
});
