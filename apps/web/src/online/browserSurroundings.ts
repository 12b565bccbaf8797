/** The edge to the browser: sockets, timers, the network and who looks at the page. */
import type { Surroundings } from './line.js';
import { connectTable, type TableClient } from './tableClient.js';

const browser: Surroundings = {
	open: () => {
		const address = new URL('api/socket', document.baseURI);
		address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
		return new WebSocket(address) as ReturnType<Surroundings['open']>;
	},
	now: () => Date.now(),
	after: (ms, task) => {
		const timer = setTimeout(task, ms);
		return () => clearTimeout(timer);
	},
	random: Math.random,
};

/** 120 random bits. `randomUUID` is not there where the page came without https, as in a home network. */
const newId = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => (byte & 63).toString(36)).join('');

/** Connects to a table, and looks after the connection whenever the network or the page comes back. */
export function openTable(game: string): TableClient {
	const client = connectTable(game, { around: browser, newId });
	const look = () => document.visibilityState === 'visible' && client.check();
	addEventListener('online', client.check);
	addEventListener('offline', client.lose);
	addEventListener('pageshow', look);
	document.addEventListener('visibilitychange', look);
	return {
		...client,
		close() {
			removeEventListener('online', client.check);
			removeEventListener('offline', client.lose);
			removeEventListener('pageshow', look);
			document.removeEventListener('visibilitychange', look);
			client.close();
		},
	};
}
