/** No input is a server error: no response is 500, on either database. */
import { Agent, request } from 'node:http';
import { PROTOCOL_VERSION } from '@rumis/protocol';
import { makeScenario, SCENARIOS } from '@rumis/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../src/index.js';
import { ROUTES, type RouteDoc } from '../src/openapi/routes.js';
import { beginSession } from '../src/sessions/sessions.js';
import { TestClient } from './client.js';
import { NASTY_STRINGS, nastyString, nastyValue, spoiled } from './nasty.js';
import { PASSWORD, programOf, signedUp } from './people.js';
import { newPlace, newServer, STORES, testVapidKeys } from './server.js';

interface Sent {
	readonly method: string;
	readonly path: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Buffer | null;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterAll(() => agent.destroy());

/** The status and text of a response; 0 if Node itself refuses to send the request. */
function send(url: string, { method, path, headers, body }: Sent): Promise<{ status: number; text: string }> {
	const { hostname, port } = new URL(url);
	// Node does not send the content length of a DELETE.
	const length = body === null ? {} : { 'content-length': String(body.length) };
	return new Promise((resolve) => {
		const none = () => resolve({ status: 0, text: '' });
		try {
			const asked = request(
				{ hostname, port, method, path, headers: { ...headers, ...length }, agent },
				(response) => {
					let text = '';
					response.setEncoding('utf8').on('data', (chunk) => {
						text += chunk;
					});
					response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
				},
			);
			asked.on('error', none);
			asked.end(body);
		} catch {
			none();
		}
	});
}

const VAPID = {
	...testVapidKeys(),
};

const TABLE = {
	scenario: 'chullpa',
	mode: 'standard',
	players: 2,
	seats: [{ kind: 'me' }, { kind: 'open' }],
	name: 'Ana',
	clock: { kind: 'live', base: 600_000, increment: 0 },
	standIn: 'level:1',
	chat: 'all',
	rated: true,
};
const BOT = { kind: 'bot', bot: 'random' };
const SECRET = `AAAAAAAAAAAAAAAA.${'B'.repeat(43)}`;
const ENDPOINT = 'https://push.example.org/x';
const KEYS = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };

/** A valid body for each route that takes one. */
const BODIES: Readonly<Record<string, Record<string, unknown>>> = {
	'put /api/me': { name: 'Ana' },
	'post /api/accounts': { name: 'Somebody', password: PASSWORD },
	'post /api/accounts/sign-in': { name: 'Fuzz', password: PASSWORD },
	'put /api/accounts/password': { old: 'not this one', new: 'another one' },
	'delete /api/accounts': { password: 'not this one' },
	'post /api/tokens': { label: 'Bot' },
	'put /api/push': { endpoint: ENDPOINT, keys: KEYS },
	'delete /api/push': { endpoint: ENDPOINT },
	'post /api/tables': TABLE,
	'post /api/tables/:id/seats': { seat: 1, name: 'Ben', invite: SECRET },
	'post /api/transfers': { secret: SECRET },
	'put /api/tables/:id/plan': { ply: 1, plan: [['I2 a1,a2', 'I2 b1,b2']] },
	'put /api/pairing': { speed: 'fast', scenario: 'pisac', name: 'Ana' },
};

/** Hashing a password is slow. */
const SLOW = /accounts(\/sign-in|\/password)?$/;
const RUNS = 40;

