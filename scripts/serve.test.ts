import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from './address.mjs';
import { createFileServer } from './serve.mjs';

const PAGE = '<!doctype html><title>Rumis</title>';
const SCRIPT = 'console.log("stone");'.repeat(20);

const temp = mkdtempSync(join(tmpdir(), 'rumis-serve-'));
const site = join(temp, 'site');
let server: Server;
let port = 0;

beforeAll(async () => {
	mkdirSync(join(site, 'assets'), { recursive: true });
	writeFileSync(join(temp, 'secret.txt'), 'secret');
	writeFileSync(join(site, 'index.html'), PAGE);
	writeFileSync(join(site, 'icon.svg'), '<svg/>');
	writeFileSync(join(site, 'strange.xyz'), 'strange');
	writeFileSync(join(site, 'assets/font-12345678.woff2'), 'font');
	writeFileSync(join(site, 'assets/main-12345678.js'), SCRIPT);
	writeFileSync(join(site, 'assets/main-12345678.js.br'), brotliCompressSync(SCRIPT));
	writeFileSync(join(site, 'assets/main-12345678.js.gz'), gzipSync(SCRIPT));
	server = createFileServer(site);
	const address = await listen(server, { port: 0, host: '127.0.0.1' });
	if (typeof address === 'string') throw new Error(address);
	port = address.port;
});

afterAll(() => {
	server.close();
	server.closeAllConnections();
	rmSync(temp, { recursive: true, force: true });
});

interface Reply {
	readonly status: number | undefined;
	readonly headers: IncomingHttpHeaders;
	readonly body: Buffer;
}

/** Requests exactly this path: unlike `fetch`, it is not normalised. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
	return new Promise((resolve, reject) => {
		const sent = request({ host: '127.0.0.1', port, path, method, headers }, (reply) => {
			const parts: Buffer[] = [];
			reply.on('data', (part: Buffer) => parts.push(part));
			reply.on('end', () =>
				resolve({ status: reply.statusCode, headers: reply.headers, body: Buffer.concat(parts) }),
			);
		});
		sent.on('error', reject).end();
	});
}

describe('a file', () => {
	it.each([
		['/', 'text/html; charset=utf-8'],
		['/index.html?from=mail', 'text/html; charset=utf-8'],
		['/icon.svg', 'image/svg+xml; charset=utf-8'],
		['/assets/main-12345678.js', 'text/javascript; charset=utf-8'],
		['/assets/font-12345678.woff2', 'font/woff2'],
		['/strange.xyz', 'application/octet-stream'],
	])('%s comes as %s', async (path, type) => {
		const { status, headers } = await ask(path);
		expect([status, headers['content-type']]).toEqual([200, type]);
	});

	it('is the page for the bare address', async () => {
		expect((await ask('/')).body.toString()).toBe(PAGE);
	});

	it('is cached forever if its name has a hash, and revalidated otherwise', async () => {
		const asset = await ask('/assets/main-12345678.js');
		expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
		expect((await ask('/')).headers['cache-control']).toBe('no-cache');
	});

	it('is not sent again to a browser that has it', async () => {
		const { etag = '' } = (await ask('/')).headers;
		for (const known of [etag, `W/${etag}`, `"old", ${etag}`]) {
			const again = await ask('/', { 'if-none-match': known });
			expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
		}
		expect((await ask('/', { 'if-none-match': '"old"' })).status).toBe(200);
	});

	it('is described by HEAD, and not sent', async () => {
		const { status, headers, body } = await ask('/', {}, 'HEAD');
		expect([status, headers['content-length'], body.length]).toEqual([200, String(PAGE.length), 0]);
	});
});

describe('a compressed file', () => {
	const script = (accepted: string) => ask('/assets/main-12345678.js', { 'accept-encoding': accepted });

	it.each(['gzip, deflate, br', 'br;q=0.5, gzip', '*'])('is brotli for %s', async (accepted) => {
		const { headers, body } = await script(accepted);
		expect(headers['content-encoding']).toBe('br');
		expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
	});

	it.each(['gzip', 'GZIP', 'gzip, br;q=0'])('is gzip for %s', async (accepted) => {
		const { headers, body } = await script(accepted);
		expect(headers['content-encoding']).toBe('gzip');
		expect(gunzipSync(body).toString()).toBe(SCRIPT);
	});

	it.each(['', 'identity', 'gzip;q=0, *;q=0', 'zstd'])('is plain for "%s"', async (accepted) => {
		const { headers, body } = await script(accepted);
		expect(headers['content-encoding']).toBeUndefined();
		expect(body.toString()).toBe(SCRIPT);
	});

	it('has its own ETag for each encoding, and a Vary header', async () => {
		const forms = await Promise.all([script('br'), script('gzip'), script('')]);
		expect(new Set(forms.map(({ headers }) => headers.etag)).size).toBe(3);
		expect(forms.map(({ headers }) => headers.vary)).toEqual(Array(3).fill('accept-encoding'));
	});

	it('is plain where the build left no smaller one', async () => {
		const { headers, body } = await ask('/', { 'accept-encoding': 'br' });
		expect([headers['content-encoding'], body.toString()]).toEqual([undefined, PAGE]);
	});
});

describe('a missing file', () => {
	it.each([
		'/nothing.js',
		'/assets',
		'/assets/',
		'/../secret.txt',
		'/assets/../../secret.txt',
		'/%2e%2e/secret.txt',
		'/..%2fsecret.txt',
		'/assets/..%2f..%2fsecret.txt',
		'/%2e%2e%5csecret.txt',
		'//secret.txt',
		'/%00',
		'/%ff',
		'http://127.0.0.1/index.html',
	])('%s is a 404', async (path) => {
		const { status, headers, body } = await ask(path);
		expect([status, body.toString()]).toEqual([404, 'There is nothing here.\n']);
		expect(headers['cache-control']).toBe('no-store');
	});

	it('is a name that no file can have', async () => {
		expect((await ask(`/${'long'.repeat(2000)}`)).status).toBe(404);
	});

	it('is a sibling of the folder with the same prefix', async () => {
		writeFileSync(`${site}-other.txt`, 'secret');
		expect((await ask('/../site-other.txt')).status).toBe(404);
	});
});

describe('every answer', () => {
	it.each(['/', '/assets/main-12345678.js', '/nothing'])('for %s is hardened', async (path) => {
		const { headers } = await ask(path);
		expect(headers).toMatchObject({
			'content-security-policy': expect.stringMatching(/default-src 'self'.*frame-ancestors 'none'/),
			'cross-origin-opener-policy': 'same-origin',
			'referrer-policy': 'no-referrer',
			'x-content-type-options': 'nosniff',
		});
		expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-/);
	});

	it('to anything but reading is no', async () => {
		const { status, headers } = await ask('/', {}, 'POST');
		expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
	});
});
