/** A client of an online table and the real server, with a network that can be cut. */
import type { Refusal } from '@rumis/protocol';
import { makeMove, type Result } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { TestClient } from '../../../apps/server/test/client.js';
import { newServer, twoPlayers } from '../../../apps/server/test/server.js';
import type { Environment } from './environment.js';
import { nodeEnvironment } from './node/index.js';
import { TableClient, type TableView } from './tableClient.js';

const server = newServer();

/** A client whose network can be cut: open sockets end, and no new ones are opened. */
function connect(url: string, game: string, cookie: string | null) {
	const headers = (): Record<string, string> => ({ origin: url, ...(cookie ? { cookie } : {}) });
	const [there, nowhere] = [url, 'http://127.0.0.1:9'].map((to) => nodeEnvironment({ url: to, headers }));
	const opened: (() => void)[] = [];
	let isCut = false;
	const environment: Environment = {
		...there!,
		open(handlers) {
			const socket = (isCut ? nowhere! : there!).open(handlers);
			opened.push(() => {
				socket.close();
				handlers.onClose(1006);
			});
			return socket;
		},
		// Shortens all delays and timeouts.
		setTimer: (ms, task) => there!.setTimer(Math.min(ms, 1000) / 10, task),
		random: () => 0,
	};
	return {
		client: new TableClient(game, environment),
		cut() {
			isCut = true;
			for (const end of opened.splice(0)) end();
		},
		mend() {
			isCut = false;
		},
	};
}

/** Resolves when the view matches. */
function until(client: TableClient, isSo: (view: TableView) => boolean): Promise<TableView> {
	return new Promise((resolve) => {
		const look = () => {
			if (!isSo(client.view)) return;
			unsubscribe();
			resolve(client.view);
		};
		const unsubscribe = client.subscribe(look);
		look();
	});
}

const plyIs = (ply: number) => (view: TableView) => view.online?.table?.position.ply === ply;

/** A legal move in the client's view. */
function someMove(client: TableClient) {
	const { position } = client.view.online!.table!;
	return { kind: 'move', ply: position.ply, move: makeMove(position.legalMoves()[0]!) } as const;
}

const codeOf = (result: Result<number, Refusal>): string | null => (result.ok ? null : result.error.code);

async function table() {
	const { url } = await server;
	const { ana, ben, game } = await twoPlayers(url);
	return { url, game, ana: connect(url, game, ana.cookie), ben: connect(url, game, ben.cookie) };
}

describe('a client at an online table', () => {
	it('sees all moves, and gets the reason when its own is refused', async () => {
		const { ana, ben } = await table();
		await Promise.all([until(ana.client, plyIs(0)), until(ben.client, plyIs(0))]);
		expect(codeOf(await ben.client.request(someMove(ben.client)))).toBe('notYourTurn');
		expect(codeOf(await ana.client.request(someMove(ana.client)))).toBe(null);
		await until(ben.client, plyIs(1));
		expect(codeOf(await ben.client.request(someMove(ben.client)))).toBe(null);
		await until(ana.client, plyIs(2));
		expect(ana.client.view.online?.info.you).toBe(0);
		await until(ben.client, ({ presence }) => presence.seats.includes(0));
		ana.client.close();
		ben.client.close();
	});

	it('sends a request made offline once it is online again, once', async () => {
		const { ana, ben } = await table();
		await Promise.all([until(ana.client, plyIs(0)), until(ben.client, plyIs(0))]);
		ana.cut();
		await until(ana.client, ({ connection }) => connection !== 'ready');
		const answered = ana.client.request(someMove(ana.client));
		ana.mend();
		expect(codeOf(await answered)).toBe(null);
		await Promise.all([until(ana.client, plyIs(1)), until(ben.client, plyIs(1))]);
		ana.client.close();
		ben.client.close();
	});

	it('has a request done once, however often it is disconnected before the response', async () => {
		const { ana, ben } = await table();
		await Promise.all([until(ana.client, plyIs(0)), until(ben.client, plyIs(0))]);
		const answered = ana.client.request(someMove(ana.client));
		// The move may have arrived; its response has not.
		ana.cut();
		ana.mend();
		expect(codeOf(await answered)).toBe(null);
		await Promise.all([until(ana.client, plyIs(1)), until(ben.client, plyIs(1))]);
		ana.client.close();
		ben.client.close();
	});

	it('receives what it missed', async () => {
		const { ana, ben } = await table();
		await Promise.all([until(ana.client, plyIs(0)), until(ben.client, plyIs(0))]);
		ben.cut();
		await until(ben.client, ({ connection }) => connection !== 'ready');
		await ana.client.request(someMove(ana.client));
		await ana.client.request({ kind: 'say', text: 'Where are you?' });
		ben.mend();
		const { online } = await until(ben.client, ({ online }) => online?.chat.length === 1);
		expect(online?.table?.position.ply).toBe(1);
		// `author` differs between clients.
		const { author, ...info } = ana.client.view.online?.info ?? {};
		expect(online?.info).toEqual({ ...info, you: 1, isCreator: false, author: expect.any(String) });
		expect(online?.info.author).not.toBe(author);
		ana.client.close();
		ben.client.close();
	});

	it('sees who takes a seat, and the start, before it has a seat itself', async () => {
		const { url } = await server;
		const host = new TestClient(url);
		const { table } = await host.create({ name: 'Ana' });
		const { client } = connect(url, table.id, null);
		await until(client, ({ online }) => online?.info.status === 'waiting');
		await new TestClient(url).sit(table.id, { name: 'Ben' });
		const { online } = await until(client, plyIs(0));
		expect(online?.info.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
		expect(online?.info.you).toBe(null);
		expect(codeOf(await client.request(someMove(client)))).toBe('noSession');
		client.close();
	});

	it('knows who may take a seat that became free again', async () => {
		const { url } = await server;
		const [host, guest] = [new TestClient(url), new TestClient(url)];
		const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'link' }] as const;
		const { table, invite } = await host.create({ players: 3, seats: [...seats] });
		const { client } = connect(url, table.id, host.cookie);
		const secondIs = (kind: string) => until(client, ({ online }) => online?.info.seats[1]?.kind === kind);
		await secondIs('link');
		await guest.sit(table.id, { name: 'Ben', invite: invite! });
		await secondIs('person');
		await guest.request('DELETE', `/api/tables/${table.id}/seats/mine`);
		await secondIs('link');
		client.close();
	});

	it.each(['NoSuchTable12345', 'x'])('reports that there is no such table: %s', async (id) => {
		const { url } = await server;
		const { client } = connect(url, id, null);
		const { refusal } = await until(client, (view) => view.refusal !== null);
		expect(refusal?.code).toBe('noTable');
		client.close();
	});

	it('has the time of the server', async () => {
		const ahead = await newServer({ adjustTime: (now) => now + 3_600_000 });
		const { ana, game } = await twoPlayers(ahead.url);
		const { client } = connect(ahead.url, game, ana.cookie);
		const { offset } = await until(client, plyIs(0));
		expect(Math.round(offset / 60_000)).toBe(60);
		client.close();
	});
});
