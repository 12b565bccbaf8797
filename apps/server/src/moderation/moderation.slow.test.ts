import type {
	AuditList,
	HostAction,
	HostActionDone,
	HostMode,
	NoticeList,
	ReportList,
	SanctionList,
	TableInfo,
} from '@rumis/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../../test/client.js';
import { codeOf, hostOf, PASSWORD, programOf, signedUp } from '../../test/people.js';
import { newPlace, newServer, STORES, twoPlayers } from '../../test/server.js';
import type { RunningServer } from '../index.js';
import { purge } from '../sessions/purge.js';

type Acting = (action: HostAction | object) => Promise<string>;

describe.each(STORES)('moderation on %s', (kind) => {
	let server: RunningServer;
	let url = '';
	let host: TestClient;
	const act: Acting = (action) => codeOf(host, 'POST', '/api/host/actions', action);
	const listOf = async <List>(path: string) => (await host.request<List>('GET', `/api/host/${path}`)).body;
	const reportsAbout = async (name: string) =>
		(await listOf<ReportList>('reports')).reports.filter(({ about }) => about.name === name);

	beforeAll(async () => {
		server = await newServer(await newPlace(kind));
		url = server.url;
		host = await hostOf(server, 'The Host');
	});

	/** Two players at a table; the first has said something. */
	async function talk(name: string, text = 'you fool') {
		const { ana, ben, game } = await twoPlayers(url, { name });
		const said = await ana.ask({ kind: 'say', game, text });
		if (said.kind !== 'ack') throw new Error(said.error.code);
		return { ana, ben, game, seq: said.seq };
	}

	describe('a report', () => {
		it('about an account is one report, however its name is written', async () => {
			await signedUp(url, 'Many Spellings');
			const guest = new TestClient(url);
			await guest.request('PUT', '/api/me', { name: 'Guest' });
			for (const account of ['Many Spellings', 'MANY SPELLINGS', ' many  spellings '])
				await guest.request('POST', '/api/reports', { kind: 'name', about: { account } });
			expect(await reportsAbout('Many Spellings')).toHaveLength(1);
		});

		it('is refused to those who have many open ones, until a host has closed some', async () => {
			const { ana, ben, game } = await twoPlayers(url, { name: 'Flooded One' });
			const codes: string[] = [];
			for (let n = 0; n < 22; n++) {
				const said = await ana.ask({ kind: 'say', game, text: `line ${n}` });
				const about = { game, seq: said.kind === 'ack' ? said.seq : 0 };
				codes.push(await codeOf(ben, 'POST', '/api/reports', { kind: 'message', about }));
			}
			expect(codes).toEqual([...Array(20).fill('done'), 'tooFast', 'tooFast']);
			const [first] = await reportsAbout('Flooded One');
			expect(await act({ kind: 'closeReport', report: first!.id, outcome: 'dismissed' })).toBe('done');
			const about = { game, seat: 0 };
			expect(await codeOf(ben, 'POST', '/api/reports', { kind: 'player', about })).toBe('done');
		});

		it('is refused beyond the limit also when many are sent at once', async () => {
			const { ana, ben, game } = await twoPlayers(url, { name: 'Flooded At Once' });
			const abouts: object[] = [];
			for (let n = 0; n < 40; n++) {
				const said = await ana.ask({ kind: 'say', game, text: `line ${n}` });
				abouts.push({ game, seq: said.kind === 'ack' ? said.seq : 0 });
			}
			const codes = await Promise.all(
				abouts.map((about) => codeOf(ben, 'POST', '/api/reports', { kind: 'message', about })),
			);
			expect(codes.filter((code) => code === 'done')).toHaveLength(20);
		});

		it('reaches the hosts once, with the surrounding chat', async () => {
			const { ana, ben, game, seq } = await talk('Rude One');
			await ben.ask({ kind: 'say', game, text: 'stop it' });
			const body = { kind: 'message', about: { game, seq }, why: 'an insult' };
			for (let i = 0; i < 2; i++) expect((await ben.request('POST', '/api/reports', body)).status).toBe(204);
			const found = await reportsAbout('Rude One');
			expect(found).toHaveLength(1);
			expect(found[0]).toMatchObject({
				...{ kind: 'message', why: 'an insult', reporter: 'Ben', game, text: 'you fool', outcome: null },
				about: { account: null, address: '127.0.0.1', isMuted: false, otherReports: 0 },
				context: [
					{ name: 'Rude One', text: 'you fool', isReported: true },
					{ name: 'Ben', text: 'stop it', isReported: false },
				],
			});
			expect(ana.cookie).toContain(found[0]!.about.session);
		});

		it('may be about a name or a player, at a table or by account', async () => {
			const bad = await signedUp(url, 'Bad Name');
			const { table } = await bad.create();
			const guest = new TestClient(url);
			await guest.sit(table.id, { name: 'Guest' });
			const about = { game: table.id, seat: 0 };
			expect((await guest.request('POST', '/api/reports', { kind: 'name', about })).status).toBe(204);
			const byName = { kind: 'player', about: { account: 'Bad Name' } };
			expect((await guest.request('POST', '/api/reports', byName)).status).toBe(204);
			const found = await reportsAbout('Bad Name');
			expect(found.map((report) => report.kind).sort()).toEqual(['name', 'player']);
			for (const report of found)
				expect(report.about).toMatchObject({ account: 'Bad Name', otherReports: 1 });
		});

		it.each<[string, (game: string) => object]>([
			['badMessage', () => ({ kind: 'rude', about: { account: 'The Host' } })],
			['badMessage', (game) => ({ kind: 'message', about: { game, seq: 2 ** 31 } })],
			['noTable', (game) => ({ kind: 'message', about: { game, seq: 1 } })],
			['noTable', (game) => ({ kind: 'message', about: { game, seat: 0 } })],
			['noTable', (game) => ({ kind: 'name', about: { game, seat: 5 } })],
			['noPlayer', () => ({ kind: 'name', about: { account: 'Nobody Here' } })],
			['notYours', (game) => ({ kind: 'player', about: { game, seat: 1 } })],
		])('is refused as %s', async (code, body) => {
			const { ben, game } = await talk('Somebody');
			expect(await codeOf(ben, 'POST', '/api/reports', body(game))).toBe(code);
			expect(await codeOf(new TestClient(url), 'POST', '/api/reports', body(game))).toMatch(
				code === 'badMessage' ? code : 'noSession',
			);
		});

		it('is closed with an outcome, and deleted half a year later', async () => {
			const { ben, game, seq } = await talk('Closed One');
			await ben.request('POST', '/api/reports', { kind: 'message', about: { game, seq } });
			const [report] = await reportsAbout('Closed One');
			expect(await act({ kind: 'closeReport', report: report!.id, outcome: 'dismissed' })).toBe('done');
			expect(await reportsAbout('Closed One')).toEqual([]);
			const { reports } = await listOf<ReportList>('reports?status=closed');
			expect(reports.find(({ id }) => id === report!.id)).toMatchObject({
				outcome: 'dismissed',
				closedBy: 'host The Host',
			});
			expect(await act({ kind: 'closeReport', report: 'no-such-report', outcome: 'done' })).toBe('noEntry');
		});
	});

	describe('the host page', () => {
		const paths = ['reports', 'sanctions', 'notices', 'audit'];

		it('is for hosts only, after they confirmed their password recently', async () => {
			const someone = await signedUp(url, 'No Host');
			const other = await signedUp(url, 'Other Host');
			for (const who of [new TestClient(url), someone]) {
				expect((await who.request<HostMode>('GET', '/api/host')).body.isHost).toBe(false);
				const code = who === someone ? 'notHost' : 'noAccount';
				for (const path of paths) expect(await codeOf(who, 'GET', `/api/host/${path}`)).toBe(code);
				expect(
					await codeOf(who, 'POST', '/api/host/actions', { kind: 'lift', sanction: 'x'.repeat(8) }),
				).toBe(code);
			}
			expect(await codeOf(someone, 'POST', '/api/host/unlock', { password: PASSWORD })).toBe('notHost');
			await server.context.moderation.setHost('Other Host', true, { name: 'cli test', isTerminal: true });
			expect(await codeOf(other, 'GET', '/api/host/reports')).toBe('hostLocked');
			expect(await codeOf(other, 'POST', '/api/host/unlock', { password: 'not this one' })).toBe(
				'wrongPassword',
			);
			const { body } = await other.request<HostMode>('POST', '/api/host/unlock', { password: PASSWORD });
			expect(body).toMatchObject({ isHost: true, unlockedUntil: expect.any(Number) });
			expect(await codeOf(other, 'GET', '/api/host/reports')).toBe('done');
			await other.request('POST', '/api/host/lock');
			expect(await codeOf(other, 'GET', '/api/host/reports')).toBe('hostLocked');
		});

		it('does not open for another session of a host, for a program, or after the role was revoked', async () => {
			const first = await hostOf(server, 'Third Host');
			const second = new TestClient(url);
			await second.request('POST', '/api/accounts/sign-in', { name: 'Third Host', password: PASSWORD });
			expect(await codeOf(second, 'GET', '/api/host/audit')).toBe('hostLocked');
			const made = await first.request<{ token: string }>('POST', '/api/tokens', { label: 'Bot' });
			const program = new TestClient(url, { authorization: `Bearer ${made.body.token}` });
			expect(await codeOf(program, 'GET', '/api/host/audit')).toBe('noAccount');
			await server.context.moderation.setHost('Third Host', false, { name: 'cli test', isTerminal: true });
			expect(await codeOf(first, 'GET', '/api/host/audit')).toBe('notHost');
		});

		it('does not act on another host', async () => {
			await hostOf(server, 'Fourth Host');
			const account = 'Fourth Host';
			const always = { hours: null };
			for (const action of [
				{ kind: 'ban', account, ...always },
				{ kind: 'resetPassword', account },
				{ kind: 'mute', who: { account }, ...always },
				{ kind: 'rename', who: { account }, name: 'Fool' },
			])
				expect([action.kind, await act(action)]).toEqual([action.kind, 'isHost']);
		});
	});

	describe('host actions', () => {
		it('mute a player until the mute is lifted, and fix their name', async () => {
			const { ana, ben, game, seq } = await talk('Loud One');
			await ben.request('POST', '/api/reports', { kind: 'message', about: { game, seq } });
			const [loud] = await reportsAbout('Loud One');
			expect(await act({ kind: 'mute', who: { session: loud!.about.session }, hours: 24 })).toBe('done');
			const silenced = await ana.ask({ kind: 'say', game, text: 'again' });
			expect(silenced).toMatchObject({ kind: 'nack', error: { code: 'muted' } });
			expect(await ben.ask({ kind: 'say', game, text: 'peace' })).toMatchObject({ kind: 'ack' });
			expect((await reportsAbout('Loud One'))[0]!.about.isMuted).toBe(true);
			await ana.request('PUT', '/api/me', { name: 'Somebody new' });
			expect((await ana.request<{ name: string }>('GET', '/api/me')).body.name).toBe('Loud One');
			const { sanctions } = await listOf<SanctionList>('sanctions');
			const mute = sanctions.find(({ label }) => label === 'Loud One')!;
			expect(mute).toMatchObject({ kind: 'mute', subject: 'session', by: 'host The Host' });
			expect(await act({ kind: 'lift', sanction: mute.id })).toBe('done');
			expect(await ana.ask({ kind: 'say', game, text: 'sorry' })).toMatchObject({ kind: 'ack' });
			expect(await act({ kind: 'lift', sanction: mute.id })).toBe('noEntry');
		});

		it('mute the programs of an account too, and block new ones', async () => {
			const owner = await signedUp(url, 'Loud Owner');
			const program = await programOf(owner, 'Loudspeaker');
			const { table } = await owner.create();
			await program.connect();
			await program.join(table.id);
			expect(await act({ kind: 'mute', who: { account: 'Loud Owner' }, hours: 1 })).toBe('done');
			const said = await program.ask({ kind: 'say', game: table.id, text: 'still here' });
			expect(said).toMatchObject({ kind: 'nack', error: { code: 'muted' } });
			expect(await codeOf(owner, 'POST', '/api/tokens', { label: 'Another' })).toBe('muted');
		});

		it('give no guest the name of an account or a lookalike', async () => {
			await signedUp(url, 'Real Deal');
			const { ben, game, seq } = await talk('Fake One');
			await ben.request('POST', '/api/reports', { kind: 'message', about: { game, seq } });
			const who = { session: (await reportsAbout('Fake One'))[0]!.about.session };
			expect(await act({ kind: 'rename', who, name: '*Real Deal*' })).toBe('nameTaken');
		});

		it('ban an account: its sessions end, and nobody can sign in to it', async () => {
			const bad = await signedUp(url, 'Banned One');
			await bad.connect();
			expect(await act({ kind: 'ban', account: 'Banned One', hours: null, why: 'cheating' })).toBe('done');
			expect(await bad.closed()).toBe(1012);
			const signIn = (password: string) =>
				codeOf(bad, 'POST', '/api/accounts/sign-in', { name: 'Banned One', password });
			expect(await signIn(PASSWORD)).toBe('banned');
			expect(await signIn('not this one')).toBe('wrongPassword');
			const { sanctions } = await listOf<SanctionList>('sanctions');
			const ban = sanctions.find(({ label }) => label === 'Banned One')!;
			await act({ kind: 'lift', sanction: ban.id });
			expect(await signIn(PASSWORD)).toBe('done');
		});

		it('rename a guest or an account, also at their tables', async () => {
			const { ana, game } = await talk('Foul Guest');
			const [session] = ana.cookie!.split('=')[1]!.split('.');
			expect(await act({ kind: 'rename', who: { session }, name: 'Guest 1' })).toBe('done');
			await signedUp(url, 'Taken Name');
			const foul = await signedUp(url, 'Foul Account');
			const { table } = await foul.create();
			await foul.connect();
			await foul.ask({ kind: 'say', game, text: 'from the side' });
			const rename = { kind: 'rename', who: { account: 'Foul Account' } };
			for (const name of ['Taken Name', 'Taken Nаme'])
				expect(await act({ ...rename, name })).toBe('nameTaken');
			expect(await act({ ...rename, name: '<>' })).toBe('badName');
			expect(await act({ ...rename, name: 'Fair Account' })).toBe('done');
			const nameAt = async (id: string) =>
				(await ana.request<TableInfo>('GET', `/api/tables/${id}`)).body.seats[0]!.name;
			expect([await nameAt(game), await nameAt(table.id)]).toEqual(['Guest 1', 'Fair Account']);
			const guest = new TestClient(url);
			await guest.connect();
			expect(JSON.stringify(await guest.join(game))).not.toContain('Foul');
			expect(await codeOf(guest, 'GET', '/api/accounts/Foul%20Account')).toBe('noPlayer');
			expect(await codeOf(guest, 'GET', '/api/accounts/Fair%20Account')).toBe('done');
			expect(await codeOf(guest, 'PUT', '/api/me', { name: 'Fаir Account' })).toBe('nameTaken');
			expect(await codeOf(guest, 'PUT', '/api/me', { name: 'Foul Account' })).toBe('done');
		});

		it('close a table: no more moves or chat', async () => {
			const { ana, ben, game } = await talk('Player');
			expect(await act({ kind: 'closeTable', game })).toBe('done');
			await ben.event(game, 'cancelled');
			expect(await ana.ask({ kind: 'say', game, text: 'what?' })).toMatchObject({
				error: { code: 'chatOff' },
			});
			expect(await ana.ask({ kind: 'resign', game })).toMatchObject({ error: { code: 'notBegun' } });
			const { body } = await ana.request<TableInfo>('GET', `/api/tables/${game}`);
			expect(body).toMatchObject({ status: 'cancelled', clock: { turn: null } });
			expect(await act({ kind: 'closeTable', game: 'no-such-table' })).toBe('noTable');
		});

		it('end a session', async () => {
			const { ana } = await talk('Ended');
			const [session] = ana.cookie!.split('=')[1]!.split('.');
			expect(await act({ kind: 'endSession', session })).toBe('done');
			expect(await ana.closed()).toBe(1012);
			expect((await ana.request<{ name: null }>('GET', '/api/me')).body.name).toBeNull();
			expect(await act({ kind: 'endSession', session })).toBe('noEntry');
		});

		it('reset a password, which ends all sessions', async () => {
			const lost = await signedUp(url, 'Lost Password');
			const { body } = await host.request<HostActionDone>('POST', '/api/host/actions', {
				kind: 'resetPassword',
				account: 'Lost Password',
			});
			expect((await lost.request<{ name: null }>('GET', '/api/me')).body.name).toBeNull();
			const signIn = (password: string) =>
				codeOf(new TestClient(url), 'POST', '/api/accounts/sign-in', { name: 'Lost Password', password });
			expect(await signIn(PASSWORD)).toBe('wrongPassword');
			expect(await signIn(body.password!)).toBe('done');
		});

		it('post a notice to everyone, also to those who connect later', async () => {
			const guest = new TestClient(url);
			await guest.connect();
			expect(await act({ kind: 'notice', text: 'We stop at\nnoon', hours: 1 })).toBe('done');
			const told = await guest.next('notices', ({ notices }) => notices.length > 0);
			expect(told.notices).toMatchObject([{ text: 'We stop at noon' }]);
			const later = new TestClient(url);
			await later.connect();
			expect((await later.next('notices')).notices).toEqual(told.notices);
			expect((await later.request<NoticeList>('GET', '/api/notices')).body.notices).toEqual(told.notices);
			expect(await act({ kind: 'removeNotice', notice: told.notices[0]!.id })).toBe('done');
			expect((await guest.next('notices')).notices).toEqual([]);
		});

		it('are all in the audit log, by name, and without secrets', async () => {
			const { entries } = await listOf<AuditList>('audit?limit=100');
			const actions = new Set(entries.map(({ action }) => action));
			for (const action of ['mute', 'ban', 'rename', 'closeTable', 'endSession', 'resetPassword', 'notice'])
				expect([...actions]).toContain(action);
			expect(entries.find(({ action }) => action === 'ban')).toMatchObject({
				actor: 'host The Host',
				subject: 'Banned One',
			});
			const rows = await server.context.store.read(({ db }) => db.selectFrom('audit').selectAll().execute());
			expect(JSON.stringify(rows)).not.toContain('"password"');
		});

		it('are forgotten when the account is deleted', async () => {
			const gone = await signedUp(url, 'Gone With All');
			const guest = new TestClient(url);
			await guest.request('PUT', '/api/me', { name: 'Guest' });
			await guest.request('POST', '/api/reports', { kind: 'name', about: { account: 'Gone With All' } });
			await gone.request('POST', '/api/reports', { kind: 'name', about: { account: 'The Host' } });
			await act({ kind: 'mute', who: { account: 'Gone With All' }, hours: null });
			expect((await gone.request('DELETE', '/api/accounts', { password: PASSWORD })).status).toBe(204);
			const all = await server.context.store.read(async ({ db }) => [
				await db.selectFrom('report').selectAll().execute(),
				await db.selectFrom('sanction').selectAll().execute(),
				await db.selectFrom('audit').selectAll().execute(),
			]);
			expect(JSON.stringify(all)).not.toContain('Gone With All');
		});

		const moderated = () =>
			server.context.store.read(async ({ db }) => {
				const tables = ['report', 'sanction', 'announcement', 'audit'] as const;
				return JSON.stringify(
					await Promise.all(tables.map((name) => db.selectFrom(name).selectAll().execute())),
				);
			});

		it('are forgotten even if older than the account, or a sanction was lifted', async () => {
			const { ana, ben, game } = await talk('Early Bird');
			const about = { game, seat: 0 };
			expect(await codeOf(ben, 'POST', '/api/reports', { kind: 'name', about })).toBe('done');
			expect(await codeOf(ana, 'POST', '/api/reports', { kind: 'name', about: { game, seat: 1 } })).toBe(
				'done',
			);
			const person = { name: 'Early Bird', password: PASSWORD };
			expect(await codeOf(ana, 'POST', '/api/accounts', person)).toBe('done');
			await act({ kind: 'mute', who: { account: 'Early Bird' }, hours: 1 });
			const { sanctions } = await listOf<SanctionList>('sanctions');
			await act({ kind: 'lift', sanction: sanctions.find(({ label }) => label === 'Early Bird')!.id });
			expect(await moderated()).toContain('Early Bird');
			await ana.request('DELETE', '/api/accounts', { password: PASSWORD });
			expect(await moderated()).not.toContain('Early Bird');
		});

		it('stay in the audit log without the name when the host is deleted', async () => {
			const second = await hostOf(server, 'Second Host');
			const deeds = [
				{ kind: 'notice', text: 'second notice', hours: 1 },
				{ kind: 'banAddress', range: '198.51.100.0/24', hours: 1, why: 'second ban' },
			];
			for (const deed of deeds) expect(await codeOf(second, 'POST', '/api/host/actions', deed)).toBe('done');
			await second.request('DELETE', '/api/accounts', { password: PASSWORD });
			const left = await moderated();
			expect(left).not.toContain('Second Host');
			for (const text of ['second notice', 'second ban']) expect(left).toContain(text);
		});
	});
});

