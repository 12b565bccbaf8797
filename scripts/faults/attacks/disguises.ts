/** Requests in unusual spellings, which a check of the raw URL might miss. */
import { Agent, request } from 'node:http';
import { LIMITS } from '@rumis/server';
import { ROUTES } from '../../../apps/server/src/openapi/routes.js';
import { type Attack, type Attacked, addressOf } from '../hostile/siege.js';

const encoded = (path: string): string =>
	path.replace(/[a-z]/gi, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

const DISGUISES: Readonly<Record<string, (path: string) => string>> = {
	plain: (path) => path,
	'a letter encoded': (path) => path.replace('a', '%61'),
	'letters encoded': encoded,
	absolute: (path) => `http://rumis.example${path}`,
	'absolute with a login': (path) => `http://a:b@rumis.example${path}`,
	'absolute and encoded': (path) => `http://rumis.example${encoded(path)}`,
	'two slashes': (path) => `/${path}`,
	'a detour': (path) => `/x/..${path}`,
	'a semicolon': (path) => `${path};a=b`,
	capitals: (path) => path.toUpperCase(),
};

interface Answer {
	readonly status: number;
	readonly cache: string;
}

function ask(
	agent: Agent,
	url: string,
	method: string,
	path: string,
	headers: Record<string, string>,
	body = '',
): Promise<Answer> {
	const { hostname, port } = new URL(url);
	const type = body === '' ? {} : { 'content-type': 'application/json' };
	return new Promise((resolve) => {
		const all = { ...headers, ...type, 'content-length': String(Buffer.byteLength(body)) };
		const asked = request({ agent, hostname, port, method, path, headers: all }, (response) => {
			response.resume();
			response.on('end', () =>
				resolve({ status: response.statusCode ?? 0, cache: response.headers['cache-control'] ?? '' }),
			);
		});
		asked.on('error', () => resolve({ status: 0, cache: '' }));
		asked.end(body);
	});
}

const isDone = (status: number): boolean => status >= 200 && status < 300;

/** Whether any API route executes a cross-site request, or lets its response be cached. */
async function asForeignPage({ url }: Attacked, agent: Agent): Promise<string[]> {
	const loot: string[] = [];
	let asked = 0;
	for (const { method, path } of ROUTES.filter((route) => route.path.startsWith('/api/'))) {
		for (const [name, disguise] of Object.entries(DISGUISES)) {
			const target = disguise(path.replace(':id', 'A'.repeat(16)).replace(':name', 'Ana'));
			// Each from a different address, so that the rate limit does not refuse it.
			const headers = { origin: 'https://evil.example', 'x-forwarded-for': addressOf(2_000_000 + asked++) };
			const answer = await ask(
				agent,
				url,
				method.toUpperCase(),
				target,
				headers,
				method === 'get' ? '' : '{"name":"Eve"}',
			);
			if (method !== 'get' && isDone(answer.status)) loot.push(`${method} ${path} (${name})`);
			if (isDone(answer.status) && answer.cache !== 'no-store') loot.push(`${path} to keep (${name})`);
			if (answer.status >= 500) loot.push(`a fault of the server: ${path} (${name})`);
		}
	}
	return loot;
}

/** Whether one address gets more responses by spelling its requests in many ways. */
async function asOneAddress({ url }: Attacked, agent: Agent, requests: number): Promise<string[]> {
	const began = Date.now();
	const ways = Object.values(DISGUISES);
	const headers = { 'x-forwarded-for': '10.8.8.8' };
	let answered = 0;
	const ask40 = async (from: number) => {
		for (let i = from; i < requests; i += 40) {
			const { status } = await ask(agent, url, 'GET', ways[i % ways.length]!('/api/me'), headers);
			if (status === 200) answered++;
		}
	};
	await Promise.all(Array.from({ length: 40 }, (_, from) => ask40(from)));
	const { burst, perSecond } = LIMITS.requests;
	const most = burst + (perSecond * (Date.now() - began)) / 1000 + 1;
	return answered > most ? [`${answered} answers instead of ${Math.round(most)}`] : [];
}

export const disguises: Attack = {
	async attack(attacked) {
		const agent = new Agent({ keepAlive: true, maxSockets: 40 });
		const requests = attacked.isShort ? 1500 : 20_000;
		const loot = [
			...(await asForeignPage(attacked, agent)),
			...(await asOneAddress(attacked, agent, requests)),
		];
		agent.destroy();
		return {
			facts: [
				`every route in ${Object.keys(DISGUISES).length} disguises, ${requests} requests of one address`,
			],
			loot,
		};
	},
};
