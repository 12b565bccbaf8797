/** Hostile clients: they are refused, slowed down or disconnected, and nothing grows without bound. */
import { connect, type Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS, NO_LIMITS, type RunningServer } from '../src/index.js';
import { TestClient } from './client.js';
import { programOf, signedUp } from './people.js';
import { newServer } from './server.js';

const { url } = await newServer();

/** An open socket that sends nothing on its own, not even pongs. */
async function bareSocket(to: string, headers: Record<string, string> = { origin: to }): Promise<WebSocket> {
	const socket = new WebSocket(`${to.replace(/^http/, 'ws')}/api/socket`, { headers, autoPong: false });
	await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
	socket.on('error', () => {});
	return socket;
}

const closeOf = (socket: WebSocket): Promise<number> =>
	new Promise((resolve) => socket.once('close', (code) => resolve(code)));

describe('control frames', () => {
	it('count as messages, and too many close the socket', async () => {
		const limited = await newServer({ limits: { ...LIMITS, messages: { burst: 5, perSecond: 0 } } });
		for (const kind of ['ping', 'pong'] as const) {
			const socket = await bareSocket(limited.url);
			const pongs: string[] = [];
			socket.on('pong', (data) => pongs.push(data.toString()));
			for (let i = 0; i < 100; i++) socket[kind](String(i));
			expect(await closeOf(socket)).toBe(1008);
			expect(pongs).toEqual(kind === 'ping' ? ['0', '1', '2', '3', '4'] : []);
		}
	});

	it('are not answered without end for a client that does not read', async () => {
		const server = await newServer();
		const socket = await bareSocket(server.url);
		socket.pause();
		const cuts = async () => (await server.context.metrics.cutLinks.get()).values[0]?.value ?? 0;
		const data = 'x'.repeat(125);
		while ((await cuts()) === 0) {
			for (let i = 0; i < 5000; i++) socket.ping(data);
			await new Promise((resolve) => setImmediate(resolve));
		}
		await expect.poll(() => server.sockets.size).toBe(0);
	});

	it('that are unsolicited do not keep a socket alive', async () => {
		const server = await newServer();
		const socket = await bareSocket(server.url);
		socket.send('{"kind":"hello","protocol":1}');
		await new Promise((resolve) => socket.once('message', resolve));
		await server.sockets.beat();
		socket.pong('');
		socket.pong('still here');
		socket.send('{"kind":"ping"}');
		await new Promise((resolve) => socket.once('message', resolve));
		await server.sockets.beat();
		expect(await closeOf(socket)).toBe(1006);
	});

	it('that answer a ping do', async () => {
		const server = await newServer();
		const client = new TestClient(server.url);
		await client.connect();
		for (let i = 0; i < 3; i++) {
			await server.sockets.beat();
			// The response arrives after the pong was handled.
			client.send({ kind: 'ping' });
			await client.next('pong');
		}
		expect(client.closeCode).toBeNull();
	});

	it('do so too if the server was too busy to read them before the next ping', async () => {
		const server = await newServer();
		const socket = await bareSocket(server.url);
		socket.send('{"kind":"hello","protocol":1}');
		await new Promise((resolve) => socket.once('message', resolve));
		const beatUnread = new Promise<void>((resolve) => {
			socket.once('ping', (data) => {
				socket.pong(data);
				// Sent, but nobody can have read it yet.
				resolve(server.sockets.beat());
			});
		});
		await server.sockets.beat();
		await beatUnread;
		const answered = new Promise((resolve) => socket.once('message', () => resolve('answered')));
		socket.send('{"kind":"ping"}');
		expect(await Promise.race([answered, closeOf(socket)])).toBe('answered');
		socket.terminate();
	});
});

/** A socket that pings and never reads the answers. */
async function sleepyPinger(server: RunningServer) {
	const socket = await bareSocket(server.url);
	socket.pause();
	const received = vi.spyOn(server.context.limiters.addressMessages, 'take');
	/** In small steps, each after the server has received all of the last one. */
	const pingUntil = async (isEnough: () => boolean) => {
		while (!isEnough()) {
			const { length } = received.mock.calls;
			for (let i = 0; i < 50; i++) socket.ping('x'.repeat(125));
			while (received.mock.calls.length < length + 50) await new Promise((resolve) => setImmediate(resolve));
		}
	};
	return { socket, pingUntil };
}

describe('sockets that together leave too much unread', () => {
	const KB = 1024;

	it('are closed, the one with the most first, and the others stay', async () => {
		const server = await newServer({ limits: { ...NO_LIMITS, unreadInAll: 120 * KB } });
		const honest = new TestClient(server.url);
		await honest.connect();
		const [most, less] = [await sleepyPinger(server), await sleepyPinger(server)];
		await most.pingUntil(() => server.sockets.unread > 80 * KB);
		const isCut = () => server.sockets.size < 3;
		await less.pingUntil(() => isCut() || server.sockets.unread > 120 * KB);
		expect(server.sockets.unread).toBeLessThan(90 * KB);
		const closed = closeOf(most.socket);
		most.socket.resume();
		expect(await closed).toBe(1006);
		less.socket.resume();
		// Whoever reads again has nothing unread.
		await expect.poll(() => server.sockets.unread).toBe(0);
		honest.send({ kind: 'ping' });
		await honest.next('pong');
		expect(server.sockets.size).toBe(2);
		less.socket.terminate();
	});

	it('no longer count once they are gone', async () => {
		const server = await newServer();
		const sleepy = await sleepyPinger(server);
		await sleepy.pingUntil(() => server.sockets.unread > 50 * KB);
		sleepy.socket.terminate();
		await expect.poll(() => server.sockets.size).toBe(0);
		expect(server.sockets.unread).toBe(0);
	});
});

