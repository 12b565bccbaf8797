/** An environment whose time stands still until a test lets it go on, with sockets that the test answers. */
import type { ServerMessage } from '@rumis/protocol';
import type { Environment, Socket, SocketHandlers } from '../src/environment.js';

export interface SimulatedSocket extends Socket {
	readonly handlers: SocketHandlers;
	/** All that was sent, in order. */
	readonly sent: { readonly kind: string; readonly [key: string]: unknown }[];
	isClosed: boolean;
	/** The server sends something. */
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
	/** Lets time pass; what is due meanwhile is done in its order. */
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
	/** The newest socket is opened and welcomed. */
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
