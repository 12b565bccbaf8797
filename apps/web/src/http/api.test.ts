import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './api.js';

/** Sets the server's next response; null if it is unreachable. */
function answer(response: Response | null): void {
	vi.stubGlobal('fetch', () =>
		response ? Promise.resolve(response) : Promise.reject(new TypeError('no network')),
	);
}

const json = (body: unknown, status = 200) =>
	new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const html = (status: number) =>
	new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } });

const codeOf = async (asked: ReturnType<typeof api.get>) => {
	const answered = await asked;
	return answered.ok ? null : answered.error.code;
};

describe('the server over HTTP', () => {
	beforeEach(() => void vi.stubGlobal('document', { baseURI: 'https://example.org/rumis/' }));
	afterEach(() => void vi.unstubAllGlobals());

	it('returns the response', async () => {
		answer(json({ name: 'Ana' }));
		expect(await api.get('me')).toEqual({ ok: true, value: { name: 'Ana' } });
		answer(new Response(null, { status: 204 }));
		expect(await api.delete('tables/x/seats/mine')).toEqual({ ok: true, value: null });
	});

	it('returns the reason of a refusal', async () => {
		answer(json({ error: { code: 'seatTaken' } }, 409));
		expect(await codeOf(api.post('tables/x/seats', {}))).toBe('seatTaken');
		answer(json({ error: { code: 'stale', ply: 7 } }, 409));
		expect(await api.get('me')).toEqual({ ok: false, error: { code: 'stale', ply: 7 } });
	});

	it('is away, is none, or is broken', async () => {
		answer(null);
		expect(await codeOf(api.get('me'))).toBe('offline');
		for (const status of [200, 404, 405, 501]) {
			answer(html(status));
			expect(await codeOf(api.get('me')), `a page of files, ${status}`).toBe('noServer');
			answer(html(status));
			expect(await codeOf(api.text('tables/x/record')), `a page of files, ${status}`).toBe('noServer');
		}
		answer(html(502));
		expect(await codeOf(api.get('me'))).toBe('unavailable');
		answer(json({ what: 'ever' }, 500));
		expect(await codeOf(api.get('me'))).toBe('broken');
		answer(new Response('{', { headers: { 'content-type': 'application/json' } }));
		expect(await codeOf(api.get('me'))).toBe('offline');
	});

	it('gives records as they are', async () => {
		answer(new Response('[Event "x"]', { headers: { 'content-type': 'text/plain' } }));
		expect(await api.text('tables/x/record')).toEqual({ ok: true, value: '[Event "x"]' });
	});

	it('is relative to the page, in any folder', async () => {
		const fetched = vi.fn(() => Promise.resolve(json({})));
		vi.stubGlobal('fetch', fetched);
		await api.put('me', { name: 'Ana' });
		expect(fetched).toHaveBeenCalledWith(
			'https://example.org/rumis/api/me',
			expect.objectContaining({ method: 'PUT', body: '{"name":"Ana"}' }),
		);
	});
});
