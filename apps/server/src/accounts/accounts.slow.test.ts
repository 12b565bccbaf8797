import type { Me, TableInfo, TableList, Transfer } from '@rumis/protocol';
import { createTableSchema } from '@rumis/protocol/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../../test/client.js';
import { codeOf, PASSWORD, programOf, signedUp } from '../../test/people.js';
import { newPlace, newServer, STORES } from '../../test/server.js';
import { rebuild } from '../game/tableCache.js';
import { LIMITS, type RunningServer } from '../index.js';
import { TABLES } from '../store/schema.js';

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

	it('takes over the seats and the name of the browser that creates it', async () => {
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

	it('rotates the session secret at sign-up and sign-in, so the old one is useless', async () => {
		const victim = new TestClient(url);
		await victim.request('PUT', '/api/me', { name: 'Fixed' });
		for (const path of ['/api/accounts', '/api/accounts/sign-in']) {
			const planted = new TestClient(url);
			await planted.request('PUT', '/api/me', { name: 'Planted' });
			victim.cookie = planted.cookie;
			await planted.connect();
			expect(await codeOf(victim, 'POST', path, { name: 'Fixated', password: PASSWORD })).toBe('done');
			expect(victim.cookie).not.toBe(planted.cookie);
			expect((await meOf(victim)).account).toEqual({ name: 'Fixated' });
			expect(await meOf(planted)).toEqual({ name: null, account: null });
			expect(await planted.closed()).toBe(1012);
		}
	});

	it('rejects a sign-in if the password changed while it was being verified', async () => {
		const { accounts } = server.context;
		const owner = await signedUp(url, 'Just Changed');
		const compared = await accounts.named('Just Changed');
		const changed = { old: PASSWORD, new: `${PASSWORD} anew` };
		expect(await codeOf(owner, 'PUT', '/api/accounts/password', changed)).toBe('done');
		const late = accounts.signIn(null, compared, PASSWORD);
		expect(await late).toEqual({ ok: false, error: { code: 'wrongPassword' } });
	});

	it('is not recreated by a request in flight while it was deleted', async () => {
		const { games, accounts, pairings } = server.context;
		const { table } = await new TestClient(url).create();
		const owner = await signedUp(url, 'Under Way');
		const { id: account } = (await accounts.named('Under Way'))!;
		const person = { session: 'session of it', account, name: 'Under Way' };
		expect(await codeOf(owner, 'DELETE', '/api/accounts', { password: PASSWORD })).toBe('done');
		const gone = { ok: false, error: { code: 'noSession' } };
		expect(await games.sitDown(table.id, person, {})).toEqual(gone);
		const wanted = createTableSchema.parse({
			...{ scenario: 'chullpa', players: 2, seats: [{ kind: 'me' }, { kind: 'open' }] },
		});
		expect(await games.create(wanted, person)).toEqual(gone);
		const search = { scenario: null, speed: 'days' } as const;
		await pairings.search({ ...person, session: 'another session', account: null }, search, '');
		expect(await pairings.search(person, search, '')).toMatchObject({ status: 'waiting' });
	});

	it('closes sockets opened before sign-in, even if the notification was lost', async () => {
		const planted = new TestClient(url);
		const { table } = await planted.create();
		await planted.connect();
		const session = planted.cookie!.split('=')[1]!.split('.')[0]!;
		await signedUp(url, 'Hint Lost');
		const { store } = server.context;
		await store.write(async ({ db }) => {
			const account = db.selectFrom('account').select('id').where('name', '=', 'Hint Lost');
			await db.updateTable('session').set({ account }).where('id', '=', session).execute();
		});
		await server.sockets.checkSessions();
		expect(await planted.closed()).toBe(1012);
		expect(table.you).toBe(0);
	});

	it('reserves its name, in every spelling, for one person', async () => {
		await signedUp(url, 'Mama Killa');
		const alike = ['Маma Killa', 'mamakiIIa', 'ꓟama Killa', 'Mama\u3164Killa', 'rnama killa', 'Mama Κilla'];
		for (const name of ['mama killa', 'MAMA_KILLA', 'Mamá Killa', ...alike]) {
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
		const lookalikes = await Promise.all(
			['Silla', 'SiIIa', 'ЅіІІа'].map((name) =>
				codeOf(new TestClient(url), 'POST', '/api/accounts', { name, password: PASSWORD }),
			),
		);
		expect(lookalikes.sort()).toEqual(['done', 'nameTaken', 'nameTaken']);
	});

	it('reserves its name and lookalikes against guests and programs', async () => {
		const owner = await signedUp(url, 'Pachamama');
		const { table } = await owner.create();
		for (const name of ['Pachamama', 'pachamama!', '★ Pаchamama ★', 'Pacha\u2800mama', 'ρachamama']) {
			const guest = new TestClient(url);
			expect(await codeOf(guest, 'PUT', '/api/me', { name })).toBe('nameTaken');
			expect(await codeOf(guest, 'POST', `/api/tables/${table.id}/seats`, { name })).toBe('nameTaken');
			await expect(guest.create({ name })).rejects.toThrow('nameTaken');
			expect(guest.cookie).toBeNull();
			expect(await codeOf(owner, 'POST', '/api/tokens', { label: name })).toBe('nameTaken');
		}
		const program = await programOf(owner, 'Some bot');
		expect(await codeOf(program, 'PUT', '/api/me', { name: 'Pachamama' })).toBe('nameTaken');
		expect(await codeOf(owner, 'PUT', '/api/me', { name: 'Pachamama' })).toBe('done');
	});

	it('takes its name from guests who used it before, and they play on without it', async () => {
		const guest = new TestClient(url);
		await guest.request('PUT', '/api/me', { name: 'Early Bird' });
		const owner = await signedUp(url, 'Early Bird');
		const { table } = await owner.create();
		await guest.connect();
		expect(await guest.ask({ kind: 'say', game: table.id, text: 'me' })).toMatchObject({ kind: 'ack' });
		const { table: seated } = await guest.sit(table.id);
		expect(seated.seats.map(({ name }) => name)).toEqual(['Early Bird', '']);
		const seen = await guest.join(table.id);
		expect(seen.kind === 'table' && seen.chat.map(({ event }) => event)).toMatchObject([{ name: '' }]);
	});

	it('is found by a lookalike name, but an exact match goes first', async () => {
		await signedUp(url, 'Illa');
		const { store } = server.context;
		const twin = { name: 'IIIa', name_key: 'iiia', password_hash: null, created_ms: 1, seen_ms: 1 };
		await store.write(({ db }) =>
			db
				.insertInto('account')
				.values({ id: 'twin-from-before', ...twin })
				.execute(),
		);
		const nameOf = async (name: string) => (await server.context.accounts.named(name))?.name;
		expect(await nameOf('ílla')).toBe('Illa');
		expect(await nameOf('iiia')).toBe('IIIa');
		expect(await nameOf('1lla')).toBe('Illa');
		expect(await server.context.accounts.hasName('IIIA')).toBe(true);
	});

	it('cannot be distinguished from an account that does not exist', async () => {
		await signedUp(url, 'Supay');
		const guest = new TestClient(url);
		expect(await signIn(guest, 'Supay', 'wrong password')).toBe('wrongPassword');
		expect(await signIn(guest, 'Nobody Here', 'wrong password')).toBe('wrongPassword');
		expect(await signIn(guest, '<>', 'wrong password')).toBe('wrongPassword');
		expect(guest.cookie).toBeNull();
	});

	it('keeps its name, whatever other name is requested', async () => {
		const ana = await signedUp(url, 'Illapa');
		await ana.request('PUT', '/api/me', { name: 'Somebody else' });
		expect(await meOf(ana)).toEqual({ name: 'Illapa', account: { name: 'Illapa' } });
		const { table } = await ana.create({ name: 'Somebody else' });
		expect(table.seats[0]?.name).toBe('Illapa');
	});

	it('keeps its seats after signing out', async () => {
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

	it('does not pass its seats to the next account that signs in on the same browser', async () => {
		const shared = await signedUp(url, 'First Here');
		const { table } = await shared.create();
		await signedUp(url, 'Second Here');
		expect(await signIn(shared, 'Second Here')).toBe('done');
		expect((await infoOf(shared, table.id)).you).toBeNull();
	});

	it('ends all other sessions when its password changes', async () => {
		const [ana, phone] = [await signedUp(url, 'Viracocha'), new TestClient(url)];
		await signIn(phone, 'Viracocha');
		await phone.connect();
		const path = '/api/accounts/password';
		expect(await codeOf(ana, 'PUT', path, { old: 'not this one', new: 'another one' })).toBe('wrongPassword');
		expect(await codeOf(ana, 'PUT', path, { old: PASSWORD, new: 'short' })).toBe('passwordTooShort');
		const stolen = new TestClient(url);
		stolen.cookie = ana.cookie;
		expect((await ana.request('PUT', path, { old: PASSWORD, new: 'another one' })).status).toBe(204);
		expect(await phone.closed()).toBe(1012);
		expect((await meOf(phone)).account).toBeNull();
		expect((await meOf(ana)).account).toEqual({ name: 'Viracocha' });
		expect((await meOf(stolen)).account).toBeNull();
		expect(await signIn(phone, 'Viracocha')).toBe('wrongPassword');
		expect(await signIn(phone, 'Viracocha', 'another one')).toBe('done');
	});

	it('resigns its games when deleted, and they are kept without its name', async () => {
		const [ana, ben] = [await signedUp(url, 'Gone Soon'), new TestClient(url)];
		const { table } = await ana.create();
		await ben.sit(table.id, { name: 'Ben' });
		const { table: waiting } = await ana.create();
		await ana.connect();
		await ana.ask({ kind: 'say', game: table.id, text: 'hello' });
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

	it('that is deleted plays no rematch it has asked for', async () => {
		const [gone, ben] = [await signedUp(url, 'Leaving Soon'), new TestClient(url)];
		const { id: game } = (await gone.create()).table;
		await ben.sit(game);
		await gone.connect();
		await gone.ask({ kind: 'resign', game });
		await gone.ask({ kind: 'rematch', game });
		expect((await infoOf(ben, game)).rematchAsked).toEqual([0]);
		await gone.request('DELETE', '/api/accounts', { password: PASSWORD });
		await ben.connect();
		await ben.ask({ kind: 'rematch', game });
		expect(await infoOf(ben, game)).toMatchObject({ rematchAsked: [1], rematch: null });
	});

	it('leaves its name nowhere when deleted', async () => {
		const name = 'Nowhere Man';
		const [ana, ben] = [await signedUp(url, name), new TestClient(url)];
		const { table } = await ben.create({ name: 'Ben', players: 3, seats: [...THREE] });
		// As a spectator, at a seat it resigned, and at one transferred to another device.
		await ana.connect();
		await ana.ask({ kind: 'say', game: table.id, text: 'from the side' });
		await ana.sit(table.id, { seat: 1 });
		await ana.request('DELETE', `/api/tables/${table.id}/seats/mine`);
		await new TestClient(url).sit(table.id, { seat: 1, name: 'Cem' });
		await ana.sit(table.id, { seat: 2 });
		await ana.ask({ kind: 'say', game: table.id, text: 'from my seat' });
		const { body } = await ana.request<Transfer>('POST', `/api/tables/${table.id}/transfer`);
		await new TestClient(url).request('POST', '/api/transfers', { secret: body.secret });
		const { epoch } = await infoOf(ben, table.id);
		expect(await holding(server, name)).not.toEqual([]);
		expect((await ana.request('DELETE', '/api/accounts', { password: PASSWORD })).status).toBe(204);
		expect(await holding(server, name)).toEqual([]);
		await ben.connect();
		const seen = JSON.stringify(await ben.join(table.id, { since: 0, epoch }));
		for (const kept of ['Ben', 'Cem', 'from the side']) expect(seen).toContain(kept);
	});

	it('cannot chat after deletion, even over a socket that is still open', async () => {
		const ana = await signedUp(url, 'Last Word');
		const { table } = await new TestClient(url).create();
		const { accounts, games } = server.context;
		const { id } = (await accounts.named('Last Word'))!;
		const person = { session: 'a-session', account: id, name: 'Last Word' };
		const say = (id: string) => games.request(person, { kind: 'say', id, game: table.id, text: 'hi' });
		expect((await say('w1')).ok).toBe(true);
		await ana.request('DELETE', '/api/accounts', { password: PASSWORD });
		expect(await say('w2')).toMatchObject({ ok: false, error: { code: 'noSession' } });
		expect(await holding(server, 'Last Word')).toEqual([]);
	});

	it('loses its sockets here when its session ends on another node, even if the notification was lost', async () => {
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

describe('account requests', () => {
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

	it('are rejected without an account', async () => {
		const guest = new TestClient((await shared).url);
		expect(await codeOf(guest, 'DELETE', '/api/accounts', { password: PASSWORD })).toBe('noAccount');
		expect(await codeOf(guest, 'PUT', '/api/accounts/password', { old: 'a', new: PASSWORD })).toBe(
			'noAccount',
		);
		expect(await codeOf(guest, 'GET', '/api/tokens')).toBe('noAccount');
	});

	it('are rate limited by address, and only wrong passwords count', async () => {
		const few = { burst: 2, perSecond: 0 };
		const { url } = await newServer({ limits: { ...LIMITS, guesses: few } });
		await signedUp(url, 'Ana');
		for (let i = 0; i < 5; i++) expect(await signIn(new TestClient(url), 'Ana')).toBe('done');
		for (let i = 0; i < 2; i++)
			expect(await signIn(new TestClient(url), 'Ana', 'wrong')).toBe('wrongPassword');
		expect(await signIn(new TestClient(url), 'ÁNA')).toBe('tooFast');
		for (let i = 0; i < 2; i++) expect(await signIn(new TestClient(url), 'Ben')).toBe('wrongPassword');
		expect(await signIn(new TestClient(url), 'Ben')).toBe('tooFast');
		const strict = await newServer({ limits: { ...LIMITS, signIns: few } });
		for (let i = 0; i < 2; i++)
			expect(await signIn(new TestClient(strict.url), `A${i}`)).toBe('wrongPassword');
		expect(await signIn(new TestClient(strict.url), 'Ben')).toBe('tooFast');
	});

	it('are slowed down during a distributed attack, but the owner can still sign in', async () => {
		const limits = {
			...LIMITS,
			accountGuesses: { burst: 5, perSecond: 0 },
			fewGuesses: { burst: 1, perSecond: 0 },
		};
		const { url } = await newServer({ limits, trustProxy: true });
		const from = (address: string) => new TestClient(url, { 'x-forwarded-for': address });
		await signedUp(url, 'Target');
		for (let i = 0; i < 5; i++)
			expect(await signIn(from(`203.0.113.${i}`), 'Target', 'wrong')).toBe('wrongPassword');
		const attacker = from('203.0.113.99');
		expect(await signIn(attacker, 'Target', 'wrong')).toBe('wrongPassword');
		expect(await signIn(attacker, 'Target', 'wrong')).toBe('tooFast');
		for (let i = 0; i < 3; i++) expect(await signIn(from('198.51.100.7'), 'Target')).toBe('done');
	});
});

const THREE = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;

/** The tables of a store that contain this text anywhere. */
async function holding({ context }: RunningServer, text: string): Promise<string[]> {
	const found: string[] = [];
	for (const table of TABLES) {
		const rows = await context.store.read(({ db }) => db.selectFrom(table).selectAll().execute());
		if (JSON.stringify(rows).includes(text)) found.push(table);
	}
	return found;
}

const shared = newServer();