describe('a pong', () => {
	it('is accepted even when its address has used up its messages', async () => {
		const few = { burst: 3, perSecond: 0 };
		const server = await newServer({ limits: { ...NO_LIMITS, addressMessages: few } });
		const [quiet, loud] = [new TestClient(server.url), new TestClient(server.url)];
		await quiet.connect();
		await loud.connect();
		for (let i = 0; i < 5; i++) loud.send({ kind: 'ping' });
		await loud.next('error');
		await server.sockets.beat();
		// The refusal arrives after the pong was handled.
		quiet.send({ kind: 'ping' });
		await quiet.next('error');
		await server.sockets.beat();
		expect(server.sockets.size).toBe(2);
	});
});

describe('a socket', () => {
	it('that joins many tables does not keep others waiting until it is done', async () => {
		const server = await newServer();
		const [greedy, other] = [new TestClient(server.url), new TestClient(server.url)];
		await greedy.connect();
		await other.connect();
		const joins = vi.spyOn(server.context.games, 'joinState');
		for (let i = 0; i < 200; i++) greedy.send({ kind: 'join', game: `table${1e10 + i}` });
		other.send({ kind: 'ping' });
		await other.next('pong');
		expect(joins.mock.calls.length).toBeLessThan(200);
		await expect.poll(() => joins.mock.calls.length).toBe(200);
	});

	it('that joins a table again and again before its turn joins once, as it asked last', async () => {
		const server = await newServer();
		const greedy = new TestClient(server.url);
		const { table } = await greedy.create();
		await greedy.connect();
		const joins = vi.spyOn(server.context.games, 'joinState');
		let goOn = () => {};
		const held = new Promise<void>((resolve) => {
			goOn = resolve;
		});
		// So many join at once: nobody else has a turn now.
		const others = Array.from({ length: 8 }, () => server.context.hub.turns.run(() => held));
		const turns = vi.spyOn(server.context.hub.turns, 'run');
		for (let i = 0; i < 200; i++) greedy.send({ kind: 'join', game: table.id });
		greedy.send({ kind: 'join', game: table.id, since: 1, epoch: table.epoch });
		greedy.send({ kind: 'ping' });
		await greedy.next('pong');
		goOn();
		await Promise.all(others);
		expect(await greedy.next('resumed')).toMatchObject({ game: table.id });
		greedy.send({ kind: 'ping' });
		await greedy.next('pong');
		expect(joins).toHaveBeenCalledTimes(1);
		// The others do not even wait in line.
		expect(turns).toHaveBeenCalledTimes(1);
	});

	it('that leaves a table before its turn does not join it', async () => {
		const server = await newServer();
		const [fickle, other] = [new TestClient(server.url), new TestClient(server.url)];
		const { table } = await fickle.create();
		await fickle.connect();
		await other.connect();
		let goOn = () => {};
		const held = new Promise<void>((resolve) => {
			goOn = resolve;
		});
		const others = Array.from({ length: 8 }, () => server.context.hub.turns.run(() => held));
		fickle.send({ kind: 'join', game: table.id });
		fickle.send({ kind: 'part', game: table.id });
		fickle.send({ kind: 'ping' });
		await fickle.next('pong');
		goOn();
		await Promise.all(others);
		await other.join(table.id);
		expect(server.context.hub.presenceOf(table.id)).toEqual({ seats: [], watchers: 1 });
	});

	it('that never says hello is closed', async () => {
		const server = await newServer();
		const socket = await bareSocket(server.url);
		socket.on('ping', (data) => socket.pong(data));
		const closed = closeOf(socket);
		await server.sockets.beat();
		await new Promise((resolve) => socket.once('ping', resolve));
		await server.sockets.beat();
		expect(await closed).toBe(1008);
	});

	it('that sends a message in many fragments is closed', async () => {
		const socket = await bareSocket(url);
		for (let i = 0; i < 30; i++) socket.send('', { fin: false });
		expect(await closeOf(socket)).toBe(1008);
	});

	it('of an address that sends too much over many sockets is slowed down', async () => {
		const few = { burst: 10, perSecond: 0 };
		const limited = await newServer({ limits: { ...NO_LIMITS, addressMessages: few } });
		const clients = [1, 2, 3].map(() => new TestClient(limited.url));
		for (const client of clients) {
			await client.connect();
			for (let i = 0; i < 3; i++) client.send({ kind: 'ping' });
		}
		expect(await clients[2]!.next('error')).toMatchObject({ error: { code: 'tooFast' } });
	});

	it('is opened with a valid Origin, or by a program with its token alone', async () => {
		await expect(bareSocket(url, {})).rejects.toThrow('403');
		await expect(bareSocket(url, { origin: 'null' })).rejects.toThrow('403');
		await expect(bareSocket(url, { origin: 'https://evil.example' })).rejects.toThrow('403');
		const { headers } = await programOf(await signedUp(url, 'Bot Owner'));
		const program = await bareSocket(url, { ...headers });
		program.terminate();
	});
});

