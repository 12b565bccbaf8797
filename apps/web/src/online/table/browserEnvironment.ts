/** The browser environment: sockets, timers, network and page visibility. */
import { type Environment, TableClient } from '@rumis/client';

const browser: Environment = {
	open({ onOpen, onMessage, onClose }) {
		const address = new URL('api/socket', document.baseURI);
		address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
		const socket = new WebSocket(address);
		socket.onopen = onOpen;
		socket.onmessage = ({ data }) => onMessage(String(data));
		socket.onclose = ({ code }) => onClose(code);
		return socket;
	},
	now: Date.now,
	setTimer(ms, task) {
		const timer = setTimeout(task, ms);
		return () => clearTimeout(timer);
	},
	random: Math.random,
	// 120 random bits. `randomUUID` is not available without https, for example in a home network.
	newId: () =>
		Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => (byte & 63).toString(36)).join(''),
};

export interface OpenTable {
	readonly client: TableClient;
	close(): void;
}

/** Connects to a table, and checks the connection when the network or the page comes back. */
export function openTable(game: string): OpenTable {
	const client = new TableClient(game, browser);
	const ended = new AbortController();
	const { signal } = ended;
	const check = () => document.visibilityState === 'visible' && client.check();
	addEventListener('online', () => client.check(), { signal });
	addEventListener('offline', () => client.lose(), { signal });
	addEventListener('pageshow', check, { signal });
	document.addEventListener('visibilitychange', check, { signal });
	return {
		client,
		close() {
			ended.abort();
			client.close();
		},
	};
}
