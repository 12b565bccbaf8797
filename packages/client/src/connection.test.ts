import type { ServerMessage } from '@rumis/protocol';
import { describe, expect, it } from 'vitest';
import { simulateEnvironment } from '../test/simulatedEnvironment.js';
import { backoff, Connection, type ConnectionState } from './connection.js';

function startConnection() {
	const simulated = simulateEnvironment();
	const states: ConnectionState[] = [];
	const received: ServerMessage[] = [];
	const connection = new Connection(simulated.environment, {
		onMessage: (message) => void received.push(message),
		onState: (state) => void states.push(state),
	});
	connection.start();
	return { ...simulated, connection, states, received };
}

describe('a connection to the server', () => {
	it('says hello, and is ready once welcomed', () => {
		const { sockets, welcome, states, connection } = startConnection();
		expect(connection.send({ kind: 'ping' }), 'nothing is sent before').toBe(false);
		welcome();
		expect(sockets[0]?.sent).toEqual([{ kind: 'hello', protocol: 1 }]);
		expect(states).toEqual(['connecting', 'ready']);
		expect(connection.send({ kind: 'ping' })).toBe(true);
	});

	it('reconnects after a loss, with a growing delay', () => {
		const { sockets, welcome, pass, states } = startConnection();
		welcome();
		sockets[0]?.handlers.onClose(1006);
		expect(states.at(-1)).toBe('lost');
		pass(399);
		expect(sockets).toHaveLength(1);
		pass(1);
		expect(sockets).toHaveLength(2);
		sockets[1]?.handlers.onClose(1006);
		pass(799);
		expect(sockets).toHaveLength(2);
		pass(1);
		expect(sockets).toHaveLength(3);
		welcome();
		expect(states.at(-1)).toBe('ready');
	});

	it('does not count a server restart as a failure', () => {
		const { sockets, welcome, pass } = startConnection();
		for (let times = 1; times <= 5; times++) {
			welcome();
			sockets.at(-1)?.handlers.onClose(1012);
			pass(400);
			expect(sockets).toHaveLength(times + 1);
		}
	});

	it('pings after a silence, and drops a connection that does not answer', () => {
		const { welcome, pass, states } = startConnection();
		const socket = welcome();
		pass(10_000);
		expect(socket.sent.at(-1)?.kind).toBe('ping');
		socket.receive({ kind: 'pong', at: null, now: 0 });
		pass(10_000);
		expect(socket.sent.filter(({ kind }) => kind === 'ping')).toHaveLength(2);
		expect(states.at(-1)).toBe('ready');
		pass(3000);
		expect(states.at(-1)).toBe('lost');
		expect(socket.isClosed).toBe(true);
	});

	it('drops a connection that does not open', () => {
		const { pass, sockets } = startConnection();
		pass(8000);
		expect(sockets[0]?.isClosed).toBe(true);
		pass(400);
		expect(sockets).toHaveLength(2);
	});

	it('checks at once when the network or the page is back', () => {
		const { connection, sockets, welcome, pass, states } = startConnection();
		welcome();
		connection.lose();
		expect(states.at(-1)).toBe('lost');
		connection.check();
		expect(sockets).toHaveLength(2);
		const socket = welcome();
		connection.check();
		expect(socket.sent.at(-1)?.kind).toBe('ping');
		pass(3000);
		expect(states.at(-1)).toBe('lost');
	});

	it('drops a dead connection no later when asked again', () => {
		const { connection, welcome, pass, states } = startConnection();
		const socket = welcome();
		for (let waited = 0; waited < 3000; waited += 1000) {
			connection.check();
			pass(1000);
		}
		expect(socket.sent.filter(({ kind }) => kind === 'ping')).toHaveLength(1);
		expect(states.at(-1)).toBe('lost');
	});

	it('retries when the server cannot welcome clients now', () => {
		const { sockets, welcome, pass, states } = startConnection();
		sockets[0]?.handlers.onOpen();
		sockets[0]?.receive({ kind: 'error', error: { code: 'unavailable' } });
		expect(states.at(-1)).toBe('lost');
		pass(400);
		welcome();
		expect(states.at(-1)).toBe('ready');
	});

	it('is silent once closed', () => {
		const { connection, sockets, welcome, pass, received } = startConnection();
		const socket = welcome();
		const before = received.length;
		connection.close();
		socket.receive({ kind: 'pong', at: null, now: 0 });
		pass(60_000);
		expect(received).toHaveLength(before);
		expect(sockets).toHaveLength(1);
	});

	it.each(['', 'null', '{', '[]', '{"kind":7}', '{"kind":"ack","id":7}'])(
		'ignores invalid messages: %s',
		(data) => {
			const { sockets, received } = startConnection();
			sockets[0]?.handlers.onMessage(data);
			expect(received).toEqual([]);
		},
	);

	it('never waits longer than half a minute', () => {
		for (let failures = 0; failures < 100; failures++) {
			expect(backoff(failures, 0)).toBeGreaterThan(100);
			expect(backoff(failures, 1)).toBeLessThan(30_000);
		}
	});
});