describe('a banned address', () => {
	it('gets nothing from the API, in any spelling, and its sockets are closed', async () => {
		const server = await newServer({ trustProxy: 1 });
		const host = await hostOf(server, 'The Host');
		const at = (address: string) => new TestClient(server.url, { 'x-forwarded-for': address });
		const [inside, outside] = [at('203.0.113.9'), at('203.0.114.9')];
		await inside.connect();
		const ban = { kind: 'banAddress', range: '203.0.113.0/24', hours: 1, why: 'flooding' };
		expect(await codeOf(host, 'POST', '/api/host/actions', ban)).toBe('done');
		expect(await inside.closed()).toBe(1008);
		await expect(inside.connect()).rejects.toThrow('status 403');
		for (const path of ['/api/tables', '/%61pi/tables', '/api//../api/tables'])
			expect([path, (await inside.request('GET', path)).status]).not.toEqual([path, 200]);
		expect(await codeOf(inside, 'GET', '/api/tables')).toBe('banned');
		expect((await inside.request('GET', '/healthz')).status).toBe(200);
		expect(await codeOf(outside, 'GET', '/api/tables')).toBe('done');
		expect(await codeOf(host, 'POST', '/api/host/actions', { ...ban, range: 'nowhere' })).toBe('badRange');
		const own = new TestClient(server.url, { 'x-forwarded-for': '198.51.100.1' });
		own.cookie = host.cookie;
		const range = '198.51.100.0/24';
		expect(await codeOf(own, 'POST', '/api/host/actions', { ...ban, range })).toBe('badRange');
	});

	it('is free again when the ban expires', async () => {
		let offset = 0;
		const server = await newServer({ trustProxy: 1, adjustTime: (now) => now + offset });
		const host = await hostOf(server, 'The Host');
		const guest = new TestClient(server.url, { 'x-forwarded-for': '203.0.113.9' });
		const ban = { kind: 'banAddress', range: '203.0.113.9', hours: 1 };
		expect(await codeOf(host, 'POST', '/api/host/actions', ban)).toBe('done');
		expect(await codeOf(guest, 'GET', '/api/tables')).toBe('banned');
		offset = 2 * 3600 * 1000;
		await server.context.hostState.load();
		expect(await codeOf(guest, 'GET', '/api/tables')).toBe('done');
		expect(await purge(server.context.store)).toBe(1);
	});
});