const UPGRADE = [
	'Connection: Upgrade',
	'Upgrade: websocket',
	'Sec-WebSocket-Version: 13',
	'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
];

/** A connection to the server that records all responses. */
function rawConnection(to: string, lines: readonly string[] = []) {
	const { hostname, port } = new URL(to);
	const socket: Socket = connect(Number(port), hostname);
	let heard = '';
	socket.setEncoding('latin1').on('data', (text) => {
		heard += text;
	});
	socket.on('error', () => {});
	if (lines.length > 0) socket.write(lines.map((line) => `${line}\r\n`).join(''));
	const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(heard)));
	return { socket, closed };
}

describe('a connection', () => {
	it.each(['/', '/nothing', '/api/me', '/api/nothing', '/%61pi/me', '/%zz', '/api/accounts/a600'])(
		'is not upgraded at %s, and not left open either',
		async (named) => {
			const path = named.replace('a600', 'a'.repeat(600));
			const asked = [`GET ${path} HTTP/1.1`, `Host: ${new URL(url).host}`, `Origin: ${url}`, ...UPGRADE, ''];
			expect(await rawConnection(url, asked).closed).toMatch(/^HTTP\/1\.1 404 /);
		},
	);

	const timeouts = { ...LIMITS.timeouts, headers: 300, request: 600 };
	const hasty = newServer({ limits: { ...LIMITS, timeouts } });

	it('that sends nothing is closed', async () => {
		expect(await rawConnection((await hasty).url).closed).toMatch(/^(HTTP\/1\.1 408 |$)/);
	});

	it.each([
		['headers', ['GET / HTTP/1.1', 'Host: x'], 'X: y\r\n'],
		[
			'body',
			['POST /api/tables HTTP/1.1', 'Host: x', 'Content-Type: application/json', 'Content-Length: 60000', ''],
			'x',
		],
	])('that sends its %s byte by byte is closed', async (_, lines, crumb) => {
		const { socket, closed } = rawConnection((await hasty).url, lines);
		const timer = setInterval(() => socket.writable && socket.write(crumb), 20);
		expect(await closed).toMatch(/^(HTTP\/1\.1 408 |$)/);
		clearInterval(timer);
	});

	it('counts towards the limit of its address', async () => {
		const limited = await newServer({ limits: { ...LIMITS, connectionsOpen: 3 } });
		const open = [1, 2, 3].map(() => rawConnection(limited.url));
		await Promise.all(open.map(({ socket }) => new Promise((resolve) => socket.once('connect', resolve))));
		expect(await rawConnection(limited.url).closed).toBe('');
		open[0]!.socket.destroy();
		const served = async () => (await fetch(`${limited.url}/healthz`)).status;
		await expect.poll(() => served().catch(() => 0)).toBe(200);
	});

	it('has one request at a time: pipelined ones are not answered', async () => {
		const server = await newServer();
		const { limiters, metrics } = server.context;
		const take = vi.spyOn(limiters.requests, 'take');
		const asked = ['GET /api/openapi.json HTTP/1.1', 'Host: x', ''];
		await rawConnection(server.url, Array.from({ length: 500 }, () => asked).flat()).closed;
		expect(take).toHaveBeenCalledTimes(1);
		expect((await metrics.refusedConnections.get()).values[0]?.value).toBe(1);
	});

	it('may send one request after the other', async () => {
		const asked = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
		const { socket } = rawConnection(url, [asked.trimEnd(), '']);
		let answers = 0;
		await new Promise<void>((resolve) =>
			socket.on('data', () => (++answers < 5 ? socket.write(asked) : resolve())),
		);
		socket.destroy();
		expect(answers).toBe(5);
	});

	it('is refused for a while to an address that keeps pipelining, but its sockets stay', async () => {
		const limited = await newServer({ limits: { ...LIMITS, pipelines: { burst: 1, perSecond: 0 } } });
		const client = new TestClient(limited.url);
		await client.connect();
		const open = [1, 2, 3].map(() => rawConnection(limited.url));
		await Promise.all(open.map(({ socket }) => new Promise((resolve) => socket.once('connect', resolve))));
		const asked = 'GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n';
		for (const { socket } of open.slice(1)) socket.write(asked + asked);
		for (const { closed } of open) await closed;
		expect(await rawConnection(limited.url, ['GET /healthz HTTP/1.1', 'Host: x', '']).closed).toBe('');
		client.send({ kind: 'ping' });
		expect(await client.next('pong')).toBeDefined();
	});
});
