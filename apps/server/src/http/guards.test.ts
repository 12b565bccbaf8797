import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { newServer, tempFolder } from '../../test/server.js';
import { LIMITS } from '../config/limits.js';
import { ROUTES } from '../openapi/routes.js';

interface Answer {
	readonly status: number;
	readonly body: string;
	readonly cache: string | undefined;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
afterAll(() => agent.destroy());

/** Sends exactly this target, without normalization. */
function ask(url: string, method: string, target: string, headers: Record<string, string>): Promise<Answer> {
	const { hostname, port } = new URL(url);
	return new Promise((resolve, reject) => {
		const asked = request({ hostname, port, method, path: target, headers, agent }, (response) => {
			let body = '';
			response.on('data', (chunk) => {
				body += chunk;
			});
			const { statusCode: status = 0 } = response;
			response.on('end', () => resolve({ status, body, cache: response.headers['cache-control'] }));
		});
		asked.on('error', reject);
		asked.end();
	});
}

const encoded = (text: string): string =>
	[...text].map((sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');
const encodedLetters = (path: string): string => path.replace(/[a-z]/gi, encoded);

/** Spellings of a path; some are equivalent, and all must be equally safe. */
const SPELLINGS: readonly (readonly [string, (path: string) => string])[] = [
	['as it is', (path) => path],
	['one letter encoded', (path) => path.replace('a', '%61')],
	['all letters encoded', encodedLetters],
	['hexadecimal capitals', (path) => encodedLetters(path).toUpperCase()],
	['encoded twice', (path) => path.replace('a', '%2561')],
	['slashes encoded', (path) => `/${path.slice(1).replaceAll('/', '%2F')}`],
	['an absolute target', (path) => `http://rumis.example${path}`],
	['an absolute target with a login', (path) => `http://user:pass@rumis.example:80${path}`],
	['a scheme in capitals', (path) => `HTTP://RUMIS.EXAMPLE${path}`],
	['https', (path) => `https://rumis.example${path}`],
	['absolute and encoded', (path) => `http://rumis.example${encodedLetters(path)}`],
	['another scheme', (path) => `ws://rumis.example${path}`],
	['a star', (path) => `*${path.slice(1)}`],
	['two slashes in front', (path) => `/${path}`],
	['slashes doubled', (path) => path.replaceAll('/', '//')],
	['a slash at the end', (path) => `${path}/`],
	['a dot segment', (path) => `/.${path}`],
	['a detour', (path) => `/x/..${path}`],
	['an encoded detour', (path) => `/x/%2e%2e${path}`],
	['backslashes', (path) => `/${path.slice(1).replaceAll('/', '\\')}`],
	['capitals', (path) => path.toUpperCase()],
	['a semicolon', (path) => `${path};x=1`],
	['a query', (path) => `${path}?x=/api/../`],
	['a fragment', (path) => `${path}#x`],
	['a NUL', (path) => `${path}%00`],
	['a broken escape', (path) => `${path}%zz`],
	['half a letter', (path) => `${path}%E0%A4`],
];

const API = ROUTES.filter(({ path }) => path.startsWith('/api/'));
const CASES = API.flatMap(({ method, path }) =>
	SPELLINGS.map(([name, spell]) => ({
		name: `${method} ${path}: ${name}`,
		method: method.toUpperCase(),
		target: spell(path.replace(':id', 'AAAAAAAAAAAAAAAA').replace(':name', 'Ana')),
	})),
);

function webFolder(): string {
	const web = tempFolder();
	writeFileSync(join(web, 'index.html'), '<!doctype html><title>Rumis</title>');
	return web;
}

/** The error code of a request that was refused before its handler. */
const codeOf = ({ body }: Answer): string | null =>
	body === '' ? null : ((JSON.parse(body) as { error?: { code?: string } }).error?.code ?? null);

/** Sends all of them at once; the results are in order. */
const askAll = (url: string, origin: string) =>
	Promise.all(
		CASES.map(async (each) => ({ ...each, ...(await ask(url, each.method, each.target, { origin })) })),
	);

describe('every route in every spelling', () => {
	it('counts against the limit of its address', async () => {
		const none = { burst: 0, perSecond: 0 };
		const { url } = await newServer({ web: tempFolder(), limits: { ...LIMITS, requests: none } });
		const passed = (await askAll(url, url)).filter((answer) => codeOf(answer) !== 'tooFast');
		expect(passed).toEqual([]);
	});

	it('is never cached, and refused to other sites where it changes something', async () => {
		const { url } = await newServer({ web: webFolder() });
		const wrong = (await askAll(url, 'https://evil.example')).filter((answer) => {
			const isRefused = answer.method === 'GET' || ['badOrigin', 'noPage'].includes(codeOf(answer) ?? '');
			return answer.cache !== 'no-store' || !isRefused;
		});
		expect(wrong).toEqual([]);
	});
});
