import type { Me, Seated, TableInfo, TableList, Transfer } from '@rumis/protocol';
import { describe, expect, it } from 'vitest';
import { CLOSE } from '../src/channels/link.js';
import { TestClient } from './client.js';
import { PASSWORD, signedUp } from './people.js';
import { newServer, twoPlayers } from './server.js';

type Refused = { error: { code: string } };

const { url } = await newServer();
const client = () => new TestClient(url);

async function codeOf(who: TestClient, method: string, path: string, body?: unknown): Promise<string> {
	const { body: answer } = await who.request<Refused>(method, path, body);
	return answer.error?.code ?? 'done';
}

describe('creating a table', () => {
	it('gives the creator a seat, a cookie and a link for reserved seats', async () => {
		const ana = client();
		const { table, invite } = await ana.create({ name: 'Ana', seats: [{ kind: 'me' }, { kind: 'link' }] });
		expect(ana.cookie).toMatch(/^rumis=[\w-]{16}\.[\w-]{43}$/);
		expect(table).toMatchObject({ status: 'waiting', you: 0, isCreator: true });
		expect(table.seats.map(({ kind, name }) => [kind, name])).toEqual([
			['person', 'Ana'],
			['link', ''],
		]);
		expect(invite).toMatch(/^[\w-]{16}\.[\w-]{43}$/);
	});

	it.each<[string, string, object]>([
		['an unknown board', 'badScenario', { scenario: 'nowhere' }],
		['more seats than players', 'seatsCount', { players: 3 }],
		['too many for the board', 'setupPlayers', { players: 6, seats: Array(6).fill({ kind: 'open' }) }],
		['two seats for oneself', 'alreadySeated', { seats: [{ kind: 'me' }, { kind: 'me' }] }],
		[
			'a bot that thinks for ever',
			'badMessage',
			{ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'sims:999999' }] },
		],
		['no time at all', 'badMessage', { clock: { kind: 'live', base: 1, increment: 0 } }],
		['an unknown key', 'badMessage', { cheat: true }],
	])('is refused with %s: %s', async (_, code, wrong) => {
		const wanted = { scenario: 'chullpa', players: 2, seats: [{ kind: 'me' }, { kind: 'open' }], ...wrong };
		expect(await codeOf(client(), 'POST', '/api/tables', wanted)).toBe(code);
	});

	it('accepts a custom board', async () => {
		const scenario = '{"id":"patio","name":"Patio","plan":["222","222","22."],"limits":{"2":{"height":1}}}';
		const { table } = await client().create({ scenario });
		expect(JSON.parse(table.terms.scenario)).toEqual(JSON.parse(scenario));
	});
});

describe('taking a seat', () => {
	it('needs the link if the seat is reserved', async () => {
		const { table, invite } = await client().create({ seats: [{ kind: 'me' }, { kind: 'link' }] });
		const path = `/api/tables/${table.id}/seats`;
		const forged = `${invite!.split('.')[0]}.${'A'.repeat(43)}`;
		expect(await codeOf(client(), 'POST', path, { seat: 1 })).toBe('badInvite');
		expect(await codeOf(client(), 'POST', path, { invite: forged })).toBe('badInvite');
		const ben = client();
		const seated = await ben.sit(table.id, { invite: invite!, name: 'Ben' });
		expect(seated.table).toMatchObject({ status: 'playing', you: 1, isCreator: false });
	});

	it('is limited to one seat per person, first come, first served', async () => {
		const ana = client();
		const { table } = await ana.create({
			players: 3,
			seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
		});
		const path = `/api/tables/${table.id}/seats`;
		expect(await codeOf(ana, 'POST', path, { seat: 1 })).toBe('alreadySeated');
		const ben = client();
		await ben.sit(table.id, { seat: 2 });
		expect((await ben.sit(table.id)).table.you).toBe(2);
		expect(await codeOf(client(), 'POST', path, { seat: 2 })).toBe('seatTaken');
		expect(await codeOf(client(), 'POST', path, { seat: 0 })).toBe('seatTaken');
	});

	it('of many at once fills every seat once', async () => {
		const { table } = await client().create({ players: 4, seats: Array(4).fill({ kind: 'open' }) });
		const people = Array.from({ length: 8 }, client);
		const results = await Promise.allSettled(people.map((person) => person.sit(table.id)));
		expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
		const { body } = await client().request<TableInfo>('GET', `/api/tables/${table.id}`);
		expect(body.status).toBe('playing');
	});

	it('can be undone before the game begins, and an empty table is cancelled', async () => {
		const ana = client();
		const { table } = await ana.create();
		const mine = `/api/tables/${table.id}/seats/mine`;
		expect((await ana.request('DELETE', mine)).status).toBe(204);
		expect(await codeOf(ana, 'DELETE', mine)).toBe('notSeated');
		const { body } = await ana.request<TableInfo>('GET', `/api/tables/${table.id}`);
		expect(body.status).toBe('cancelled');
	});

	it('fails with an old link once a new one was created', async () => {
		const ana = client();
		const { table, invite } = await ana.create({ seats: [{ kind: 'me' }, { kind: 'link' }] });
		expect(await codeOf(client(), 'POST', `/api/tables/${table.id}/invite`)).toBe('noSession');
		const stranger = client();
		await stranger.request('PUT', '/api/me', { name: 'S' });
		expect(await codeOf(stranger, 'POST', `/api/tables/${table.id}/invite`)).toBe('notCreator');
		const { body } = await ana.request<{ invite: string }>('POST', `/api/tables/${table.id}/invite`);
		expect(await codeOf(client(), 'POST', `/api/tables/${table.id}/seats`, { invite })).toBe('badInvite');
		expect((await client().sit(table.id, { invite: body.invite })).table.you).toBe(1);
	});
});

