import type { Me, TableInfo, TableList } from '@rumis/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../../test/client.js';
import { codeOf, PASSWORD, signedUp } from '../../test/people.js';
import { newPlace, newServer, STORES } from '../../test/server.js';
import { rebuild } from '../game/tableCache.js';
import type { RunningServer } from '../index.js';

const signIn = (who: TestClient, name: string, password = PASSWORD) =>
	codeOf(who, 'POST', '/api/accounts/sign-in', { name, password });
const meOf = async (who: TestClient) => (await who.request<Me>('GET', '/api/me')).body;
const infoOf = async (who: TestClient, game: string) =>
	(await who.request<TableInfo>('GET', `/api/tables/${game}`)).body;

describe.each(STORES)('an account on %s', (kind) => {
	let server: RunningServer;
	let url = '';
	beforeAll(async () => {
		server = await newServer(await newPlace(kind));
		url = server.url;
	});

	it('takes over the seats and the name of the browser that makes it', async () => {
		const guest = new TestClient(url);
		const { table } = await guest.create({ name: 'Somebody' });
		const { status, body } = await guest.request('POST', '/api/accounts', {
			name: ' Inti ',
			password: PASSWORD,
		});
		expect([status, body]).toEqual([201, { name: 'Inti', account: { name: 'Inti' } }]);
		const phone = new TestClient(url);
		expect(await signIn(phone, 'inti')).toBe('done');
		const seen = await infoOf(phone, table.id);
		expect(seen.you).toBe(0);
		expect(seen.seats[0]).toMatchObject({ name: 'Inti', account: true, program: false });
		const mine = await phone.request<TableList>('GET', '/api/mine');
		expect(mine.body.tables.map(({ id }) => id)).toEqual([table.id]);
	});

	it('gives its name to one person only, however it is written', async () => {
		await signedUp(url, 'Mama Killa');
		for (const name of ['mama killa', 'MAMA_KILLA', 'Mamá Killa', 'Маma Killa', 'mamakiIIa']) {
			expect(await codeOf(new TestClient(url), 'POST', '/api/accounts', { name, password: PASSWORD })).toBe(
				'nameTaken',
			);
		}
		const twins = await Promise.all(
			[1, 2, 3].map(() =>
				codeOf(new TestClient(url), 'POST', '/api/accounts', { name: 'Twin', password: PASSWORD }),
			),
		);
		expect(twins.sort()).toEqual(['done', 'nameTaken', 'nameTaken']);
	});

	it('is not told from one that does not exist', async () => {
		await signedUp(url, 'Supay');
		const guest = new TestClient(url);
		expect(await signIn(guest, 'Supay', 'wrong password')).toBe('wrongPassword');
		expect(await signIn(guest, 'Nobody Here', 'wrong password')).toBe('wrongPassword');
		expect(await signIn(guest, '<>', 'wrong password')).toBe('wrongPassword');
		expect(guest.cookie).toBeNull();
	});

	it('keeps its name, whatever is asked for', async () => {
		const ana = await signedUp(url, 'Illapa');
		await ana.request('PUT', '/api/me', { name: 'Somebody else' });
		expect(await meOf(ana)).toEqual({ name: 'Illapa', account: { name: 'Illapa' } });
		const { table } = await ana.create({ name: 'Somebody else' });
		expect(table.seats[0]?.name).toBe('Illapa');
	});

	it('is left by signing out, and its seats stay its own', async () => {
		const ana = await signedUp(url, 'Pacha');
		const { table } = await ana.create();
		const old = ana.cookie;
		await ana.connect();
		const out = await ana.request<Me>('POST', '/api/accounts/sign-out');
		expect([out.status, out.body]).toEqual([200, { name: null, account: null }]);
		expect(await ana.closed()).toBe(1012);
		ana.cookie = old;
		expect(await meOf(ana)).toEqual({ name: null, account: null });
		expect(await codeOf(ana, 'POST', '/api/accounts/sign-out')).toBe('noAccount');
		await signIn(ana, 'Pacha');
		expect((await infoOf(ana, table.id)).you).toBe(0);
	});

	it('does not give its seats to the next who signs in on the same browser', async () => {
		const shared = await signedUp(url, 'First Here');
		const { table } = await shared.create();
		await signedUp(url, 'Second Here');
		expect(await signIn(shared, 'Second Here')).toBe('done');
		expect((await infoOf(shared, table.id)).you).toBeNull();
	});

	it('with a new password ends all other sessions', async () => {
		const [ana, phone] = [await signedUp(url, 'Viracocha'), new TestClient(url)];
		await signIn(phone, 'Viracocha');
		await phone.connect();
		const path = '/api/accounts/password';
		expect(await codeOf(ana, 'PUT', path, { old: 'not this one', new: 'another one' })).toBe('wrongPassword');
		expect(await codeOf(ana, 'PUT', path, { old: PASSWORD, new: 'short' })).toBe('passwordTooShort');
		expect((await ana.request('PUT', path, { old: PASSWORD, new: 'another one' })).status).toBe(204);
		expect(await phone.closed()).toBe(1012);
		expect((await meOf(phone)).account).toBeNull();
		expect((await meOf(ana)).account).toEqual({ name: 'Viracocha' });
		expect(await signIn(phone, 'Viracocha')).toBe('wrongPassword');
		expect(await signIn(phone, 'Viracocha', 'another one')).toBe('done');
	});

	it('that is deleted gives up its games, which stay without its name', async () => {
		const [ana, ben] = [await signedUp(url, 'Gone Soon'), new TestClient(url)];
		const { table } = await ana.create();
		await ben.sit(table.id, { name: 'Ben' });
		const { table: waiting } = await ana.create();
		await ana.connect();
		await ana.wish({ kind: 'say', game: table.id, text: 'hello' });
		expect(await codeOf(ana, 'DELETE', '/api/accounts', { password: 'not this one' })).toBe('wrongPassword');
		expect((await ana.request('DELETE', '/api/accounts', { password: PASSWORD })).status).toBe(204);
		const left = await infoOf(ben, table.id);
		expect(left).toMatchObject({ status: 'over', you: 1 });
		expect(left.seats[0]).toMatchObject({ name: '', account: false, left: 'resigned' });
		expect((await infoOf(ben, waiting.id)).status).toBe('cancelled');
		expect(await codeOf(ben, 'GET', '/api/accounts/Gone%20Soon')).toBe('noPlayer');
		await signedUp(url, 'Gone Soon');
		const { body } = await ben.request<string>('GET', `/api/tables/${table.id}/record`);
		expect(body).not.toContain('Gone Soon');
		expect(body).toContain('Ben');
		await ben.connect();
		const seen = await ben.join(table.id);
		expect(JSON.stringify(seen)).not.toContain('Gone Soon');
		expect(JSON.stringify(await ben.join(table.id, { since: 0, epoch: left.epoch }))).toContain('hello');
		await server.context.store.read(async (tx) => {
			const table = await rebuild(tx, left);
			expect(table.seats.map(({ name }) => name)).toEqual(['', 'Ben']);
		});
	});

	it('that ended on another node loses its sockets here, even when no hint came', async () => {
		const ana = await signedUp(url, 'Quiet One');
		await ana.connect();
		const session = ana.cookie!.split('=')[1]!.split('.')[0]!;
		await server.context.store.write(({ db }) =>
			db.deleteFrom('session').where('id', '=', session).execute(),
		);
		await server.sockets.checkSessions();
		expect(await ana.closed()).toBe(1012);
	});
});