const percent = (text: string): string =>
	[...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** Path segments: valid, nastily encoded, and raw bytes. */
const segment = (good: string): fc.Arbitrary<string> =>
	fc.oneof(
		{ weight: 3, arbitrary: fc.constant(good) },
		{ weight: 2, arbitrary: nastyString.map(percent) },
		{
			weight: 1,
			arbitrary: fc.string({ minLength: 1, maxLength: 20 }).map((text) => text.replace(/\s/g, '')),
		},
	);

const queryOf = (names: readonly string[]): fc.Arbitrary<string> => {
	const value = fc.oneof(
		nastyString.map(percent),
		fc.constantFrom('1', '-1', '1e99', '9007199254740993', ''),
	);
	const pair = fc.tuple(fc.constantFrom(...names, 'x', '__proto__'), value);
	return fc
		.array(pair, { maxLength: 3 })
		.map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'));
};

const bodyOf = (good: Record<string, unknown>): fc.Arbitrary<Buffer> =>
	fc.oneof(
		{ weight: 5, arbitrary: spoiled(good).map((value) => Buffer.from(JSON.stringify(value) ?? '')) },
		{ weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
	);

const TYPES = ['application/json', 'application/json; charset=utf-16', 'text/plain', 'x', ''];

function headersOf(people: readonly Record<string, string>[]): fc.Arbitrary<Record<string, string>> {
	const latin = nastyString.map((text) =>
		Buffer.from(text)
			.toString('latin1')
			.replace(/[^\x20-\x7e\x80-\xff]/g, '?'),
	);
	const odd = fc.oneof(
		fc.record({ cookie: latin.map((text) => `rumis=${text}; ${text}`) }),
		fc.record({ authorization: latin.map((text) => `Bearer ${text}`) }),
		fc.record({ origin: latin }),
		fc.record({ host: latin.map((text) => text || 'x') }),
		fc.record({ 'x-forwarded-for': latin, 'accept-version': latin }),
	);
	const type = fc.oneof({ weight: 8, arbitrary: fc.constant(TYPES[0]!) }, fc.constantFrom(...TYPES));
	const who = fc.constantFrom(...people);
	const more = fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: odd });
	return fc
		.tuple(who, type, more)
		.map(([person, kind, rest]) => ({ ...person, 'content-type': kind, ...rest }));
}

