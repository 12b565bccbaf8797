import type { NewToken, TableInfo, TokenList } from '@rumis/protocol';
import { MAX_TOKENS } from '@rumis/protocol';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { TestClient } from '../../test/client.js';
import { codeOf, programOf, signedUp } from '../../test/people.js';
import { newPlace, newServer, STORES } from '../../test/server.js';

// Several servers share a database.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

describe.each(STORES)('a token on %s', (kind) => {
	let url = '';
	beforeAll(async () => {
		({ url } = await newServer(await newPlace(kind)));
	});
	const tokensOf = async (who: Awaited<ReturnType<typeof signedUp>>) =>
		(await who.request<TokenList>('GET', '/api/tokens')).body.tokens;

	it('lets a program take a seat, even against its owner, and everybody sees that it is a program', async () => {
		const ana = await signedUp(url, 'Ana Maker');
		const program = await programOf(ana, 'Stone Eater');
		const { table } = await ana.create();
		const { table: begun } = await program.sit(table.id);
		expect(begun).toMatchObject({ status: 'playing', you: 1, isRated: false });
		expect(begun.seats[1]).toEqual({
			...{ kind: 'person', name: 'Stone Eater', bot: null, account: false, program: true, left: null },
		});
		const { body } = await ana.request<TableInfo>('GET', `/api/tables/${table.id}`);
		expect(body.you).toBe(0);
		await program.connect();
		await program.join(table.id);
		expect(await program.ask({ kind: 'resign', game: table.id })).toMatchObject({ kind: 'ack' });
	});

	it('is shown once, listed with its last use, and valid until it is revoked', async () => {
		const ana = await signedUp(url, 'Ana Lister');
		const { status, body } = await ana.request<NewToken>('POST', '/api/tokens', { label: ' My bot ' });
		expect([status, body.label]).toEqual([201, 'My bot']);
		expect(body.token).toMatch(/^[\w-]{16}\.[\w-]{43}$/);
		expect(await tokensOf(ana)).toEqual([
			{ id: body.id, label: 'My bot', madeAt: expect.any(Number), usedAt: null },
		]);
		const program = await programOf(ana);
		await program.connect();
		const ben = await signedUp(url, 'Ben Lister');
		const [, used] = await tokensOf(ana);
		expect(await codeOf(ben, 'DELETE', `/api/tokens/${used!.id}`)).toBe('noToken');
		expect((await ana.request('DELETE', `/api/tokens/${used!.id}`)).status).toBe(204);
		expect(await program.closed()).toBe(1008);
		await expect(program.open()).rejects.toThrow('status 401');
		expect(await tokensOf(ana)).toHaveLength(1);
	});

	it('cannot do what only its owner may do', async () => {
		const program = await programOf(await signedUp(url, 'Ana Owner'));
		expect(await codeOf(program, 'GET', '/api/tokens')).toBe('noAccount');
		expect(await codeOf(program, 'POST', '/api/tokens', { label: 'more' })).toBe('noAccount');
		expect(await codeOf(program, 'POST', '/api/accounts', { name: 'Bot', password: 'x'.repeat(9) })).toBe(
			'noSession',
		);
		expect(await codeOf(program, 'DELETE', '/api/accounts', { password: 'x' })).toBe('noAccount');
	});

	it('is limited in number per account', async () => {
		const ana = await signedUp(url, 'Ana Collector');
		const asked = Array.from({ length: MAX_TOKENS + 2 }, () =>
			codeOf(ana, 'POST', '/api/tokens', { label: 'x' }),
		);
		const refused = (await Promise.all(asked)).filter((code) => code === 'tooManyTokens');
		expect(refused).toHaveLength(2);
	});
});

describe('a revoked token', () => {
	it('closes its sockets on other nodes too', async () => {
		const place = await newPlace('postgres');
		const [near, far] = [await newServer(place), await newServer(place)];
		const ana = await signedUp(near.url, 'Ana Farther');
		const { body } = await ana.request<NewToken>('POST', '/api/tokens', { label: 'Far' });
		const program = new TestClient(far.url, { authorization: `Bearer ${body.token}` });
		await program.connect();
		await ana.request('DELETE', `/api/tokens/${body.id}`);
		expect(await program.closed()).toBe(1008);
	});
});
