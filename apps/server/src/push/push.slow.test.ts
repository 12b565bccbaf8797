import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { PushKey } from '@rumis/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterFile } from '../../../../scripts/testing/afterFile.js';
import { seededBytes, seededKeys } from '../../../../scripts/testing/seed.js';
import { TestClient } from '../../test/client.js';
import { codeOf, PASSWORD, signedUp } from '../../test/people.js';
import { newPlace, newServer, STORES, testVapidKeys } from '../../test/server.js';
import type { RunningServer } from '../index.js';
import { subscribe } from './subscriptions.js';
import type { PushTransport } from './transport.js';

interface Decrypt {
	decrypt(body: Buffer, options: object): Buffer;
}
const encoding = createRequire(import.meta.url)('http_ece') as Decrypt;

/** A push service that records requests and responds with the status in the last path segment. */
class FakeService {
	readonly got: { path: string; headers: NodeJS.Dict<string | string[]>; body: Buffer }[] = [];
	private readonly waiting: (() => void)[] = [];
	private readonly server = createServer((incoming, response) => {
		const pieces: Buffer[] = [];
		incoming.on('data', (piece: Buffer) => pieces.push(piece));
		incoming.on('end', () => {
			const { url: path = '', headers } = incoming;
			this.got.push({ path, headers, body: Buffer.concat(pieces) });
			response.writeHead(Number(path.split('/').at(-1))).end();
			for (const wake of this.waiting.splice(0)) wake();
		});
	});

	start = (): Promise<void> => new Promise((resolve) => this.server.listen(0, '127.0.0.1', () => resolve()));
	stop = (): void => void this.server.close();

	/** Redirects requests for public push services to this one. */
	readonly transport: PushTransport = ({ endpoint, headers, body }) =>
		new Promise((resolve, reject) => {
			const { port } = this.server.address() as AddressInfo;
			const { pathname } = new URL(endpoint);
			const sent = request({ port, path: pathname, method: 'POST', headers }, (response) => {
				response.resume();
				resolve(response.statusCode ?? 0);
			});
			sent.on('error', reject);
			sent.end(body);
		});

	/** Waits for this many requests to this path. */
	async told(path: string, times = 1) {
		for (;;) {
			const found = this.got.filter((each) => each.path === path);
			if (found.length >= times) return found.at(-1)!;
			await new Promise<void>((resolve) => this.waiting.push(resolve));
		}
	}
}