describe('a seat', () => {
	it('moves to another device by a link that works once', async () => {
		const { ana, game } = await twoPlayers(url);
		const { body } = await ana.request<Transfer>('POST', `/api/tables/${game}/transfer`);
		const phone = client();
		const claimed = await phone.request<Seated>('POST', '/api/transfers', { secret: body.secret });
		expect(claimed.body.table).toMatchObject({ id: game, you: 0 });
		expect(await codeOf(client(), 'POST', '/api/transfers', { secret: body.secret })).toBe('badInvite');
		await phone.connect();
		const move = { kind: 'move', game, ply: 0, move: 'I2 a1,a2' } as const;
		await ana.closed();
		await ana.connect();
		expect(await ana.ask(move)).toMatchObject({ kind: 'nack', error: { code: 'notSeated' } });
		expect(await phone.ask(move)).toMatchObject({ kind: 'ack' });
	});

	it('that was transferred no longer belongs to the old device, which is told so when it reconnects', async () => {
		const { ana, game } = await twoPlayers(url);
		const { body } = await ana.request<Transfer>('POST', `/api/tables/${game}/transfer`);
		const { body: before } = await ana.request<TableInfo>('GET', `/api/tables/${game}`);
		await client().request('POST', '/api/transfers', { secret: body.secret });
		expect(await ana.closed()).toBe(CLOSE.goingAway);
		await ana.connect();
		const known = { since: before.seq, epoch: before.epoch };
		expect(await ana.join(game, known)).toMatchObject({ kind: 'resumed', you: null });
	});

	const linkOf = async (who: TestClient, game: string) =>
		(await who.request<Transfer>('POST', `/api/tables/${game}/transfer`)).body.secret;
	const redeem = (who: TestClient, secret: string) => codeOf(who, 'POST', '/api/transfers', { secret });

	it('is not transferred by a link of a person who left it, even if they return', async () => {
		const [ana, ben] = [client(), client()];
		const { table } = await ana.create({
			players: 3,
			seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
		});
		await ben.sit(table.id, { seat: 1 });
		const secret = await linkOf(ben, table.id);
		await ben.request('DELETE', `/api/tables/${table.id}/seats/mine`);
		const victim = client();
		await victim.sit(table.id, { seat: 1, name: 'Victim' });
		expect(await redeem(client(), secret)).toBe('badInvite');
		expect((await victim.request<TableInfo>('GET', `/api/tables/${table.id}`)).body.you).toBe(1);
		await victim.request('DELETE', `/api/tables/${table.id}/seats/mine`);
		await ben.sit(table.id, { seat: 1 });
		expect(await redeem(client(), secret)).toBe('badInvite');
	});

	it('is transferred by one link only, and its new owner may retry', async () => {
		const { ana, game } = await twoPlayers(url);
		const [first, second] = [await linkOf(ana, game), await linkOf(ana, game)];
		const phone = client();
		expect([await redeem(phone, first), await redeem(phone, first)]).toEqual(['done', 'done']);
		expect(await redeem(client(), second)).toBe('badInvite');
		expect(await redeem(ana, first)).toBe('badInvite');
	});

	it('is not transferred by a link whose session has ended or was signed in since', async () => {
		const tablet = await signedUp(url, 'Link Owner');
		const { table } = await tablet.create();
		const before = await linkOf(tablet, table.id);
		await tablet.request('POST', '/api/accounts/sign-out');
		expect(await redeem(client(), before)).toBe('badInvite');
		const shared = client();
		const { table: guests } = await shared.create();
		const planted = await linkOf(shared, guests.id);
		const signIn = { name: 'Link Owner', password: PASSWORD };
		expect(await codeOf(shared, 'POST', '/api/accounts/sign-in', signIn)).toBe('done');
		expect(await redeem(client(), planted)).toBe('badInvite');
		const stolen = await linkOf(shared, guests.id);
		const words = { old: PASSWORD, new: `${PASSWORD} anew` };
		expect(await codeOf(shared, 'PUT', '/api/accounts/password', words)).toBe('done');
		expect(await redeem(client(), stolen)).toBe('badInvite');
	});

	it("of an account that is transferred to a guest does not keep the account's name", async () => {
		const ana = await signedUp(url, 'Name Keeper');
		const { table } = await ana.create();
		const guest = client();
		await guest.request('PUT', '/api/me', { name: 'Cousin' });
		expect(await redeem(guest, await linkOf(ana, table.id))).toBe('done');
		const { body } = await guest.request<TableInfo>('GET', `/api/tables/${table.id}`);
		expect(body.seats[0]).toMatchObject({ name: 'Cousin', account: false });
	});

	it('cannot be taken with a forged, foreign or broken cookie', async () => {
		const { ana, ben, game } = await twoPlayers(url);
		const [id, secret] = ana.cookie!.slice('rumis='.length).split('.');
		const benSecret = ben.cookie!.split('.')[1];
		const forged = [
			`${id}.${'A'.repeat(43)}`,
			`${id}.${benSecret}`,
			`${id}`,
			`.${secret}`,
			`${id}.${secret}x`,
		];
		for (const value of forged) {
			const thief = client();
			thief.cookie = `rumis=${value}`;
			expect((await thief.request<TableInfo>('GET', `/api/tables/${game}`)).body.you).toBeNull();
			await thief.connect();
			expect(await thief.ask({ kind: 'resign', game })).toMatchObject({ error: { code: 'noSession' } });
			thief.drop();
		}
	});
});

