/** A client of an online table and the real server, with a network in between that fails when it is told to. */
import type { Refusal } from '@rumis/protocol';
import { makeMove, type Result } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { TestClient } from '../../../server/test/client.js';
import { newServer, twoPlayers } from '../../../server/test/server.js';
import type { Wire } from './line.js';
import { connectTable, type TableClient, type TableView } from './tableClient.js';

const server = newServer();

/** A network that can be cut: what is open ends, and nothing new is opened. */
function makeNetwork(url: string, cookie: string | null) {
	const open = new Set<WebSocket>();
	let isCut = false;
	const around = {
		open(): Wire {
			const address = isCut ? 'ws://127.0.0.1:9' : url.replace(/^http/, 'ws');
			const socket = new WebSocket(`${address}/api/socket`, {
				headers: { origin: url, ...(cookie ? { cookie } : {}) },
			});
			// It is closed after that, and the line hears of it.
			socket.on('error', () => {});
			open.add(socket);
			return socket as unknown as Wire;
		},
		now: () => Date.now(),
		after(ms: number, task: () => void) {
			// Nobody wants to wait for the patience of the real line.
			const timer = setTimeout(task, Math.min(ms, 1000) / 10);
			return () => clearTimeout(timer);
		},
		random: () => 0,
	};
	return {
		around,
		cut() {
			isCut = true;
			for (const socket of open) socket.terminate();
			open.clear();
		},
		mend() {
			isCut = false;
		},
	};
}

let ids = 0;
const newId = () => `wish${++ids}`;

function connect(url: string, game: string, cookie: string | null) {
	const network = makeNetwork(url, cookie);
	return { ...network, client: connectTable(game, { around: network.around, newId }) };
}

/** Comes when the client sees what is waited for. */
function until(client: TableClient, isSo: (view: TableView) => boolean): Promise<TableView> {
	return new Promise((resolve) => {
		const look = () => {
			if (!isSo(client.view.get())) return;
			unsubscribe();
			resolve(client.view.get());
		};
		const unsubscribe = client.view.subscribe(look);
		look();
	});
}

const plyIs = (ply: number) => (view: TableView) => view.room?.table?.position.ply === ply;

/** Some legal move of the table as the client sees it. */
function someMove(client: TableClient) {
	const { position } = client.view.get().room!.table!;
	return { kind: 'move', ply: position.ply, move: makeMove(position.legalMoves()[0]!) } as const;
}

const codeOf = (result: Result<number, Refusal>): string | null => (result.ok ? null : result.error.code);

async function table() {
	const { url } = await server;
	const { ana, ben, game } = await twoPlayers(url);
	return { url, game, ana: connect(url, game, ana.cookie), ben: connect(url, game, ben.cookie) };
}

describe('a client at an online table', () => {
	it('sees the moves of all, and is told why its own is refused', async () => {
		const { ana, ben } = await table();
		await Promise.all([until(ana.client, plyIs(0)), until(ben.client, plyIs(0))]);
		expect(codeOf(await ben.client.wish(someMove(ben.client)))).toBe('notYourTurn');
		expect(codeOf(await ana.client.wish(someMove(ana.client)))).toBe(null);
		await until(ben.client, plyIs(1));
		expect(codeOf(await ben.client.wish(someMove(ben.client)))).toBe(null);
		await until(ana.client, plyIs(2));
		expect(ana.client.view.get().room?.info.you).toBe(0);
		await until(ben.client, ({ presence }) => presence.seats.includes(0));
		ana.client.close();
		ben.client.close();
	});

	it('brings a wish that was made without a network when it is back, once', async () => {
		const { ana, ben } = await table();
		await Promise.all([until(ana.client, plyIs(0)), until(ben.client, plyIs(0))]);
		ana.cut();
		await until(ana.client, ({ line }) => line !== 'ready');
		const answered = ana.client.wish(someMove(ana.client));
		ana.mend();
		expect(codeOf(await answered)).toBe(null);
		await Promise.all([until(ana.client, plyIs(1)), until(ben.client, plyIs(1))]);
		ana.client.close();
		ben.client.close();
	});

	it('does what it wished once, however often it is cut off before the answer', async () => {
		const { ana, ben } = await table();
		await Promise.all([until(ana.client, plyIs(0)), until(ben.client, plyIs(0))]);
		const answered = ana.client.wish(someMove(ana.client));
		// The move may have arrived; its answer has not.
		ana.cut();
		ana.mend();
		expect(codeOf(await answered)).toBe(null);
		await Promise.all([until(ana.client, plyIs(1)), until(ben.client, plyIs(1))]);
		ana.client.close();
		ben.client.close();
	});

	it('is told what it missed', async () => {
		const { ana, ben } = await table();
		await Promise.all([until(ana.client, plyIs(0)), until(ben.client, plyIs(0))]);
		ben.cut();
		await until(ben.client, ({ line }) => line !== 'ready');
		await ana.client.wish(someMove(ana.client));
		await ana.client.wish({ kind: 'say', text: 'Where are you?' });
		ben.mend();
		const { room } = await until(ben.client, ({ room }) => room?.chat.length === 1);
		expect(room?.table?.position.ply).toBe(1);
		expect(room?.info).toEqual({ ...ana.client.view.get().room?.info, you: 1, isCreator: false });
		ana.client.close();
		ben.client.close();
	});

	it('sees who sits down, and the beginning, before it has a seat itself', async () => {
		const { url } = await server;
		const host = new TestClient(url);
		const { table } = await host.create({ name: 'Ana' });
		const { client } = connect(url, table.id, null);
		await until(client, ({ room }) => room?.info.status === 'waiting');
		await new TestClient(url).sit(table.id, { name: 'Ben' });
		const { room } = await until(client, plyIs(0));
		expect(room?.info.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
		expect(room?.info.you).toBe(null);
		expect(codeOf(await client.wish(someMove(client)))).toBe('noSession');
		client.close();
	});

	it('knows who may take a seat that became free again', async () => {
		const { url } = await server;
		const [host, guest] = [new TestClient(url), new TestClient(url)];
		const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'link' }] as const;
		const { table, invite } = await host.create({ players: 3, seats: [...seats] });
		const { client } = connect(url, table.id, host.cookie);
		const secondIs = (kind: string) => until(client, ({ room }) => room?.info.seats[1]?.kind === kind);
		await secondIs('link');
		await guest.sit(table.id, { name: 'Ben', invite: invite! });
		await secondIs('person');
		await guest.request('DELETE', `/api/tables/${table.id}/seats/mine`);
		await secondIs('link');
		client.close();
	});

	it.each(['NoSuchTable12345', 'x'])('says that there is no such table: %s', async (id) => {
		const { url } = await server;
		const { client } = connect(url, id, null);
		const { refusal } = await until(client, (view) => view.refusal !== null);
		expect(refusal?.code).toBe('noTable');
		client.close();
	});

	it('has the time of the server', async () => {
		const ahead = await newServer({ timeOffset: () => 3_600_000 });
		const { ana, game } = await twoPlayers(ahead.url);
		const { client } = connect(ahead.url, game, ana.cookie);
		const { offset } = await until(client, plyIs(0));
		expect(Math.round(offset / 60_000)).toBe(60);
		client.close();
	});
});