/** The subscription of a new browser; `answer` is the status its service will return. */
function newBrowser(name: string, answer: number) {
	const { curve: key, publicKey: p256dh } = seededKeys(`browser ${name}`);
	const auth = seededBytes(`auth ${name}`, 16);
	const path = `/wpush/${name}/${answer}`;
	const endpoint = `https://push.services.mozilla.com${path}`;
	const keys = { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') };
	const read = (body: Buffer): unknown => {
		const options = { version: 'aes128gcm', privateKey: key, authSecret: keys.auth };
		return JSON.parse(encoding.decrypt(body, options).toString());
	};
	return { path, subscription: { endpoint, keys }, read };
}

const DAYS = { clock: { kind: 'move', each: 86_400_000 } } as const;
const KEYS = testVapidKeys();

describe.each(STORES)('notices on %s', (kind) => {
	const service = new FakeService();
	let server: RunningServer;
	let url = '';
	let offset = 0;
	let browsers = 0;
	beforeAll(async () => {
		await service.start();
		const place = await newPlace(kind);
		server = await newServer({
			...place,
			...KEYS,
			push: service.transport,
			adjustTime: (now) => now + offset,
		});
		url = server.url;
	});
	afterAll(() => service.stop());

	/** Advances the clock, and runs the jobs that are due. */
	const wait = (ms: number): void => {
		offset += ms;
		server.context.jobs.look();
	};
	const subscribed = async (who: TestClient, answer: number) => {
		const browser = newBrowser(`${kind}${++browsers}`, answer);
		expect((await who.request('PUT', '/api/push', browser.subscription)).status).toBe(204);
		return browser;
	};
	const subscriptions = (endpoint: string) =>
		server.context.store.read(({ db }) =>
			db.selectFrom('push').selectAll().where('endpoint', '=', endpoint).execute(),
		);
	/** Waits for deliveries, which run beside the jobs. */
	const until = async (isDone: () => Promise<boolean>): Promise<void> => {
		while (!(await isDone())) await new Promise((resolve) => setImmediate(resolve));
	};

	it('reach the player to move in a game over days, and only their browser can decrypt them', async () => {
		const [ana, ben] = [await signedUp(url, 'Ana Owner'), new TestClient(url)];
		const phone = new TestClient(url);
		await phone.request('POST', '/api/accounts/sign-in', { name: 'Ana Owner', password: PASSWORD });
		const [laptop, pocket] = [await subscribed(ana, 201), await subscribed(phone, 201)];
		const { table } = await ana.create(DAYS);
		await ben.sit(table.id, { name: 'Ben' });
		await ana.connect();
		await ana.join(table.id);
		wait(20_000);
		for (const browser of [laptop, pocket]) {
			const { body, headers } = await service.told(browser.path);
			expect(browser.read(body)).toEqual({
				...{ kind: 'turn', game: table.id, seat: 0, deadline: expect.any(Number) },
			});
			expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: table.id, ttl: '86400' });
			expect(headers.authorization).toContain(`k=${KEYS.vapidPublicKey}`);
		}
	});

	it('are sent in a live game only when the player is not connected', async () => {
		const [ana, ben] = [new TestClient(url), new TestClient(url)];
		const { table } = await ana.create({ name: 'Ana', clock: { kind: 'live', base: 600_000, increment: 0 } });
		const browser = await subscribed(ana, 201);
		await ana.connect();
		await ana.join(table.id);
		await ben.sit(table.id, { name: 'Ben' });
		await ana.event(table.id, 'started');
		wait(20_000);
		const isLeft = () =>
			server.context.store.read(({ db }) =>
				db.selectFrom('job').select('key').where('key', '=', `notice:${table.id}`).executeTakeFirst(),
			);
		await until(async () => !(await isLeft()));
		expect(service.got.filter(({ path }) => path === browser.path)).toEqual([]);
		ana.drop();
		await until(async () => server.context.hub.presenceOf(table.id).seats.length === 0);
		const { table: other } = await ana.create({ clock: { kind: 'none' } });
		await ben.sit(other.id);
		wait(20_000);
		expect(browser.read((await service.told(browser.path)).body)).toMatchObject({ game: other.id });
	});

	it('are not sent if the player has moved or left the seat in the meantime', async () => {
		const [ana, ben] = [new TestClient(url), new TestClient(url)];
		const { table: moved } = await ana.create({ name: 'Ana', ...DAYS });
		const { table: given } = await ana.create({ ...DAYS });
		const browser = await subscribed(ana, 201);
		for (const { id } of [moved, given]) await ben.sit(id, { name: 'Ben' });
		await ana.connect();
		await ana.ask({ kind: 'move', game: moved.id, ply: 0, move: 'I2 a1,a2' });
		await ana.ask({ kind: 'resign', game: given.id });
		const left = async () => {
			const jobs = server.context.store.read(({ db }) =>
				db
					.selectFrom('job')
					.select('game')
					.where('game', 'in', [moved.id, given.id])
					.where('kind', '=', 'notice')
					.execute(),
			);
			return (await jobs).map(({ game }) => game);
		};
		// Only the notice for Ben is left, and he has not subscribed.
		expect(await left()).toEqual([moved.id]);
		wait(20_000);
		await until(async () => (await left()).length === 0);
		expect(service.got.some(({ path }) => path === browser.path)).toBe(false);
	});

	it.each([404, 410])('remove the subscription of a browser that is gone (%i)', async (status) => {
		const ana = new TestClient(url);
		const { table } = await ana.create({ name: 'Ana', ...DAYS });
		const browser = await subscribed(ana, status);
		await new TestClient(url).sit(table.id, { name: 'Ben' });
		wait(20_000);
		await service.told(browser.path);
		await until(async () => (await subscriptions(browser.subscription.endpoint)).length === 0);
	});

	it('are retried after a failed delivery, and counted', async () => {
		const ana = new TestClient(url);
		const { table } = await ana.create({ name: 'Ana', ...DAYS });
		const browser = await subscribed(ana, 503);
		await new TestClient(url).sit(table.id, { name: 'Ben' });
		wait(20_000);
		await service.told(browser.path);
		const failures = async () => (await subscriptions(browser.subscription.endpoint))[0]?.failures;
		await until(async () => (await failures()) === 1);
		wait(61_000);
		await service.told(browser.path, 2);
		await until(async () => (await failures()) === 2);
	});

	it('end when the browser unsubscribes or signs out', async () => {
		const [ana, ben] = [await signedUp(url, 'Ana Leaver'), new TestClient(url)];
		const [first, second] = [await subscribed(ana, 201), await subscribed(ana, 201)];
		const { endpoint } = first.subscription;
		await ben.request('PUT', '/api/me', { name: 'Ben' });
		await ben.request('DELETE', '/api/push', { endpoint });
		expect(await subscriptions(endpoint)).toHaveLength(1);
		expect((await ana.request('DELETE', '/api/push', { endpoint })).status).toBe(204);
		expect(await subscriptions(endpoint)).toEqual([]);
		await ana.request('POST', '/api/accounts/sign-out');
		expect(await subscriptions(second.subscription.endpoint)).toEqual([]);
	});

	it('are for ten browsers of a person at most, however many subscribe at once', async () => {
		const [ana, ben] = [await signedUp(url, 'Ana Many'), new TestClient(url)];
		await ben.request('PUT', '/api/me', { name: 'Ben Many' });
		for (const who of [ana, ben]) {
			const all = Array.from({ length: 40 }, () => newBrowser(`${kind}${++browsers}`, 201).subscription);
			await Promise.all(all.map((each) => who.request('PUT', '/api/push', each)));
			const left = await Promise.all(all.map(({ endpoint }) => subscriptions(endpoint)));
			expect(left.flat()).toHaveLength(10);
		}
	});

	it('are not for a browser that signs out while it subscribes', async () => {
		const ana = await signedUp(url, 'Ana Hasty');
		const person = (await server.context.sessions.find(ana.cookie!.split('=')[1]!, 'cookie'))!;
		const { store } = server.context;
		await ana.request('POST', '/api/accounts/sign-out');
		const { subscription } = newBrowser(`${kind}${++browsers}`, 201);
		expect(await store.write((tx) => subscribe(tx, person, subscription))).toBe(false);
		expect(await subscriptions(subscription.endpoint)).toEqual([]);
	});

	it('are only for people with a session, and only to public push services', async () => {
		const ana = new TestClient(url);
		const { subscription } = newBrowser('x', 201);
		expect(await codeOf(ana, 'PUT', '/api/push', subscription)).toBe('noSession');
		await ana.request('PUT', '/api/me', { name: 'Ana' });
		for (const endpoint of [
			'http://push.services.mozilla.com/x',
			'https://127.0.0.1/x',
			'https://localhost/x',
		]) {
			expect(await codeOf(ana, 'PUT', '/api/push', { ...subscription, endpoint })).toBe('badEndpoint');
		}
		expect(await codeOf(ana, 'PUT', '/api/push', { ...subscription, keys: { p256dh: 'x', auth: 'y' } })).toBe(
			'badMessage',
		);
		const { body } = await ana.request<PushKey>('GET', '/api/push');
		expect(body).toEqual({ key: KEYS.vapidPublicKey });
	});
});

