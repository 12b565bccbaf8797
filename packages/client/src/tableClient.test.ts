import type { OnlineErrorCode, ServerMessage } from '@rumis/protocol';
import { describe, expect, it } from 'vitest';
import { INFO, log, MOVE, MOVED, STARTED, TABLE_TEXT } from '../test/sampleTable.js';
import { type SimulatedSocket, simulateEnvironment } from '../test/simulatedEnvironment.js';
import { TableClient } from './tableClient.js';

const GAME = 'table';
const MOVE_REQUEST = { kind: 'move', ply: 0, move: MOVE } as const;
const TABLE: ServerMessage = {
	...{ kind: 'table', game: GAME, info: { ...INFO, seq: 5, status: 'playing' }, table: TABLE_TEXT },
	...{ chat: [], now: 1000 },
};

function startClient() {
	const simulated = simulateEnvironment();
	const client = new TableClient(GAME, simulated.environment);
	/** Connects and receives the table. */
	const join = (): SimulatedSocket => {
		const socket = simulated.welcome();
		socket.receive(TABLE);
		return socket;
	};
	return { ...simulated, client, join };
}

const eventsFrom = (seq: number): ServerMessage => ({
	...{ kind: 'events', game: GAME, now: 1000 },
	events: log(MOVED).map((logged) => ({ ...logged, seq })),
});

const idsIn = (socket: SimulatedSocket, wanted: string) =>
	socket.sent.filter(({ kind }) => kind === wanted).map(({ id }) => id);

describe('a client at a table', () => {
	it('joins, sees the table, and follows it', () => {
		const { client, join } = startClient();
		const socket = join();
		expect(socket.sent.at(-1)).toEqual({ kind: 'join', game: GAME });
		const heard: number[] = [];
		client.onEvents((events) => heard.push(...events.map(({ seq }) => seq)));
		socket.receive(eventsFrom(6));
		expect(client.view.online?.table?.position.ply).toBe(1);
		expect(heard).toEqual([6]);
	});

	it('rejoins with its known state', () => {
		const { join, sockets, pass, welcome, client } = startClient();
		join().handlers.onClose(1006);
		expect(client.view).toMatchObject({ isJoined: false, connection: 'lost', wasReady: true });
		pass(400);
		welcome();
		expect(sockets[1]?.sent.at(-1)).toEqual({ kind: 'join', game: GAME, since: 5, epoch: 'epoch' });
		sockets[1]?.receive({ kind: 'resumed', game: GAME, you: 1, events: [], now: 1000 });
		expect(client.view.isJoined).toBe(true);
		expect(client.view.online?.info.you).toBe(1);
	});

	it('requests the whole table when an event is missing', () => {
		const { join } = startClient();
		const socket = join();
		socket.receive(eventsFrom(7));
		expect(socket.sent.at(-1)).toEqual({ kind: 'join', game: GAME });
	});

	it('ignores other tables', () => {
		const { client, join } = startClient();
		const socket = join();
		const before = client.view.online;
		socket.receive({ kind: 'events', game: 'another', events: log(STARTED), now: 1000 });
		expect(client.view.online).toBe(before);
	});

	it('retries a request with the same id until it is answered', async () => {
		const { client, join, pass } = startClient();
		const answered = client.request(MOVE_REQUEST);
		const first = join();
		const [id] = idsIn(first, 'move');
		expect(id).toBeDefined();
		first.handlers.onClose(1006);
		pass(400);
		const second = join();
		expect(idsIn(second, 'move')).toEqual([id]);
		const unavailable = { code: 'unavailable' } as const;
		second.receive({ kind: 'nack', id: String(id), error: unavailable, retry: true });
		pass(1000);
		expect(idsIn(second, 'move')).toEqual([id, id]);
		second.receive({ kind: 'ack', id: String(id), seq: 6 });
		expect(await answered).toEqual({ ok: true, value: 6 });
		second.handlers.onClose(1006);
		pass(400);
		expect(idsIn(join(), 'move'), 'after the answer').toEqual([]);
	});

	it('passes on why a request was refused', async () => {
		const { client, join } = startClient();
		const socket = join();
		const answered = client.request(MOVE_REQUEST);
		const [id] = idsIn(socket, 'move');
		socket.receive({ kind: 'nack', id: String(id), error: { code: 'notYourTurn' }, retry: false });
		expect(await answered).toEqual({ ok: false, error: { code: 'notYourTurn' } });
	});

	it('reports a slow response, and checks the connection', () => {
		const { client, join, pass } = startClient();
		const socket = join();
		void client.request(MOVE_REQUEST);
		pass(1500);
		expect(client.view.isSending).toBe(true);
		expect(socket.sent.at(-1)?.kind).toBe('ping');
		const [id] = idsIn(socket, 'move');
		socket.receive({ kind: 'ack', id: String(id), seq: 6 });
		expect(client.view.isSending).toBe(false);
	});

	it.each(['noTable', 'damaged', 'banned'] as const)(
		'rejoins after a temporary error, but not after %s',
		(final) => {
			const { client, welcome, pass } = startClient();
			const socket = welcome();
			const refuse = (code: OnlineErrorCode) =>
				socket.receive({ kind: 'error', game: GAME, error: { code } });
			refuse('unavailable');
			pass(1000);
			expect(socket.sent.filter(({ kind }) => kind === 'join')).toHaveLength(2);
			refuse(final);
			pass(5000);
			expect(client.view.refusal).toEqual({ code: final });
			expect(socket.sent.filter(({ kind }) => kind === 'join')).toHaveLength(2);
		},
	);

	it('does not reconnect to a server of another version', () => {
		const { client, sockets, pass } = startClient();
		sockets[0]?.handlers.onOpen();
		sockets[0]?.receive({ kind: 'error', error: { code: 'badVersion' } });
		expect(client.view).toMatchObject({ connection: 'closed', refusal: { code: 'badVersion' } });
		pass(60_000);
		expect(sockets).toHaveLength(1);
	});

	it('estimates the server’s time from the fastest message', () => {
		const { client, welcome, environment } = startClient();
		const here = environment.now();
		const socket = welcome(here + 100);
		socket.receive({ kind: 'pong', at: null, now: here + 130 });
		socket.receive({ kind: 'pong', at: null, now: here + 90 });
		expect(client.view.offset).toBe(130);
	});
});
