/** An environment whose time only advances when a test says so, with sockets controlled by the test. */
import type { ServerMessage } from '@rumis/protocol';
import type { Environment, Socket, SocketHandlers } from '../src/environment.js';

export interface SimulatedSocket extends Socket {
	readonly handlers: SocketHandlers;
	/** All sent messages, in order. */
	readonly sent: { readonly kind: string; readonly [key: string]: unknown }[];
	isClosed: boolean;
	/** Simulates a message from the server. */
	receive(message: ServerMessage): void;
}

interface Task {
	readonly at: number;
	readonly task: () => void;
}

export function simulateEnvironment() {
	const sockets: SimulatedSocket[] = [];
	let time = 1000;
	let ids = 0;
	let tasks: Task[] = [];
	const environment: Environment = {
		open(handlers) {
			const socket = makeSocket(handlers);
			sockets.push(socket);
			return socket;
		},
		now: () => time,
		setTimer(ms, task) {
			const entry = { at: time + ms, task };
			tasks.push(entry);
			return () => {
				tasks = tasks.filter((other) => other !== entry);
			};
		},
		random: () => 0.5,
		newId: () => `request${++ids}`,
	};
	/** Advances time and runs the timers that are due, in order. */
	const pass = (ms: number): void => {
		const end = time + ms;
		for (;;) {
			const [next] = tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
			if (!next) break;
			tasks = tasks.filter((entry) => entry !== next);
			time = next.at;
			next.task();
		}
		time = end;
	};
	/** Opens and welcomes the newest socket. */
	const welcome = (now = time): SimulatedSocket => {
		const socket = sockets.at(-1)!;
		socket.handlers.onOpen();
		socket.receive({ kind: 'welcome', protocol: 1, name: '', account: null, now });
		return socket;
	};
	return { environment, sockets, pass, welcome };
}

function makeSocket(handlers: SocketHandlers): SimulatedSocket {
	const socket: SimulatedSocket = {
		handlers,
		sent: [],
		isClosed: false,
		send: (text) => void socket.sent.push(JSON.parse(text)),
		close() {
			socket.isClosed = true;
		},
		receive: (message) => handlers.onMessage(JSON.stringify(message)),
	};
	return socket;
}