describe('a push service that never answers', () => {
	it('does not hold up the notices of others', async () => {
		const service = new FakeService();
		await service.start();
		afterFile(() => service.stop());
		let offset = 0;
		let held = 0;
		let wake = () => {};
		const isHeld = new Promise<void>((resolve) => {
			wake = resolve;
		});
		const push: PushTransport = (wanted) => {
			if (!wanted.endpoint.includes('tarpit')) return service.transport(wanted);
			if (++held === 2) wake();
			return new Promise(() => {});
		};
		const server = await newServer({ ...KEYS, push, adjustTime: (now) => now + offset });
		const [ana, ben] = [new TestClient(server.url), new TestClient(server.url)];
		const { table: first } = await ana.create({ name: 'Ana', ...DAYS });
		const { table: second } = await ben.create({ name: 'Ben', ...DAYS });
		for (let n = 0; n < 10; n++) {
			const { keys } = newBrowser(`held${n}`, 201).subscription;
			const endpoint = `https://${n}.tarpit.dev/x`;
			expect((await ana.request('PUT', '/api/push', { endpoint, keys })).status).toBe(204);
		}
		const browser = newBrowser('free', 201);
		expect((await ben.request('PUT', '/api/push', browser.subscription)).status).toBe(204);
		await ben.sit(first.id);
		offset += 20_000;
		server.context.jobs.look();
		await isHeld;
		await ana.sit(second.id);
		offset += 20_000;
		server.context.jobs.look();
		expect(browser.read((await service.told(browser.path)).body)).toMatchObject({ game: second.id });
	});
});

describe('presence', () => {
	it('is known on other nodes, even if nobody there watches the table', async () => {
		const place = await newPlace('postgres');
		const [near, far] = [await newServer(place), await newServer(place)];
		const ana = new TestClient(far.url);
		const { table } = await ana.create({ name: 'Ana' });
		await ana.connect();
		await ana.join(table.id);
		const seats = () => near.context.hub.presenceOf(table.id).seats;
		while (seats().length === 0) await new Promise((resolve) => setImmediate(resolve));
		expect(seats()).toEqual([0]);
		ana.drop();
		while (seats().length > 0) await new Promise((resolve) => setImmediate(resolve));
	});
});

describe('a host', () => {
	it('without keys sends no notices', async () => {
		const ana = new TestClient((await newServer()).url);
		expect((await ana.request<PushKey>('GET', '/api/push')).body).toEqual({ key: null });
		expect(await codeOf(ana, 'PUT', '/api/push', newBrowser('x', 201).subscription)).toBe('noPush');
	});

	it.each([
		['vapidPrivateKey', { ...KEYS, vapidPrivateKey: undefined }],
		['vapidPublicKey', { ...KEYS, vapidPublicKey: 'nonsense' }],
		['vapidSubject', { ...KEYS, vapidSubject: undefined }],
	])('with invalid keys gets an error: %s', async (setting, keys) => {
		await expect(newServer(keys as typeof KEYS)).rejects.toThrow(setting);
	});
});