describe.each(STORES)('on %s', (kind) => {
	let server: RunningServer;
	let game = '';
	/** Nobody, an account, a guest at the same table, and a program. */
	let people: Record<string, string>[] = [];

	beforeAll(async () => {
		server = await newServer({ ...(await newPlace(kind)), ...VAPID, trustProxy: true });
		await signedUp(server.url, 'Fuzz');
	});

	// Earlier requests may have ended sessions.
	beforeEach(async () => {
		const { store, accounts } = server.context;
		const { id: account } = (await accounts.named('Fuzz'))!;
		const owner = new TestClient(server.url);
		const { secret } = await store.write((tx) => beginSession(tx, { name: 'Fuzz', account }));
		owner.cookie = `rumis=${secret}`;
		const guest = new TestClient(server.url);
		game = (await owner.create()).table.id;
		await guest.sit(game);
		await store.write(({ db }) => db.deleteFrom('session').where('kind', '=', 'token').execute());
		people = [
			{},
			{ cookie: owner.cookie },
			{ cookie: guest.cookie! },
			{ ...(await programOf(owner)).headers },
		];
	});

	function requests({ method, path, query }: RouteDoc): fc.Arbitrary<Sent> {
		const good = BODIES[`${method} ${path}`];
		const parts = path
			.split('/')
			.slice(1)
			.map((part) => {
				if (part === ':id') return segment(game);
				return part === ':name' ? segment('Fuzz') : fc.constant(part);
			});
		return fc.record({
			method: fc.constant(method.toUpperCase()),
			path: fc
				.tuple(fc.tuple(...parts), queryOf(Object.keys(query?.shape ?? {})))
				.map(([some, text]) => `/${some.join('/')}${text ? `?${text}` : ''}`),
			headers: headersOf(people),
			body: good ? bodyOf(good) : fc.constant(null),
		});
	}

	const NORMAL = ROUTES.filter(({ path }) => path !== '/api/socket');

	it.each(NORMAL)('no request causes a server error: $method $path', async (route) => {
		const numRuns = SLOW.test(route.path) ? RUNS / 5 : RUNS;
		await fc.assert(
			fc.asyncProperty(requests(route), async (sent) => {
				const { status, text } = await send(server.url, sent);
				expect([status < 500, text]).toEqual([true, text]);
			}),
			{ numRuns },
		);
	});

	/** Same, with every nasty text in every field, by an authorized client. */
	it.each(NORMAL)('no text does, in any field: $method $path', async (route) => {
		const { method, path } = route;
		const good = BODIES[`${method} ${path}`] ?? {};
		const query = Object.keys(route.query?.shape ?? {});
		const faults = [];
		for (const text of SLOW.test(path) ? NASTY_STRINGS.slice(0, 6) : NASTY_STRINGS) {
			const at = path.replace(/:\w+/, percent(text) || 'x');
			const plain = path.replace(':id', game).replace(':name', 'Fuzz');
			const paths = [at, ...query.map((name) => `${plain}?${name}=${percent(text)}`)];
			const bodies = Object.keys(good).map((key) => ({ ...good, [key]: text }));
			const headers = { ...people[1]!, 'content-type': 'application/json' };
			for (const sent of [
				...paths.map((each) => ({ path: each, body: null, headers })),
				...bodies.map((body) => ({ path: plain, body: Buffer.from(JSON.stringify(body)), headers })),
			]) {
				const { status, text: answer } = await send(server.url, { method: method.toUpperCase(), ...sent });
				if (status >= 500) faults.push([sent.path, String(sent.body), answer]);
			}
		}
		expect(faults).toEqual([]);
	});

	it('no board does, whatever its texts', async () => {
		const board = JSON.parse(makeScenario(SCENARIOS[0]!)) as Record<string, unknown>;
		const faults = [];
		for (const key of Object.keys(board).filter((name) => typeof board[name] === 'string')) {
			for (const text of NASTY_STRINGS) {
				const scenario = JSON.stringify({ ...board, id: 'own-board', [key]: text });
				const body = Buffer.from(JSON.stringify({ ...TABLE, scenario, seats: [{ kind: 'me' }, BOT] }));
				const headers = { ...people[1]!, 'content-type': 'application/json' };
				const { status, text: answer } = await send(server.url, {
					method: 'POST',
					path: '/api/tables',
					headers,
					body,
				});
				if (status >= 500) faults.push([key, text, answer]);
			}
		}
		expect(faults).toEqual([]);
	});

	it('no frame causes a server error or ends the server', async () => {
		const request = { id: 'w1', game };
		const good = [
			{ kind: 'hello', protocol: PROTOCOL_VERSION },
			{ kind: 'join', game, since: 1, epoch: 'AAAAAAAAAAAAAAAA' },
			{ kind: 'part', game },
			{ kind: 'move', ...request, ply: 0, move: 'I2 a1,a2' },
			{ kind: 'undo', ...request, to: 0 },
			{ kind: 'answerUndo', ...request, agree: true },
			{ kind: 'claim', ...request, seat: 0 },
			{ kind: 'return', ...request },
			{ kind: 'rematch', ...request },
			{ kind: 'say', ...request, text: 'hello' },
			{ kind: 'ping', at: 1 },
		];
		const ids = fc.integer({ min: 0, max: 1e9 }).map((id) => `f${id}`);
		const frame = fc.oneof(
			{
				weight: 8,
				arbitrary: fc
					.tuple(fc.constantFrom(...good), ids)
					.chain(([message, id]) => spoiled('id' in message ? { ...message, id } : message)),
			},
			{ weight: 1, arbitrary: nastyValue },
		);
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(...people),
				fc.array(frame, { maxLength: 30 }),
				async (headers, frames) => {
					const client = new TestClient(server.url, headers);
					await client.connect();
					for (const each of frames) client.raw(JSON.stringify(each) ?? '');
					client.send({ kind: 'ping', at: 42 });
					await client.next('pong', ({ at }) => at === 42).catch(() => client.closed());
					const faults = client.heard.filter(
						(message) => 'error' in message && message.error.code === 'broken',
					);
					client.drop();
					expect([faults, frames]).toEqual([[], frames]);
				},
			),
			{ numRuns: RUNS },
		);
		expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
	});
});