describe('what is asked of an account', () => {
	it.each([
		['badName', { name: '', password: PASSWORD }],
		['badName', { name: 'a', password: PASSWORD }],
		['badName', { name: 'a/b', password: PASSWORD }],
		['badName', { name: 'x'.repeat(21), password: PASSWORD }],
		['badName', { name: '\u202Eab\u0000<', password: PASSWORD }],
		['passwordTooShort', { name: 'Good Name', password: '1234567' }],
		['passwordTooLong', { name: 'Good Name', password: 'x'.repeat(201) }],
		['badMessage', { name: 'Good Name', password: 'x'.repeat(3000) }],
		['badMessage', { name: 'Good Name', password: PASSWORD, admin: true }],
		['badMessage', { name: 'Good Name' }],
	])('is refused as %s: %j', async (code, body) => {
		const { url } = await shared;
		expect(await codeOf(new TestClient(url), 'POST', '/api/accounts', body)).toBe(code);
	});

	it('is not done for those who have no account', async () => {
		const guest = new TestClient((await shared).url);
		expect(await codeOf(guest, 'DELETE', '/api/accounts', { password: PASSWORD })).toBe('noAccount');
		expect(await codeOf(guest, 'PUT', '/api/accounts/password', { old: 'a', new: PASSWORD })).toBe(
			'noAccount',
		);
		expect(await codeOf(guest, 'GET', '/api/tokens')).toBe('noAccount');
	});

	it('is not tried without end', async () => {
		const { LIMITS } = await import('../index.js');
		const few = { burst: 2, perSecond: 0 };
		const { url } = await newServer({ limits: { ...LIMITS, names: few } });
		for (let i = 0; i < 2; i++) expect(await signIn(new TestClient(url), 'Ana')).toBe('wrongPassword');
		expect(await signIn(new TestClient(url), 'ÁNA')).toBe('tooFast');
		expect(await signIn(new TestClient(url), 'Ben')).toBe('wrongPassword');
		const strict = await newServer({ limits: { ...LIMITS, signIns: few, accounts: few } });
		for (let i = 0; i < 2; i++)
			expect(await signIn(new TestClient(strict.url), `A${i}`)).toBe('wrongPassword');
		expect(await signIn(new TestClient(strict.url), 'Ben')).toBe('tooFast');
	});
});

const shared = newServer();
