import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { newServer, tempFolder } from '../../test/server.js';

const SCRIPT = 'console.log("stone");'.repeat(20);

function webFolder(): string {
	const web = tempFolder();
	mkdirSync(join(web, 'assets'));
	writeFileSync(join(web, 'index.html'), '<!doctype html><title>Rumis</title>');
	writeFileSync(join(web, 'sw.js'), SCRIPT);
	writeFileSync(join(web, 'assets/main-12345678.js'), SCRIPT);
	writeFileSync(join(web, 'assets/main-12345678.js.br'), brotliCompressSync(SCRIPT));
	writeFileSync(join(web, 'assets/main-12345678.js.gz'), gzipSync(SCRIPT));
	return web;
}

describe('the pages of a server', () => {
	const started = newServer({ web: webFolder() });
	const ask = async (path: string, accepted = 'identity') =>
		fetch(`${(await started).url}${path}`, { headers: { 'accept-encoding': accepted } });

	it('start with index.html', async () => {
		const page = await ask('/');
		expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
		expect(await page.text()).toContain('Rumis');
	});

	it.each([
		['br, gzip', 'br'],
		['gzip', 'gzip'],
		['identity', null],
	])('are sent in the best encoding the browser accepts: %s', async (accepted, encoding) => {
		const script = await ask('/assets/main-12345678.js', accepted);
		expect([script.headers.get('content-encoding'), script.headers.get('vary')]).toEqual([
			encoding,
			'accept-encoding',
		]);
		expect(script.headers.get('content-type')).toMatch(/javascript/);
		expect(await script.text()).toBe(SCRIPT);
	});

	it('are cached forever if their name has a hash, and revalidated if not', async () => {
		const caching = async (path: string) => (await ask(path)).headers.get('cache-control');
		expect(await caching('/assets/main-12345678.js')).toBe('public, max-age=31536000, immutable');
		for (const path of ['/', '/sw.js']) expect(await caching(path)).toBe('no-cache');
	});

	it('are not sent again to a browser that has them', async () => {
		const tag = (await ask('/')).headers.get('etag') ?? '';
		// Not with fetch, which would send no-cache to every cache on the way.
		const status = new Promise<number | undefined>((resolve) => {
			void started.then(({ url }) =>
				get(url, { headers: { 'if-none-match': tag } }, (reply) => resolve(reply.resume().statusCode)),
			);
		});
		expect(await status).toBe(304);
	});

	it.each(['/nothing', '/../package.json', '/%2e%2e/package.json', '/assets/'])(
		'do not include: %s',
		async (path) => {
			expect((await ask(path)).status).toBe(404);
		},
	);
});