describe('lists', () => {
	it('show open tables to everyone, private ones to nobody, and your own to you', async () => {
		const own = await newServer();
		const ana = new TestClient(own.url);
		const open = (await ana.create()).table.id;
		const hidden = (await ana.create({ private: true })).table.id;
		const byLink = (await ana.create({ seats: [{ kind: 'me' }, { kind: 'link' }] })).table.id;
		const idsAt = async (path: string, who = new TestClient(own.url)) =>
			(await who.request<TableList>('GET', path)).body.tables.map(({ id }) => id);
		expect(await idsAt('/api/tables')).toEqual([open]);
		expect((await idsAt('/api/mine', ana)).sort()).toEqual([open, hidden, byLink].sort());
		expect(await idsAt('/api/mine')).toEqual([]);
		await new TestClient(own.url).sit(open);
		expect(await idsAt('/api/tables')).toEqual([]);
		expect(await idsAt('/api/tables?status=playing')).toEqual([open]);
	});

	it('are read page by page', async () => {
		let offset = 0;
		const own = await newServer({ adjustTime: (now) => now + offset });
		const ana = new TestClient(own.url);
		const ids: string[] = [];
		for (; offset < 3000; offset += 1000) ids.unshift((await ana.create()).table.id);
		const first = (await ana.request<TableList>('GET', '/api/tables?limit=2')).body;
		const rest = (await ana.request<TableList>('GET', `/api/tables?limit=2&before=${first.before}`)).body;
		expect([...first.tables, ...rest.tables].map(({ id }) => id)).toEqual(ids);
		expect([first.tables.length, rest.before]).toEqual([2, null]);
	});
});

describe('a name', () => {
	it('is cleaned of invisible and defacing characters', async () => {
		const ana = client();
		const { body } = await ana.request<Me>('PUT', '/api/me', { name: ' A\u202Ena\u0000\n <b>  x ' });
		expect(body.name).toBe('Ana <b> x');
		expect((await ana.request<Me>('GET', '/api/me')).body.name).toBe('Ana <b> x');
		expect((await client().request<Me>('GET', '/api/me')).body).toEqual({ name: null, account: null });
	});
});

describe('chat', () => {
	it('reaches everyone who is there, and those who come later', async () => {
		const { ana, ben, game } = await twoPlayers(url);
		const watcher = client();
		await watcher.request('PUT', '/api/me', { name: 'Wim' });
		await watcher.connect();
		await watcher.join(game);
		await watcher.ask({ kind: 'say', game, text: ' Good\u0007 luck\u202E! ' });
		const said = { kind: 'said', name: 'Wim', seat: null, text: 'Good luck!' };
		expect(await ana.event(game, 'said')).toMatchObject({ event: said });
		await ben.connect();
		expect(await ben.join(game)).toMatchObject({ chat: [{ event: said }] });
	});

	it.each(['players', 'none'] as const)('is limited to those the table allows: %s', async (chat) => {
		const { ana, game } = await twoPlayers(url, { chat });
		const watcher = client();
		await watcher.request('PUT', '/api/me', { name: 'Wim' });
		await watcher.connect();
		const refused = { kind: 'nack', error: { code: 'chatOff' } };
		expect(await watcher.ask({ kind: 'say', game, text: 'x' })).toMatchObject(refused);
		const answer = await ana.ask({ kind: 'say', game, text: 'x' });
		expect(answer).toMatchObject(chat === 'none' ? refused : { kind: 'ack' });
	});
});

describe('presence', () => {
	it('says which players are there, and counts the spectators', async () => {
		const { ana, ben, game } = await twoPlayers(url);
		await ana.next('presence', ({ seats, watchers }) => seats.length === 2 && watchers === 0);
		const watcher = client();
		await watcher.connect();
		await watcher.join(game);
		await ana.next('presence', ({ watchers }) => watchers === 1);
		ben.drop();
		expect(await ana.next('presence', ({ seats }) => seats.length === 1)).toMatchObject({ seats: [0] });
	});
});
